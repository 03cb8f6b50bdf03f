import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sewing-classes',
  kind: 'classes',
  names: {
    english: 'Sewing classes',
    spanish: 'Clases de costura',
    french: 'Cours de couture',
    italian: 'Corsi di cucito',
    german: 'Nähkurse',
    japanese: '洋裁教室',
    Korean: '재봉 교실',
  },
  naming: {
    english:
      listed(`sewing lessons, sewing school, learn to sew, dressmaking classes, knitting classes, crochet classes,
      sewing teacher, quilting classes, knitting workshops, sewing workshops, knitting lessons,
      teach sewing, sewing café, embroidery classes, textile workshops, kids sewing`),
    spanish:
      listed(`cursos de costura, taller de costura clases, clases corte y confección, clases de ganchillo,
      clases de punto, academia de costura, aprender a coser`),
    french:
      listed(`atelier couture cours, apprendre à coudre, cours de tricot, cours de crochet, stages de couture,
      café couture`),
    italian:
      listed(`corso di cucito, lezioni di cucito, scuola di cucito, corsi di uncinetto, corsi di maglia,
      imparare a cucire, corsi taglio e cucito`),
    german:
      listed(`Nähkurs, Nähschule, Nähen lernen, Strickkurse, Nähcafé, Häkelkurse, Nähunterricht, Nähtreff,
      Nähwerkstatt Kurse, Schneiderkurse, Strickkurs, Stickkurse, Kindernähkurs`),
    japanese: listed(
      '裁縫教室, ソーイング教室, 編み物教室, 和裁教室, ミシン教室, ハンドメイド教室, 刺繍教室, 手芸教室',
    ),
    Korean: listed(
      '재봉틀 수업, 양재학원, 뜨개 클래스, 재봉 공방, 홈패션 공방, 바느질 수업, 미싱 수업, 양재 교실, 재봉틀 교실, 소잉 클래스, 미싱 공방',
    ),
  },
  things: {
    english:
      listed(`machine, patterns, needles, fabric, thread, zips, overlocker, yarn, beginners, tote bag, skirts,
      cushions, hooks`),
    spanish: listed('máquina, patrones, agujas, tela, hilo, cremallera, lana, principiantes, remalladora'),
    french: listed('machine, patron, aiguilles, tissu, fil, surjeteuse, laine, débutants, jupe'),
    italian: listed('macchina, cartamodelli, aghi, stoffa, filo, cerniera, lana, principianti, tagliacuci'),
    german:
      listed(`Nähmaschine, Schnittmuster, Stoff, Nadel, Faden, Reißverschluss, Overlock, Wolle, Anfänger, Tasche,
      Rock`),
    japanese: listed('ミシン, 型紙, 布, 針, 糸, 毛糸, バッグ, 小物, かぎ針'),
    Korean: listed('재봉틀, 패턴, 원단, 바늘, 실, 에코백, 파우치, 코바늘, 초보'),
  },
}
