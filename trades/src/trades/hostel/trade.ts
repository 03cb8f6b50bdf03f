import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hostel',
  kind: 'lodging',
  names: {
    english: 'Hostel',
    spanish: 'Albergue',
    french: 'Auberge de jeunesse',
    italian: 'Ostello',
    german: 'Hostel',
    japanese: 'ゲストハウス・ホステル',
    Korean: '호스텔',
  },
  naming: {
    english: listed('backpacker hostel, bunkhouse, youth hostel, capsule hotel, walkers’ bunkhouse'),
    spanish: listed('hostal juvenil, albergue de peregrinos, hostel, refugio de montaña'),
    french: listed('gîte d’étape, hostel, refuge de montagne, auberge de pèlerins'),
    italian: listed('ostello della gioventù, hostel, rifugio alpino, ostello per pellegrini'),
    german: listed('jugendherberge, backpacker hostel, pilgerherberge, berghütte, schutzhütte'),
    japanese: listed('ホステル, ドミトリー, カプセルホテル, ユースホステル, 山小屋'),
    Korean: listed('도미토리, 캡슐 호텔'),
  },
  things: {
    english: listed('dorm, bunk, shared kitchen, lockers, backpack, drying room, backpackers'),
    spanish: listed('dormitorio, literas, cocina compartida, taquillas, peregrinos'),
    french: listed('dortoir, lits superposés, cuisine commune, casiers, pèlerins'),
    italian: listed('dormitorio, letti a castello, cucina comune, armadietti'),
    german: listed('schlafsaal, stockbett, schließfach, lager'),
    japanese: listed('二段ベッド, 共用キッチン, ロッカー, 相部屋'),
    Korean: listed('이층 침대, 공용 주방, 라운지'),
  },
}
