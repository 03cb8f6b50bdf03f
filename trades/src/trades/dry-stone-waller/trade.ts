import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dry-stone-waller',
  kind: 'building-trade',
  otherKind: 'outdoors',
  names: {
    english: 'Dry-stone waller',
    spanish: 'Muros de piedra seca',
    french: 'Murailler en pierre sèche',
    italian: 'Muri a secco',
    german: 'Trockenmauerbau',
    japanese: '石積み',
    Korean: '돌담 쌓기',
  },
  naming: {
    english:
      listed(`dry stone waller, dry stone walling, dry stone walls, stone walling, stone waller, dry stone dyker,
      drystone walling, dry stone wall, stone wall builder, hedgelayer, hedge laying`),
    spanish: listed(
      `piedra seca, muro de piedra, muros de piedra, margers, albañil de piedra, paredador de piedra seca`,
    ),
    french: listed(
      `pierre sèche, murailler, murs en pierre sèche, bâtisseur en pierre sèche, muret en pierre`,
    ),
    italian: listed(
      `muretti a secco, muro a secco, costruttore muri a secco, muri in pietra, muratore a secco`,
    ),
    german:
      listed(`Trockenmauer, Trockenmauern, Trockenmaurer, Trockenmaurerin, Natursteinmauern, Natursteinmauerbau,
      Trockensteinmauern`),
    japanese: listed('空石積み, 石垣, 石垣工事, 石垣修復, 野面積み'),
    Korean: listed('돌담, 석축, 조경석 쌓기, 자연석 쌓기, 석축공사, 돌담 시공'),
  },
  things: {
    english:
      listed(`fieldstone, coping, cheek end, gaps, retaining, sheep, boundary, batter, throughs, limestone,
      gritstone, hearting, collapsed`),
    spanish: listed('piedra, bancal, muro, terrazas, muretes, contención, finca, mampostería'),
    french: listed('pierres, muret, restanque, soutènement, terrasse, calade, vigne, restauration'),
    italian: listed('pietra, terrazzamenti, sasso, contenimento, vigneto, fascia, muretto, restauro'),
    german:
      listed(`Naturstein, Hang, Bruchstein, Hangsicherung, Weinberg, Sandstein, Mauer, Kalkstein, ohne Mörtel,
      Stützmauer`),
    japanese: listed('石, 棚田, 擁壁, 崩れ, 土手, 庭石, 自然石, 野石'),
    Korean: listed('자연석, 돌, 축대, 정원, 담장, 현무암, 경사지, 발파석'),
  },
}
