import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'shoes',
  kind: 'shop',
  names: {
    english: 'Shoe shop',
    spanish: 'Zapatería',
    french: 'Magasin de chaussures',
    italian: 'Negozio di scarpe',
    german: 'Schuhgeschäft',
    japanese: '靴屋',
    Korean: '신발 가게',
  },
  naming: {
    english: listed('shoe store, footwear shop, boot shop, children’s shoe shop, running shoe shop'),
    spanish: listed('tienda de zapatos, tienda de calzado, calzado infantil'),
    french: listed('boutique de chaussures, chausseur, chaussures enfants'),
    italian: listed('calzature, negozio di calzature, scarpe bambini'),
    german: listed('schuhladen, schuhhaus, kinderschuhgeschäft, laufschuhladen'),
    japanese: listed('靴店, シューズショップ, 子ども靴専門店, 靴屋さん'),
    Korean: listed('신발가게, 구두 가게, 수제화 매장'),
  },
  things: {
    english: listed('shoe, boots, sandals, trainers, sneakers, wide fit, foot measured, slippers, insoles'),
    spanish: listed('zapato, botas, sandalias, zapatillas, alpargatas, horma, numeración'),
    french: listed('chaussure, bottes, sandales, baskets, chaussons, pointure, semelles'),
    italian: listed('scarpe, stivali, sandali, ciabatte, sneakers, numeri, plantari'),
    german: listed(`schuhe, stiefel, sandalen, hausschuhe, turnschuhe, kinderschuhe, weite, fußvermessung`),
    japanese: listed('スニーカー, ブーツ, サンダル, 革靴, 足の計測, 外反母趾, サイズ'),
    Korean: listed('운동화, 구두, 부츠, 샌들, 발볼, 사이즈'),
  },
}
