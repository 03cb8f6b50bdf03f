import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'gift',
  kind: 'shop',
  names: {
    english: 'Gift shop',
    spanish: 'Tienda de regalos',
    french: 'Boutique de cadeaux',
    italian: 'Negozio di articoli da regalo',
    german: 'Geschenkeladen',
    japanese: 'ギフトショップ',
    Korean: '선물 가게',
  },
  naming: {
    english: listed('gift store, souvenir shop, gifts and homewares, homeware shop, card and gift shop'),
    spanish: listed('tienda de souvenirs, regalos originales, tienda de decoración'),
    french: listed('boutique de souvenirs, idées cadeaux, boutique déco, décoration et cadeaux'),
    italian: listed('articoli da regalo, oggettistica, negozio di souvenir'),
    german: listed('souvenirladen, geschenkladen, dekoladen'),
    japanese: listed('雑貨店, 雑貨屋, 土産物店, お土産屋, 生活雑貨店'),
    Korean: listed('소품샵, 기념품 가게, 잡화점'),
  },
  things: {
    english: listed(
      `gifts, candles, cards, homewares, presents, mugs, local makers, gift wrapping, souvenirs`,
    ),
    spanish: listed('regalos, velas, tarjetas, decoración, recuerdos, detalles'),
    french: listed('cadeaux, bougies, cartes, décoration, souvenirs, artisans locaux'),
    italian: listed('regali, candele, biglietti, decorazioni, souvenir, liste nozze, bomboniere'),
    german: listed(
      `geschenke, kerzen, karten, deko, tassen, mitbringsel, andenken, wohnaccessoires, geschenkartikel`,
    ),
    japanese: listed('贈り物, 雑貨, キャンドル, ラッピング, お土産, 作家もの'),
    Korean: listed('소품, 선물, 기념품, 캔들, 엽서, 포장'),
  },
}
