import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'boat-engine-repair',
  kind: 'repairer',
  otherKind: 'outdoors',
  names: {
    english: 'Boat engine repair',
    spanish: 'Mecánico náutico',
    french: 'Mécanicien nautique',
    italian: 'Meccanico nautico',
    german: 'Bootsmotoren-Service',
    japanese: '船外機修理',
    Korean: '선박 엔진 수리',
  },
  naming: {
    english:
      listed(`marine mechanic, outboard repair, marine engineer, outboard servicing, marine engine repair,
      boat mechanic, boat yard, outboards serviced, boat maintenance, marina, boat building, shipwright,
      marine services, sail loft`),
    spanish: listed('náutica, mecánica náutica, reparación de motores fueraborda, varadero'),
    french: listed('mécanique marine, mécanicien bateau, hors-bord, chantier nautique'),
    italian: listed('meccanica nautica, riparazione fuoribordo, cantiere navale'),
    german: listed(
      `Bootsmotoren, Bootsservice, Außenborder-Service, Marineservice, Bootswerkstatt, Marina, Yachtwerft`,
    ),
    japanese: listed(
      'ボート修理, マリーナ, 船修理, 船舶エンジン修理, ボートヤード, ヨット修理, セールメーカー',
    ),
    Korean: listed('선외기 수리, 보트 수리, 선박 정비, 보트 정비, 마리나, 목선 제작'),
  },
  things: {
    english:
      listed(`engines, propeller, hull, winter storage, impeller, mooring, sails, rigging, hoist, dinghy, yachts,
      gearbox, launch, fibreglass, clinker, varnish`),
    spanish: listed(`fueraborda, hélice, casco, antifouling, velas, amarre, invernaje, barco, fibra, jarcia`),
    french: listed('hélice, coque, antifouling, voiles, hivernage, bateau, gréement, mouillage, quille'),
    italian: listed(
      `fuoribordo, elica, scafo, antivegetativa, vele, ormeggio, barca, vetroresina, gommone, sartie`,
    ),
    german:
      listed(`Außenborder, Propeller, Rumpf, Antifouling, Winterlager, Liegeplatz, Segel, Kran, Jolle, Yacht,
      Impeller, Holzboot, Lack, Planken`),
    japanese: listed('船外機, エンジン, プロペラ, 船底塗装, 係留, ヨット, 船, FRP, 帆'),
    Korean: listed('선외기, 프로펠러, 선저, 계류, 요트, 보트, 엔진, FRP, 도장'),
  },
}
