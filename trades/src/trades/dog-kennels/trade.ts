import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dog-kennels',
  kind: 'animals',
  otherKind: 'lodging',
  names: {
    english: 'Kennels',
    spanish: 'Residencia canina',
    french: 'Pension canine',
    italian: 'Pensione per cani',
    german: 'Hundepension',
    japanese: 'ドッグホテル',
    Korean: '애견호텔',
  },
  naming: {
    english:
      listed(`boarding kennels, dog kennels, dog hotel, pet hotel, pet resort, kennel, dog boarding kennels,
      boarding for dogs, dog day care, b&b for dogs, day care for dogs`),
    spanish: listed(
      `hotel canino, residencia para perros, hotel para perros, guardería de perros, residencias caninas`,
    ),
    french: listed('pension pour chiens, hôtel canin, hôtel pour chiens, chenil, pension chiens'),
    italian: listed('pensione cani, hotel per cani, albergo per cani, canile pensione, dog hotel'),
    german: listed(
      `Hundehotel, Tierhotel, Hundeurlaub, Hundebetreuung über Nacht, Ferienbetreuung für Hunde`,
    ),
    japanese: listed('犬のホテル, 犬の預かり, ペット宿泊, 犬のお泊まり, 犬専門ホテル'),
    Korean: listed('강아지 호텔, 반려견 호텔, 애견 위탁, 강아지 호텔링, 애견 호텔링, 애견 호텔'),
  },
  things: {
    english: listed(`dogs, runs, heated, overnight, holidays, exercise, vaccinated, paddock, bedding, feeding,
      collection, secure, secure field, pick up`),
    spanish:
      listed(`perros, vacaciones, parque, patio, noches, vacunas, alojamiento canino, paseos, pienso, perro,
      vacunado`),
    french: listed(
      `chiens, vacances, parc, nuit, vaccinés, sorties, courette, séjour canin, croquettes, chien`,
    ),
    italian: listed(
      `cani, vacanze, box, recinto, notte, vaccini, passeggiate, giardino, soggiorno, sgambamento, cane`,
    ),
    german:
      listed(`Hunde, Auslauf, Zwingerhaltung, Übernachtung, Urlaub, Rudel, Impfpass, Freilauf, Familienanschluss,
      Fütterung, Körbchen, Garten, Abholung, hund`),
    japanese: listed('宿泊, 犬, お預かり, ドッグラン, ワクチン, お散歩, 大型犬, ケージなし, 旅行, 送迎'),
    Korean: listed('호텔링, 강아지, 운동장, 여행, 숙박, 예방접종, 산책, 사료, 하룻밤, 위탁'),
  },
}
