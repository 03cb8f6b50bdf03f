import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'motorcycle-repair',
  kind: 'repairer',
  names: {
    english: 'Motorcycle repair',
    spanish: 'Taller de motos',
    french: 'Atelier moto',
    italian: 'Officina moto',
    german: 'Motorradwerkstatt',
    japanese: 'バイク修理',
    Korean: '오토바이 수리',
  },
  naming: {
    english:
      listed(`motorcycle mechanic, motorbike repair, motorbike servicing, scooter repair, motorcycle servicing,
      moped repair, snowmobile repair, quad repair, atv repair, jet ski repair`),
    spanish: listed('mecánico de motos, reparación de motos, taller de escúteres'),
    french: listed('réparation moto, mécanicien moto, réparation de scooters, entretien moto'),
    italian: listed('meccanico moto, riparazione scooter, riparazione moto'),
    german: listed(`zweiradwerkstatt, motorrad reparatur, rollerwerkstatt, mopedwerkstatt, motorradservice`),
    japanese: listed(
      'バイク整備, オートバイ修理, 原付修理, バイク屋の修理, 出張バイク修理, 単車修理, バイク整備士',
    ),
    Korean: listed('오토바이 정비, 스쿠터 수리, 바이크 정비, 오토바이 센터'),
  },
  things: {
    english: listed('carburettor, chain, fork, clutch, tune up, engine, exhaust'),
    spanish: listed('carburador, cadena, horquilla, embrague'),
    french: listed('carburateur, chaîne, fourche, embrayage, révision'),
    italian: listed('carburatore, catena, forcella, gomme, frizione, tagliando'),
    german: listed('kette, gabel, vergaser, reifen, inspektion, kupplung'),
    japanese: listed('キャブレター, チェーン, オイル交換, タイヤ, 車検'),
    Korean: listed('엔진오일, 체인, 타이어, 클러치'),
  },
}
