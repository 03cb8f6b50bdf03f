import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'second-hand',
  kind: 'shop',
  names: {
    english: 'Second-hand shop',
    spanish: 'Tienda de segunda mano',
    french: 'Friperie',
    italian: 'Negozio dell’usato',
    german: 'Secondhandladen',
    japanese: 'リサイクルショップ',
    Korean: '중고 가게',
  },
  naming: {
    english: listed(`thrift store, second hand shop, vintage clothing, vintage clothes, consignment shop,
      pre-loved clothes, resale shop, vintage shop, thrift shop`),
    spanish: listed('ropa de segunda mano, ropa vintage, tienda vintage'),
    french: listed(
      `vêtements d’occasion, seconde main, vintage femme, dépôt vente enfants, boutique vintage`,
    ),
    italian: listed(
      `abbigliamento usato, abbigliamento vintage, conto vendita, negozio vintage, seconda mano`,
    ),
    german: listed(
      `second hand laden, secondhand, second hand mode, vintage mode, kindersecondhand, gebrauchtwarenladen`,
    ),
    japanese: listed('古着屋, 古着店, 中古品店, 買取屋, 買取専門'),
    Korean: listed('구제 옷, 빈티지 옷, 중고 의류, 중고 매장, 구제 옷가게, 빈티지 옷가게'),
  },
  things: {
    english: listed('vintage, pre-loved, consignment, donations, bargains, retro, designer labels, swap'),
    spanish: listed('vintage, segunda mano, retro, depósito, ocasión'),
    french: listed('vintage, occasion, fripes, dépôt, rétro, petits prix'),
    italian: listed('vintage, usato, rétro, capi firmati, occasioni'),
    german: listed('vintage, gebraucht, kommission, annahme, kinderkleidung, schnäppchen'),
    japanese: listed('古着, 中古, 買取, 委託販売, ビンテージ'),
    Korean: listed('구제, 중고, 빈티지, 위탁, 매입'),
  },
}
