import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tatami-maker',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Tatami maker',
    spanish: 'Fabricante de tatamis',
    french: 'Fabricant de tatamis',
    italian: 'Produttore di tatami',
    german: 'Tatamimacher',
    japanese: '畳屋',
    Korean: '다다미 제작',
  },
  naming: {
    english: listed(`tatami, tatami mats, tatami shop, tatami flooring, shoji, shoji screens, fusuma,
      tatami refurbishing, Japanese screens`),
    spanish: listed('tatamis, tatami, esteras japonesas, paneles japoneses, shoji'),
    french: listed('tatamis, tatami, shoji, cloisons japonaises, nattes japonaises, fusuma'),
    italian: listed('tatami, shoji, stuoie giapponesi, pannelli giapponesi, fusuma'),
    german: listed(
      `Tatami, Tatamimatten, Tatamimacherin, Shoji, Schiebetüren aus Papier, japanische Matten, Fusuma`,
    ),
    japanese: listed(
      '畳店, 畳工事, 畳替え, 畳の張替え, 畳表替え, 製畳, 琉球畳, 畳職人, 畳屋さん, 畳の表替え',
    ),
    Korean: listed('다다미, 다다미방, 다다미 시공, 돗자리 제작, 왕골 돗자리, 화문석'),
  },
  things: {
    english: listed(
      `rush, igusa, mats, borders, re-covering, paper, Japanese room, futon, frame, sliding doors`,
    ),
    spanish: listed(`junco, estera, futón, paja de arroz, papel, ribete, sala japonesa, puertas correderas`),
    french: listed('jonc, futon, paille de riz, papier, bordure, pièce japonaise, panneaux coulissants'),
    italian: listed(
      `stuoia, giunco, futon, paglia di riso, carta, bordo, stanza giapponese, porte scorrevoli`,
    ),
    german:
      listed(`Matten, Reisstroh, Futon, Igusa, Papierwand, Teezimmer, Einfassung, japanisches Zimmer, Bezug,
      Holzrahmen`),
    japanese: listed('畳, い草, 畳表, 畳縁, 裏返し, 新調, 和室, 襖, 障子, 縁なし'),
    Korean: listed('골풀, 짚, 돗자리, 매트, 왕골, 좌식, 테두리, 일본식'),
  },
}
