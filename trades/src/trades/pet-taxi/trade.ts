import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pet-taxi',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Pet taxi',
    spanish: 'Taxi para mascotas',
    french: 'Taxi animalier',
    italian: 'Taxi per animali',
    german: 'Tiertaxi',
    japanese: 'ペットタクシー',
    Korean: '펫택시',
  },
  naming: {
    english:
      listed(`pet taxis, animal taxi, pet transport, pet ambulance, pet courier, dog taxi, animal transport,
      horse transport, horse transporter, horsebox driver, livestock haulage, pet relocation`),
    spanish:
      listed(`taxi mascotas, transporte de mascotas, pet taxi, transporte de animales, transporte de caballos,
      ambulancia veterinaria`),
    french: listed(`taxi animaux, transport d’animaux, pet taxi, transport animalier, transport de chevaux,
      ambulance animalière`),
    italian: listed(
      `pet taxi, taxi animali, trasporto animali, trasporto cavalli, taxi dog, ambulanza veterinaria`,
    ),
    german: listed(`Tiertransport, Tiertransporte, Haustiertaxi, Hundetaxi, Pferdetransport, Pferdetransporte,
      Tierrettung, Tierkrankentransport`),
    japanese: listed('動物タクシー, ペット送迎, ペット搬送, 馬運車, ペット輸送, ペット引越し'),
    Korean: listed(
      '반려동물 택시, 펫 택시, 동물 운송, 반려동물 이동, 애견택시, 반려동물 해외운송, 동물 이동 택시',
    ),
  },
  things: {
    english:
      listed(`crate, airport, vet trips, journeys, carrier, ferry, overnight journeys, trailer, horses, ramp,
      air conditioned`),
    spanish: listed(
      `transportín, viaje, aeropuerto, perro, gato, caballo, remolque, traslado, recogida, trayecto`,
    ),
    french: listed(
      `trajet, cage, caisse, aéroport, chien, chat, van, véhicule climatisé, course, accompagnement`,
    ),
    italian: listed(
      `trasportino, viaggio, aeroporto, cane, gatto, tragitto, rimorchio, ritiro, accompagnamento, corsa`,
    ),
    german:
      listed(`Transportbox, Tierarztfahrt, Flughafen, Fahrt, Fahrten, Hund, Katze, Hänger, klimatisiert, Abholung,
      Verladung`),
    japanese: listed('送迎, 空港, キャリー, ケージ, 通院, 大型犬, 同乗, 旅行, 動物, 車内消毒'),
    Korean: listed('이동장, 공항, 강아지, 고양이, 왕복, 픽업, 동승, 이동'),
  },
}
