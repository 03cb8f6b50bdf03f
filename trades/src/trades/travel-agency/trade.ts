import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'travel-agency',
  kind: 'professional-office',
  names: {
    english: 'Travel agency',
    spanish: 'Agencia de viajes',
    french: 'Agence de voyages',
    italian: 'Agenzia di viaggi',
    german: 'Reisebüro',
    japanese: '旅行代理店',
    Korean: '여행사',
  },
  naming: {
    english: ['travel agent', 'tour operator', 'travel planner', 'trip planner', 'bespoke travel'],
    spanish: ['agente de viajes', 'operador turístico', 'viajes a medida'],
    french: ['agent de voyages', 'voyagiste', 'voyages sur mesure'],
    italian: ['agente di viaggio', 'tour operator', 'viaggi su misura'],
    german: ['reiseveranstalter', 'reiseagentur', 'reiseberatung', 'reiseplanung'],
    japanese: ['旅行会社', 'ツアー会社', 'オーダーメイド旅行'],
    Korean: ['투어 여행사', '맞춤 여행', '여행 상담'],
  },
  things: {
    english: [
      'flight',
      'holiday',
      'cruise',
      'itinerary',
      'safari',
      'honeymoon',
      'hotel booking',
      'trip',
      'destination',
    ],
    spanish: ['vuelo', 'crucero', 'viaje', 'itinerario'],
    french: ['vol', 'croisière', 'séjour', 'circuit', 'billet'],
    italian: ['volo', 'crociera', 'vacanza', 'biglietto', 'itinerario'],
    german: ['flug', 'kreuzfahrt', 'urlaub', 'rundreise', 'reise'],
    japanese: ['航空券', 'ツアー', '旅行', '宿泊', 'クルーズ'],
    Korean: ['항공권', '패키지', '여행', '크루즈', '일정'],
  },
  schemaType: 'TravelAgency',
}
