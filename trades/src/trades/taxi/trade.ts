import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'taxi',
  kind: 'home-call-out',
  names: {
    english: 'Taxi',
    spanish: 'Taxi',
    french: 'Taxi',
    italian: 'Taxi',
    german: 'Taxi',
    japanese: 'タクシー',
    Korean: '택시',
  },
  naming: {
    english: listed('taxi service, private hire, cab, minicab, cab company, taxi driver, taxi firm'),
    spanish: listed('taxista, servicio de taxi, taxi adaptado'),
    french: listed('chauffeur de taxi, vtc, taxi conventionné'),
    italian: listed('tassista, servizio taxi, ncc'),
    german: listed('taxiunternehmen, taxifahrer, mietwagen mit fahrer, taxibetrieb'),
    japanese: listed('観光タクシー, 個人タクシー'),
    Korean: listed('콜택시, 개인택시, 택시 대절, 대형택시'),
  },
  things: {
    english: listed('airport, station, ride, pick-up, seater, fare, card machine, school run'),
    spanish: listed('aeropuerto, estación, trayecto, plazas'),
    french: listed('aéroport, gare, trajet, places, course'),
    italian: listed('aeroporto, stazione, corsa, posti'),
    german: listed('flughafen, bahnhof, fahrt, dialysefahrt'),
    japanese: listed('送迎, 空港, 駅, 乗車, 配車'),
    Korean: listed('공항, 역, 승차, 호출, 장거리'),
  },
  schemaType: 'TaxiService',
}
