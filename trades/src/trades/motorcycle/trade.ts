import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'motorcycle',
  kind: 'shop',
  names: {
    english: 'Motorcycle shop',
    spanish: 'Tienda de motos',
    french: 'Concession moto',
    italian: 'Concessionaria moto',
    german: 'Motorradhändler',
    japanese: 'バイクショップ',
    Korean: '오토바이 가게',
  },
  naming: {
    english: listed('motorcycle dealership, motorbike shop, scooter shop, motorcycle dealer'),
    spanish: listed('concesionario de motos, venta de motos'),
    french: listed('magasin de motos, vente de motos'),
    italian: listed('negozio di moto, vendita moto'),
    german: listed('motorradgeschäft, motorradladen, rollerladen'),
    japanese: listed('バイク屋, オートバイ店, バイク販売'),
    Korean: listed('오토바이 판매, 바이크샵'),
  },
  things: {
    english: listed('motorbikes, scooters, helmets, leathers, mopeds'),
    spanish: listed('motos, escúteres, cascos, ciclomotores'),
    french: listed('motos, scooters, casques, cyclomoteurs'),
    italian: listed('moto, scooter, caschi, motorini'),
    german: listed('motorräder, roller, helme, mopeds, schutzkleidung'),
    japanese: listed('バイク, スクーター, ヘルメット, 原付'),
    Korean: listed('오토바이, 스쿠터, 헬멧'),
  },
}
