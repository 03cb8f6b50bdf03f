import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'airport-transfer',
  kind: 'home-call-out',
  names: {
    english: 'Airport transfer',
    spanish: 'Traslados al aeropuerto',
    french: 'Navette aéroport',
    italian: 'Transfer aeroportuale',
    german: 'Flughafentransfer',
    japanese: '空港送迎',
    Korean: '공항 픽업 콜밴',
  },
  naming: {
    english: listed(`airport transfers, airport taxi, airport shuttle, airport car service, taxis,
      minibus hire with driver, shuttle service, cruise transfers`),
    spanish: listed('transfer aeropuerto, traslado aeropuerto, radiotaxi, VTC, transfers'),
    french: listed('transfert aéroport, transferts gare et aéroport, navette gare'),
    italian: listed('transfer aeroporto, navetta aeroporto, radiotaxi, transfer'),
    german: listed(
      `Flughafentaxi, Flughafenshuttle, Flughafenfahrten, Personenbeförderung, Großraumtaxi, Shuttleservice`,
    ),
    japanese: listed('空港タクシー, 空港シャトル, 空港送迎サービス, 送迎ハイヤー'),
    Korean: listed('공항콜밴, 공항택시, 공항픽업, 콜밴, 점보택시'),
  },
  things: {
    english:
      listed(`flights, meet and greet, luggage, child seats, station, fixed fares, flight tracking, door to door,
      minibus, pick-up, terminal, early mornings, delayed`),
    spanish: listed(
      `aeropuerto, vuelo, equipaje, maletas, puerto, estación, sillita, precio cerrado, pasajeros`,
    ),
    french: listed('aéroport, gare, bagages, vol, siège enfant, malades assis, course, hôpital, CPAM'),
    italian: listed(
      `aeroporto, bagagli, volo, stazione, porto, seggiolino, tariffa fissa, minivan, passeggeri`,
    ),
    german: listed(
      `Flughafen, Gepäck, Kindersitz, Festpreis, Abflug, Bahnhof, Abholung, Dialyse, Bestrahlung, Fahrgäste`,
    ),
    japanese: listed('空港, 荷物, 送迎, 駅, 定額, 車椅子, 早朝, フライト, ジャンボ'),
    Korean: listed('공항, 짐, 인천공항, 왕복, 카시트, 터미널, 새벽, 정액, 승객'),
  },
  schemaType: 'TaxiService',
}
