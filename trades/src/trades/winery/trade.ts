import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'winery',
  kind: 'food-counter',
  otherKind: 'outdoors',
  names: {
    english: 'Winery',
    spanish: 'Bodega',
    french: 'Vigneron',
    italian: 'Cantina vinicola',
    german: 'Weingut',
    japanese: 'ワイナリー',
    Korean: '와이너리',
  },
  naming: {
    english: listed(
      `vineyard, winemaker, wine producer, wine estate, wine grower, wine shop, wine merchant, vintner`,
    ),
    spanish: listed('viñedo, viticultor, enólogo, productor de vino, vinoteca'),
    french: listed(`viticulteur, domaine viticole, vigneronne, cave à vin, caviste, vignoble, cave viticole`),
    italian: listed('viticoltore, azienda vinicola, enoteca, vignaiolo, cantina'),
    german: listed('winzer, weinbau, weinhandlung, weinladen, winzerin, vinothek, weinbauer'),
    japanese: listed('ワイン醸造, ワインショップ, ワイン専門店, ぶどう園, ワイン醸造所'),
    Korean: listed('와인 양조, 포도원, 와인샵'),
  },
  things: {
    english: listed('wine, grapes, tasting, cellar, vintage, red, white, sparkling, harvest, barrel'),
    spanish: listed('vino, uva, cata, barrica, cosecha, tinto, crianza'),
    french: listed(
      `vin, raisin, dégustation, cave, millésime, vendange, fendant, arvine, cornalin, caveau, cuvée`,
    ),
    italian: listed('vino, uva, degustazione, vendemmia, botte, bottiglia, bottiglie, barrique'),
    german: listed('wein, traube, verkostung, keller, jahrgang, riesling, lese, silvaner'),
    japanese: listed('ワイン, ぶどう, 試飲, 樽, 収穫'),
    Korean: listed('와인, 포도, 시음, 수확'),
  },
  schemaType: 'Winery',
}
