import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wedding-florist',
  kind: 'events',
  otherKind: 'shop',
  names: {
    english: 'Wedding florist',
    spanish: 'Florista de bodas',
    french: 'Fleuriste mariage',
    italian: 'Fiorista per matrimoni',
    german: 'Hochzeitsfloristik',
    japanese: 'ウェディングフラワー',
    Korean: '웨딩 플라워',
  },
  naming: {
    english:
      listed(`event florist, bridal bouquets, flower farmer, wedding floristry, event flowers, cut flower farm,
      floral styling, wedding bouquets, farmer florist, dried flower studio, flower wall hire,
      pick your own flowers`),
    spanish:
      listed(`flores para bodas, floristería de bodas, diseño floral, ramos de novia, decoración floral de bodas,
      diseñadora floral, taller floral`),
    french: listed(`fleurs de mariage, designer floral, fleuriste événementiel, bouquets de mariée,
      fleurs séchées atelier, designer florale, décoration florale`),
    italian:
      listed(`fiori per matrimoni, flower designer, floral designer, bouquet da sposa, allestimenti floreali,
      flower farm, wedding flowers, addobbi floreali`),
    german:
      listed(`Hochzeitsflorist, Hochzeitsfloristin, Brautsträuße, Eventfloristik, Blumenfarm, Slowflower-Farm,
      Floraldesign, Floraldesigner, Floraldesignerin, Trockenblumenatelier, Slowflower-Gärtnerei,
      Hochzeitsblumen`),
    japanese: listed(
      'ブライダルフラワー, ウェディングブーケ, 装花, フラワーデザイナー, ブーケ制作, ドライフラワー工房, ブライダルブーケ, 会場装花, フラワーアーティスト',
    ),
    Korean: listed(
      '웨딩부케, 웨딩플라워, 플로리스트 웨딩, 부케 제작, 꽃장식, 드라이플라워 공방, 플라워 디자이너, 식장 꽃장식',
    ),
  },
  things: {
    english:
      listed(`wedding flowers, buttonholes, arches, centrepieces, peonies, foliage, installations, corsages,
      stems, eucalyptus, roses, seasonal, brides, buckets, dahlias`),
    spanish: listed('ramo, novia, peonías, centros, arcos, eucalipto, tocados, temporada, rosas'),
    french: listed(
      `bouquet, mariée, pivoines, boutonnières, arche, eucalyptus, saison, centres de table, dahlias`,
    ),
    italian: listed('bouquet, sposa, peonie, centrotavola, arco, eucalipto, stagione, bottoniere'),
    german:
      listed(`Brautstrauß, Anstecker, Pfingstrosen, Tischdeko, Eukalyptus, Rosen, Bogen, Kränze, Dahlien,
      saisonal, Trauung, Haarkranz`),
    japanese: listed('ブーケ, 会場, ブートニア, 花冠, 挙式, バラ, 芍薬, ユーカリ, プリザーブド'),
    Korean: listed('부케, 코사지, 화관, 장미, 작약, 유칼립투스, 본식, 꽃길'),
  },
}
