import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'natural-burial-ground',
  kind: 'farewell',
  names: {
    english: 'Natural burial ground',
    spanish: 'Cementerio natural',
    french: 'Cimetière naturel',
    italian: 'Cimitero naturale',
    german: 'Naturfriedhof',
    japanese: '樹木葬墓地',
    Korean: '수목장',
  },
  naming: {
    english: listed('woodland burial, green burial, burial ground, natural burial, pet cemetery'),
    spanish: listed('bosque de cenizas, entierro natural'),
    french: listed('inhumation en forêt, forêt cinéraire, cimetière paysager'),
    italian: listed('bosco della memoria, sepoltura naturale'),
    german: listed('waldbestattung, friedwald, ruheforst, bestattungswald, baumbestattung'),
    japanese: listed('樹木葬, 霊園, 納骨堂, 火葬場, 永代供養墓'),
    Korean: listed('자연장, 추모공원, 납골당, 봉안당'),
  },
  things: {
    english:
      listed(`trees, meadow, plots, ashes, graveside, shroud, wildflowers, peaceful, cemetery, crematorium,
      columbarium`),
    spanish: listed('árbol, cenizas, urna, descanso, crematorio'),
    french: listed('arbre, cendres, urne, recueillement, crématorium'),
    italian: listed('albero, ceneri, urna, riposo, crematorio'),
    german: listed('baum, urne, ruhestätte, wald, abschied, beisetzung, friedhof, krematorium'),
    japanese: listed('遺骨, 納骨, 永代供養, 区画'),
    Korean: listed('나무, 유골, 봉안, 추모, 안치'),
  },
}
