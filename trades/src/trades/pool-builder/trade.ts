import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pool-builder',
  kind: 'building-trade',
  names: {
    english: 'Pool builder',
    spanish: 'Construcción de piscinas',
    french: 'Construction de piscines',
    italian: 'Costruzione piscine',
    german: 'Poolbau',
    japanese: 'プール施工',
    Korean: '수영장 시공',
  },
  naming: {
    english: listed(
      'pool contractor, swimming pool builder, pool installation, pool builders, build pools, pool construction, fibreglass pools, concrete pools, natural swimming ponds',
    ),
    spanish: listed(
      'constructor de piscinas, construimos piscinas, obra de piscinas, piscinas de obra, piscinas de hormigón, construcción de albercas',
    ),
    french: listed(
      'construction de piscine, constructeur de piscines, piscines sur mesure, piscine en béton, piscines coque',
    ),
    italian: listed(
      'costruzione di piscine, costruttore di piscine, costruiamo piscine, piscine interrate, realizzazione piscine',
    ),
    german: listed(
      'Poolbauer, Poolbauerin, Schwimmbadbau, Schwimmbadbauer, Schwimmbadbauerin, Schwimmteichbau, Schwimmbadtechnik, Naturpoolbau',
    ),
    japanese: listed('プール工事, プール設置, プール建設, 自宅プール施工'),
    Korean: listed('수영장 설비, 수영장 공사, 수영장 건설, 개인 수영장 시공'),
  },
  things: {
    english: listed('liner, tiles, coping, concrete, fibreglass, heating, pump room, plans'),
    spanish: listed('gresite, vaso, liner, depuradora, coronación, obra nueva'),
    french: listed('liner, béton, coque, margelles, local technique, plage de piscine'),
    italian: listed('telo, cemento, vasca, locale tecnico, bordi, rivestimento'),
    german: listed('Becken, Folie, Beton, Naturpool, Beckenrand, Technikraum, Überdachung'),
    japanese: listed('防水, タイル, ろ過設備, 設計, コンクリート'),
    Korean: listed('방수, 타일, 여과 설비, 설계, 콘크리트'),
  },
}
