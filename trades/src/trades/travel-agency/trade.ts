import { listed } from '../../listed.ts'
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
    english: listed('travel agent, tour operator, travel planner, trip planner, bespoke travel'),
    spanish: listed('agente de viajes, operador turístico, viajes a medida'),
    french: listed('agent de voyages, voyagiste, voyages sur mesure'),
    italian: listed('agente di viaggio, tour operator, viaggi su misura'),
    german: listed('reiseveranstalter, reiseagentur, reiseberatung, reiseplanung'),
    japanese: listed('旅行会社, ツアー会社, オーダーメイド旅行'),
    Korean: listed('투어 여행사, 맞춤 여행, 여행 상담'),
  },
  things: {
    english: listed(
      `flight, holiday, cruise, itinerary, safari, honeymoon, hotel booking, trip, destination`,
    ),
    spanish: listed('vuelo, crucero, viaje, itinerario'),
    french: listed('vol, croisière, séjour, circuit, billet'),
    italian: listed('volo, crociera, vacanza, biglietto, itinerario'),
    german: listed('flug, kreuzfahrt, urlaub, rundreise, reise'),
    japanese: listed('航空券, ツアー, 旅行, 宿泊'),
    Korean: listed('항공권, 패키지, 여행, 일정'),
  },
  schemaType: 'TravelAgency',
}
