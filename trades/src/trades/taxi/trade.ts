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
    english: ['taxi service', 'private hire', 'cab', 'minicab', 'cab company', 'taxi driver', 'taxi firm'],
    spanish: ['taxista', 'servicio de taxi', 'taxi adaptado'],
    french: ['chauffeur de taxi', 'vtc', 'taxi conventionné'],
    italian: ['tassista', 'servizio taxi', 'ncc'],
    german: ['taxiunternehmen', 'taxifahrer', 'krankenfahrten', 'mietwagen mit fahrer', 'taxibetrieb'],
    japanese: ['介護タクシー', '観光タクシー', '個人タクシー', '福祉タクシー'],
    Korean: ['콜택시', '개인택시', '택시 대절', '대형택시'],
  },
  things: {
    english: ['airport', 'station', 'ride', 'pick-up', 'seater', 'fare', 'card machine', 'school run'],
    spanish: ['aeropuerto', 'estación', 'trayecto', 'plazas'],
    french: ['aéroport', 'gare', 'trajet', 'places', 'course'],
    italian: ['aeroporto', 'stazione', 'corsa', 'posti'],
    german: ['flughafen', 'bahnhof', 'fahrt', 'dialysefahrt'],
    japanese: ['送迎', '空港', '駅', '乗車', '配車'],
    Korean: ['공항', '역', '승차', '호출', '장거리'],
  },
  schemaType: 'TaxiService',
}
