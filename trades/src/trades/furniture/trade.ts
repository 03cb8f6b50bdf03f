import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'furniture',
  kind: 'shop',
  names: {
    english: 'Furniture shop',
    spanish: 'Tienda de muebles',
    french: 'Magasin de meubles',
    italian: 'Negozio di mobili',
    german: 'Möbelhaus',
    japanese: '家具店',
    Korean: '가구점',
  },
  naming: {
    english: listed(`furniture store, sofa shop, furniture showroom, second-hand furniture, used furniture`),
    spanish: listed('mueblería, muebles de segunda mano, tienda de sofás'),
    french: listed('boutique de meubles, meubles d’occasion, magasin de canapés'),
    italian: listed('arredamento, mobilificio, negozio di arredamento, mobili usati'),
    german: listed('möbelgeschäft, möbelladen, polstermöbelhaus, gebrauchtmöbel'),
    japanese: listed('家具屋, インテリアショップ, 中古家具店'),
    Korean: listed('가구 매장, 가구 가게, 중고 가구'),
  },
  things: {
    english: listed('sofa, armchair, bed, mattress, wardrobe, dining table, showroom, sideboard'),
    spanish: listed('sofá, sillón, cama, colchón, armario, mesa, cómoda, exposición'),
    french: listed('canapé, fauteuil, lit, matelas, armoire, table, commode, salle d’exposition'),
    italian: listed('divano, poltrona, letto, materasso, armadio, tavolo, cassettiera, showroom'),
    german: listed('sofa, sessel, bett, matratze, schrank, esstisch, ausstellung, kommode'),
    japanese: listed('ソファ, ベッド, タンス, テーブル, 椅子, ショールーム, 収納'),
    Korean: listed('소파, 침대, 매트리스, 옷장, 식탁, 쇼룸'),
  },
}
