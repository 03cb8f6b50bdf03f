import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fishing-charter',
  kind: 'outdoors',
  names: {
    english: 'Fishing charter',
    spanish: 'Charter de pesca',
    french: 'Sortie de pêche en mer',
    italian: 'Charter di pesca',
    german: 'Angelfahrten',
    japanese: '釣り船',
    Korean: '낚싯배',
  },
  naming: {
    english: listed(
      `fishing charters, charter boat, deep sea fishing, fishing trips, charter fishing, sea fishing trips`,
    ),
    spanish: listed('salidas de pesca, pesca en barco, excursiones de pesca, barco de pesca'),
    french: listed('pêche en mer, pêche au gros, sorties de pêche'),
    italian: listed('pesca in barca, uscite di pesca, pescaturismo, battute di pesca'),
    german: listed('Angeltouren, Hochseeangeln, Angelkutter, Kutterfahrten'),
    japanese: listed('遊漁船, 船釣り, 釣船, 乗合船'),
    Korean: listed('배낚시, 낚시배, 바다낚시, 선상낚시'),
  },
  things: {
    english: listed('boat, rods, bait, catch, cod, bass, mackerel, skipper, tackle'),
    spanish: listed('barco, caña, cebo, atún, patrón'),
    french: listed('bateau, cannes, appâts, thon'),
    italian: listed('barca, canne, esche, tonno, traina'),
    german: listed('Boot, Ruten, Köder, Dorsch, Kutter, Fang'),
    japanese: listed('船, 竿, 餌, 鯛, 釣果'),
    Korean: listed('배, 낚싯대, 미끼, 우럭, 선장'),
  },
}
