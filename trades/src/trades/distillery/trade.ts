import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'distillery',
  kind: 'food-counter',
  names: {
    english: 'Distillery',
    spanish: 'Destilería',
    french: 'Distillerie',
    italian: 'Distilleria',
    german: 'Brennerei',
    japanese: '蒸留所',
    Korean: '증류소',
  },
  naming: {
    english: listed(
      `gin distillery, craft distillery, whisky distillery, distiller, craft gin, rum distillery`,
    ),
    spanish: listed('mezcal artesanal, licores artesanos, ginebra artesanal, palenque'),
    french: listed('distillateur, bouilleur de cru, distillerie artisanale'),
    italian: listed('grapperia, liquorificio, grappa artigianale'),
    german: listed('schnapsbrennerei, destillerie, obstbrennerei, gin manufaktur'),
    japanese: listed('焼酎蔵, クラフトジン, ウイスキー蒸留所, 酒蔵'),
    Korean: listed('전통주, 막걸리 양조장, 수제 막걸리, 소주 양조장'),
  },
  things: {
    english: listed('gin, whisky, rum, botanicals, cask, still, copper still, tasting, mezcal, schnapps'),
    spanish: listed('mezcal, espadín, tobalá, licor, ginebra, orujo, cata, agave, aguardiente'),
    french: listed('gin, eau-de-vie, liqueurs, whisky, alambic, dégustation, eaux-de-vie'),
    italian: listed('grappa, gin, liquori, amaro, alambicco, degustazione'),
    german: listed('schnaps, gin, obstler, likör, geist, verkostung, brand, edelbrände, obstbrände'),
    japanese: listed('焼酎, ジン, ウイスキー, 樽, 蔵元, 試飲'),
    Korean: listed('막걸리, 소주, 누룩, 시음'),
  },
}
