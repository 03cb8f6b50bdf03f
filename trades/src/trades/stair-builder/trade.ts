import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stair-builder',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Stair builder',
    spanish: 'Fabricante de escaleras',
    french: 'Escaliéteur',
    italian: 'Scale su misura',
    german: 'Treppenbau',
    japanese: '階段工事',
    Korean: '계단 제작',
  },
  naming: {
    english: listed(`staircases, staircase maker, stair building, bespoke staircases, staircase renovation,
      handrail maker, stair parts, stair builders, staircase manufacturer, spiral staircases,
      stair renovation, stairs maker`),
    spanish: listed(`escaleras a medida, escaleras de madera, escaleras de caracol, construcción de escaleras,
      escaleras metálicas, barandillas y escaleras`),
    french:
      listed(`escaliers sur mesure, fabricant d’escaliers, escaliers, rénovation d’escalier, pose d’escalier,
      escaliers en bois, escalier hélicoïdal`),
    italian:
      listed(`scale in legno, costruttore di scale, scale per interni, produzione scale, scale a chiocciola,
      scalista`),
    german:
      listed(`Treppenbauer, Treppenbauerin, Treppenrenovierung, Treppenstudio, Holztreppen, Treppenmanufaktur,
      Treppensanierung, Stahltreppen, Wendeltreppen`),
    japanese: listed('階段リフォーム, 手すり工事, 階段製作, らせん階段, 鉄骨階段, 階段職人'),
    Korean: listed('계단 시공, 목계단, 철계단, 계단 난간, 원형계단, 계단 공사'),
  },
  things: {
    english:
      listed(`oak, newels, spindles, treads, risers, handrails, glass, winders, banister, landing, flights,
      carpet runner, creaking`),
    spanish: listed('peldaños, pasamanos, roble, zancas, rellano, caracol, vidrio'),
    french: listed('marches, rampe, limon, chêne, contremarches, main courante, colimaçon'),
    italian: listed('gradini, corrimano, rovere, pianerottolo, alzate, vetro, chiocciola'),
    german: listed(`Stufen, Geländer, Handlauf, Eiche, Wangen, Podest, Setzstufen, Treppe, Knarren, Buche`),
    japanese: listed('階段, 踏板, 手すり, 段差, 無垢, 蹴込, 滑り止め, オーク'),
    Korean: listed('디딤판, 난간, 손스침, 원목, 논슬립, 복층, 챌판, 오크'),
  },
}
