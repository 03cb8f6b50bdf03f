import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'treehouse-builder',
  kind: 'building-trade',
  names: {
    english: 'Treehouse builder',
    spanish: 'Casas en los árboles',
    french: 'Constructeur de cabanes',
    italian: 'Case sull’albero',
    german: 'Baumhausbau',
    japanese: 'ツリーハウス製作',
    Korean: '트리하우스 제작',
  },
  naming: {
    english: listed(
      'tree house builder, treehouse building, tree house building, build treehouses, building tree houses, playhouse builder, playhouses, build tree houses',
    ),
    spanish: listed('construcción de casas árbol, casitas de madera infantiles'),
    french: listed('construction de cabanes, constructeur de cabane'),
    italian: listed('costruzione case sull’albero, casette per bambini'),
    german: listed('Baumhausbauer, Baumhäuser bauen, Spielhaus bauen, Stelzenhaus bauen'),
    japanese: listed('ツリーハウス建築, ツリーハウス施工'),
    Korean: listed('트리하우스 시공, 놀이집 제작'),
  },
  things: {
    english: listed('platform, rope ladder, slide, storey, deck'),
    spanish: listed('plataforma, tobogán, escalera de cuerda'),
    french: listed('plateforme, plancher, toboggan, échelle de corde'),
    italian: listed('piattaforma, scivolo, scala di corda'),
    german: listed('Plattform, Strickleiter, Rutsche, Geländer'),
    japanese: listed('滑り台, はしご, デッキ'),
    Korean: listed('미끄럼틀, 사다리, 데크'),
  },
}
