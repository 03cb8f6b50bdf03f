import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'florist',
  kind: 'shop',
  otherKind: 'events',
  names: {
    english: 'Florist',
    spanish: 'Floristería',
    french: 'Fleuriste',
    italian: 'Fiorista',
    german: 'Blumenladen',
    japanese: '花屋',
    Korean: '꽃집',
  },
  naming: {
    english: listed(
      `flower shop, floral designer, floral design, floristry, bouquets, flower arranging, flower studio`,
    ),
    spanish: listed('florista, floristero, tienda de flores, ramos de flores'),
    french: listed('artisan fleuriste, magasin de fleurs, compositions florales'),
    italian: listed('fioraio, negozio di fiori, composizioni floreali, fioreria'),
    german: listed(
      `florist, floristin, blumengeschäft, blumenhandlung, floristik, blumenbinderei, blumenstube`,
    ),
    japanese: listed(
      'フラワーショップ, 生花店, お花屋, フローリスト, フラワーアレンジメント, お花屋さん, 花店, フラワーアレンジメント教室',
    ),
    Korean: listed('플라워샵, 꽃가게, 플로리스트, 꽃배달'),
  },
  things: {
    english: listed(
      `flower, wreath, plant, arrangement, rose, vase, stem, peony, funeral flowers, dried flowers`,
    ),
    spanish: listed('flor, ramo, planta, rosa, corona, jarrón'),
    french: listed('fleur, bouquet, plante, rose, couronne, vase'),
    italian: listed('fiore, bouquet, mazzo, pianta, rosa, corona'),
    german: listed(`blumen, strauß, kranz, rosen, gesteck, pflanzen, trockenblumen, trauerkranz, topfpflanzen,
      blumenstrauß, schnittblumen`),
    japanese: listed('花束, 花, ブーケ, 生花, 胡蝶蘭, アレンジ, 植物'),
    Korean: listed('꽃다발, 꽃, 화환, 부케, 화분, 꽃바구니'),
  },
  schemaType: 'Florist',
}
