import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bedding-shop',
  kind: 'shop',
  names: {
    english: 'Bedding shop',
    spanish: 'Tienda de colchones',
    french: 'Magasin de literie',
    italian: 'Negozio di materassi',
    german: 'Bettenfachgeschäft',
    japanese: '寝具店',
    Korean: '침구점',
  },
  naming: {
    english: listed(
      'bed shop, mattress shop, mattress store, bedding store, bed linen shop, duvet shop, mattresses and beds',
    ),
    spanish: listed('colchonería, tienda de descanso, ropa de cama, colchones y somieres'),
    french: listed(
      'literie, spécialiste de la literie, magasin de matelas, matelas et sommiers, linge de lit',
    ),
    italian: listed('materassi e reti, negozio di biancheria, centro del riposo, materasseria'),
    german: listed(
      'Bettengeschäft, Bettenhaus, Bettenladen, Matratzenladen, Bettwaren, Bettfedernreinigung, Matratzenfachgeschäft',
    ),
    japanese: listed('布団店, ふとん店, 寝具専門店, 布団屋, ふとんの打ち直し, 布団打ち直し'),
    Korean: listed('이불 가게, 이불집, 침구 매장, 매트리스 매장, 솜틀집'),
  },
  things: {
    english: listed('mattress, duvet, pillow, bed linen, topper, bed frame, sheets, bed bases'),
    spanish: listed('colchón, almohada, somier, edredón, sábanas, canapé, nórdico'),
    french: listed('matelas, oreiller, sommier, couette, draps, surmatelas, édredon'),
    italian: listed('materasso, cuscino, rete, piumone, lenzuola, guanciale, topper'),
    german: listed(
      'Matratze, Kissen, Daunendecke, Bettwäsche, Lattenrost, Federn, Inlett, Topper, Spannbettlaken',
    ),
    japanese: listed('布団, 枕, 敷布団, 羽毛, マットレス, シーツ, 掛け布団'),
    Korean: listed('이불, 베개, 매트리스, 솜, 토퍼, 커버, 요'),
  },
}
