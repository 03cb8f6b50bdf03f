import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'musical-instrument',
  kind: 'shop',
  names: {
    english: 'Music shop',
    spanish: 'Tienda de instrumentos musicales',
    french: 'Magasin de musique',
    italian: 'Negozio di strumenti musicali',
    german: 'Musikgeschäft',
    japanese: '楽器店',
    Korean: '악기점',
  },
  naming: {
    english: listed(
      `musical instrument store, guitar shop, piano shop, instrument shop, sheet music shop, drum shop`,
    ),
    spanish: listed('tienda de música, tienda de guitarras, venta de pianos'),
    french: listed('magasin d’instruments, vente de pianos, boutique de guitares'),
    italian: listed('strumenti musicali, vendita pianoforti, negozio di chitarre'),
    german: listed('musikhaus, musikalienhandlung, gitarrenladen, klavierhaus, musikladen'),
    japanese: listed('ギターショップ, ピアノ販売, 楽器屋'),
    Korean: listed('악기사, 피아노 매장, 기타 매장'),
  },
  things: {
    english: listed('guitars, pianos, strings, amps, reeds, sheet music, ukuleles'),
    spanish: listed('guitarras, pianos, cuerdas, partituras, amplificadores'),
    french: listed('guitares, pianos, cordes, partitions, amplis, anches'),
    italian: listed('chitarre, pianoforti, corde, spartiti, amplificatori'),
    german: listed('gitarren, klaviere, saiten, noten, verstärker, blätter'),
    japanese: listed('ギター, ピアノ, 弦, 楽譜, アンプ, 管楽器'),
    Korean: listed('기타, 피아노, 악보, 앰프, 우쿨렐레'),
  },
}
