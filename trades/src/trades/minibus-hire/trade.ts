import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'minibus-hire',
  kind: 'home-call-out',
  names: {
    english: 'Minibus and coach hire',
    spanish: 'Transporte de personas',
    french: 'Transport de personnes',
    italian: 'Trasporto persone',
    german: 'Kleinbus- und Fahrdienst',
    japanese: '介護タクシー',
    Korean: '승합차 대절',
  },
  naming: {
    english: listed(`minibus hire, coach hire, school bus, bus hire, senior transport, patient transport,
      wheelchair transport, non-emergency medical transport, rides for seniors, party bus,
      school run service, community transport`),
    spanish: listed(`alquiler de minibús, alquiler de autobuses, transporte escolar, transporte adaptado,
      traslado de pacientes`),
    french: listed(
      `location de minibus, transport scolaire, transport pmr, transport médical, accompagnement véhiculé`,
    ),
    italian: listed(
      `noleggio minibus, noleggio pullman, trasporto scolastico, trasporto disabili, trasporto anziani`,
    ),
    german:
      listed(`fahrdienst, krankenfahrten, busunternehmen, bus mieten, schülerbeförderung, rollstuhlfahrten,
      krankentransport, seniorenfahrdienst`),
    japanese: listed('福祉タクシー, 貸切バス, マイクロバス, 送迎サービス, 通院送迎'),
    Korean: listed('전세버스, 통학버스, 병원 동행, 장애인 이동, 버스 대절'),
  },
  things: {
    english: listed('seats, driver, dialysis, outings, door to door, day trips, passengers, luggage'),
    spanish: listed('plazas, diálisis, conductor, excursiones'),
    french: listed('places, fauteuil, dialyse, chauffeur, sorties, rendez-vous médicaux, autocar'),
    italian: listed('posti, carrozzina, dialisi, autista, gite'),
    german: listed('sitze, dialyse, ausflug, fahrer, arztfahrten, vereinsfahrt, reisebus'),
    japanese: listed('車いす, 通院, 透析, 送迎, 乗降, ストレッチャー'),
    Korean: listed('휠체어, 통원, 투석, 기사, 좌석'),
  },
}
