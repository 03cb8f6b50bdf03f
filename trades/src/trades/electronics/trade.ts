import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'electronics',
  kind: 'shop',
  names: {
    english: 'Electronics store',
    spanish: 'Tienda de electrónica',
    french: 'Magasin d’électronique',
    italian: 'Negozio di elettronica',
    german: 'Elektronikgeschäft',
    japanese: '家電店',
    Korean: '전자제품 가게',
  },
  naming: {
    english: listed('electronics shop, electrical shop, hi-fi shop, tv shop, appliance shop'),
    spanish: listed('tienda de electrodomésticos, tienda de sonido'),
    french: listed('magasin d’électroménager, magasin hi-fi'),
    italian: listed('negozio di elettrodomestici, negozio hi-fi'),
    german: listed(`elektrogeschäft, elektrofachgeschäft, hifi studio, fernsehgeschäft, elektrofachhandel`),
    japanese: listed('電器店, でんき屋, オーディオショップ, 街の電器屋'),
    Korean: listed('전자 대리점, 가전 매장, 오디오 매장'),
  },
  things: {
    english: listed('tv, speakers, headphones, cables, fridge, amplifier, washing machine'),
    spanish: listed('televisor, altavoces, auriculares, cables, nevera, lavadora, electrodomésticos'),
    french: listed('télévision, enceintes, casques, câbles, frigo, lave-linge, électroménager'),
    italian: listed('televisore, casse, cuffie, cavi, frigorifero, lavatrice, elettrodomestici'),
    german: listed('fernseher, lautsprecher, kopfhörer, kabel, kühlschrank, verstärker'),
    japanese: listed('テレビ, スピーカー, 冷蔵庫, 洗濯機, イヤホン, アンプ'),
    Korean: listed('텔레비전, 스피커, 냉장고, 세탁기, 이어폰'),
  },
}
