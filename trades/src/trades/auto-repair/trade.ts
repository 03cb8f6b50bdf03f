import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'auto-repair',
  kind: 'repairer',
  names: {
    english: 'Car repairs',
    spanish: 'Taller mecánico',
    french: 'Garage automobile',
    italian: 'Autofficina',
    german: 'Autowerkstatt',
    japanese: '自動車整備',
    Korean: '자동차 정비',
  },
  naming: {
    english:
      listed(`car mechanic, auto mechanic, car repair, auto repair, car garage, auto shop, car servicing,
      car service, mot garage, mot test, vehicle repair, garage mechanic`),
    spanish:
      listed(`taller de coches, electricidad del automotor, electricidad del automóvil, electricista automotriz, mecánica del automóvil, taller de automóviles, reparación de coches,
      mecánico de coches, mecánica automotriz, taller de autos`),
    french: listed(`garagiste, mécanique auto, mécanique automobile, réparation auto, réparation de voitures,
      mécanicien auto`),
    italian: listed('meccanico auto, officina meccanica, elettrauto, riparazione auto'),
    german: listed(
      `kfz-werkstatt, kfz-meisterbetrieb, autoreparatur, kfz-reparatur, kfz-service, kfz, autolackierer`,
    ),
    japanese: listed(
      '自動車修理, 整備工場, 車修理, 自動車工場, カーリペア, 車屋, 自動車整備工場, 町の車屋, 車検整備',
    ),
    Korean: listed('카센터, 자동차 수리, 차 수리, 정비소, 공업사, 자동차 정비소, 카센타'),
  },
  things: {
    english:
      listed(`engine, brake, clutch, exhaust, oil change, gearbox, transmission, vehicle, diagnostic, mot, car,
      garage, cambelt, suspension, tow bar`),
    spanish: listed('motor, freno, embrague, aceite, itv, coche, batería, avería, correa de distribución'),
    french: listed(
      `moteur, frein, embrayage, vidange, contrôle technique, voiture, courroie, pot d’échappement`,
    ),
    italian: listed('motore, freni, frizione, olio, revisione, tagliando, auto, cambio, marmitta'),
    german: listed(
      `motor, bremse, kupplung, auspuff, ölwechsel, inspektion, tüv, getriebe, auto, unfallschaden`,
    ),
    japanese: listed('車検, オイル交換, ブレーキ, エンジン, 修理工場, 板金, 点検, 車'),
    Korean: listed('엔진오일, 브레이크, 미션, 정비, 검사, 배터리, 타이밍벨트'),
  },
  schemaType: 'AutoRepair',
}
