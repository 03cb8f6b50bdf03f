import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'place-of-worship',
  kind: 'community',
  names: {
    english: 'Place of worship',
    spanish: 'Parroquia',
    french: 'Paroisse',
    italian: 'Parrocchia',
    german: 'Kirchengemeinde',
    japanese: '寺院・教会',
    Korean: '교회·사찰',
  },
  naming: {
    english: listed('parish church, gurdwara, buddhist centre'),
    spanish: listed('comunidad parroquial'),
    french: listed('communauté paroissiale'),
    italian: listed('sinagoga'),
    german: listed('pfarrgemeinde, moschee, synagoge, freikirche'),
    japanese: listed('お寺'),
    Korean: listed('절'),
  },
  things: {
    english:
      listed(`church, worship, prayer, mass, sunday school, vicar, sermon, baptism, faith, fellowship, parish,
      temple, mosque, synagogue, chapel, congregation`),
    spanish: listed('misa, oración, párroco, bautizo, catequesis, iglesia, templo, mezquita, sinagoga'),
    french: listed('messe, prière, curé, baptême, catéchisme, église, temple, mosquée, synagogue'),
    italian: listed('messa, preghiera, parroco, battesimo, catechismo, chiesa, oratorio, moschea'),
    german: listed('gottesdienst, gebet, pfarrer, taufe, konfirmanden, andacht, tempel, gemeinde'),
    japanese: listed('礼拝, 法要, 住職, ご祈祷, 教会, 神社, 寺院'),
    Korean: listed('예배, 미사, 법회, 기도, 주일학교, 교회, 사찰, 성당'),
  },
}
