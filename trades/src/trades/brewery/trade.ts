import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'brewery',
  kind: 'food-counter',
  otherKind: 'maker',
  names: {
    english: 'Brewery',
    spanish: 'Cervecería artesana',
    french: 'Brasserie artisanale',
    italian: 'Birrificio',
    german: 'Brauerei',
    japanese: 'ビール醸造所',
    Korean: '양조장',
  },
  naming: {
    english: listed('microbrewery, craft brewery, brewer, taproom, brewing company'),
    spanish: listed(`microcervecería, fábrica de cerveza, sidrería,
      hacemos cerveza, elaboramos cerveza`),
    french: listed('microbrasserie, brasseur'),
    italian: listed('microbirrificio, birra artigianale, birraio'),
    german: listed('hausbrauerei, brauer, brenner, mikrobrauerei, braumanufaktur'),
    japanese: listed('ブルワリー, クラフトビール, 醸造所, 地ビール, クラフトビール醸造所'),
    Korean: listed('브루어리, 수제 맥주, 수제맥주, 수제 맥주 양조장'),
  },
  things: {
    english: listed('beer, ale, lager, stout, hops, cask, keg, gin, whisky, cider, pint, malt'),
    spanish: listed('cerveza, lúpulo, malta, barril, ginebra, sidra'),
    french: listed('bière, houblon, malt, fût, gin, cidre'),
    italian: listed('birra, luppolo, malto, fusto, grappa'),
    german: listed('bier, hopfen, malz, fass, gin, schnaps'),
    japanese: listed('ビール, 日本酒, 焼酎, 麦芽, ホップ, 酒'),
    Korean: listed('맥주, 막걸리, 소주, 홉, 술'),
  },
  schemaType: 'Brewery',
}
