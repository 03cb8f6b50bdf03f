import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mobile-mechanic',
  kind: 'repairer',
  otherKind: 'home-call-out',
  names: {
    english: 'Mobile mechanic',
    spanish: 'Mecánico a domicilio',
    french: 'Mécanicien à domicile',
    italian: 'Meccanico a domicilio',
    german: 'Mobiler Kfz-Mechaniker',
    japanese: '出張整備',
    Korean: '출장 자동차 정비',
  },
  naming: {
    english: listed(`fix cars on driveways, cars on your driveway, mobile car mechanic, mobile mechanics,
      mobile auto repair, mobile car repairs, mobile diagnostics, mobile servicing,
      mobile auto electrician, mobile auto mechanic, mobile vehicle technician`),
    spanish: listed(`mecánico móvil, taller móvil, mecánica a domicilio, mecánico coches a domicilio,
      mecánico automotriz a domicilio`),
    french: listed(`mécanique à domicile, garage mobile, mécano à domicile, mécanicien auto à domicile,
      mécanicien itinérant`),
    italian:
      listed(`officina mobile, meccanico mobile, meccanico auto a domicilio, assistenza auto a domicilio,
      officina itinerante`),
    german: listed(`mobile Autowerkstatt, mobiler Mechaniker, mobiler Autoservice, mobile Kfz-Werkstatt,
      mobile Autoreparatur, mobiler Kfz-Service`),
    japanese: listed('出張自動車整備, 出張車修理, 出張メカニック, 出張オイル交換, 出張カー修理'),
    Korean: listed('출장정비, 출장 차량정비, 출장 엔진오일, 출장 배터리, 찾아가는 정비'),
  },
  things: {
    english:
      listed(`brakes, starter, alternator, oil, battery, diagnostics, pads, cars, vans, timing belt, clutch,
      warning light, non-starters`),
    spanish: listed('frenos, batería, aceite, alternador, diagnóstico, coche, arranque, furgoneta, correa'),
    french: listed(
      `freins, batterie, vidange, démarreur, diagnostic, plaquettes, voiture, courroie, alternateur`,
    ),
    italian: listed(
      `freni, batteria, olio, alternatore, diagnosi, auto, motorino di avviamento, furgone, cinghia`,
    ),
    german:
      listed(`Bremsen, Batterie, Ölwechsel, Anlasser, Diagnose, Fehlerspeicher, Auto, Lichtmaschine, Inspektion,
      vor Ort`),
    japanese: listed('バッテリー, ブレーキ, オイル, 車検, エンジン, 診断, 自宅, 部品, セルモーター'),
    Korean: listed('배터리, 브레이크, 엔진오일, 시동, 진단, 차량, 패드, 점검, 방전'),
  },
  schemaType: 'AutoRepair',
}
