import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'jeep-rental',
  kind: 'outdoors',
  names: {
    english: 'Jeep rental',
    spanish: 'Alquiler de jeeps',
    french: 'Location de 4x4',
    italian: 'Noleggio jeep',
    german: 'Geländewagenverleih',
    japanese: 'ジープ・バギーレンタル',
    Korean: '지프 바이크 대여',
  },
  naming: {
    english:
      listed(`jeep rentals, ATV rental, off-road tours, jeep tours, 4x4 hire, quad biking, dirt bike rental,
      UTV rental, off road driving, side-by-side rental, buggy tours, quad bike tours, ATV tours,
      snowmobile rental, golf cart rental, buggy hire, motorbike hire, motorcycle rental, quad bike hire,
      snowmobile tours, 4x4 tours, jet ski rental`),
    spanish:
      listed(`alquiler de quads, rutas en 4x4, alquiler de buggies, excursiones en quad, alquiler de scooters,
      rutas en quad, alquiler de 4x4, alquiler motos de agua, jeep safari`),
    french:
      listed(`location de quads, randonnées en quad, location de buggy, excursions en 4x4, location de motos,
      balade en quad, location de jet-ski, motoneige location, randonnée quad`),
    italian: listed(`noleggio quad, escursioni in quad, tour in jeep, noleggio buggy, noleggio moto,
      noleggio fuoristrada, escursioni in jeep, noleggio motoslitte, noleggio moto d’acqua`),
    german:
      listed(`Jeepverleih, Quadverleih, Offroadtouren, Quadtouren, Motorradverleih, Jeeptouren, Buggytouren,
      Jetskiverleih, Motorradvermietung, Geländewagen mieten, Offroadtraining, Schneemobilverleih,
      Jeep-Safari, Motorschlittentouren`),
    japanese: listed(
      'バギー体験, ATV体験, オフロード体験, バギーツアー, スノーモービル体験, ジープレンタル, ジェットスキーレンタル',
    ),
    Korean: listed(
      'ATV체험, 사륜바이크, 바이크 대여, 오프로드 투어, 지프 투어, 버기카 체험, 제트스키 대여, 자전거 대여',
    ),
  },
  things: {
    english:
      listed(`trails, dunes, off-road, quads, helmet, deposit, desert, island, mud, licence, fuel, mileage,
      scooters, rack, buggies, full-day`),
    spanish: listed('caminos, dunas, casco, todoterreno, isla, fianza, desierto, carnet'),
    french: listed('pistes, dunes, casque, tout-terrain, île, caution, désert, permis, buggy'),
    italian: listed('sterrati, dune, casco, fuoristrada, isola, cauzione, deserto, patente, buggy'),
    german:
      listed(`Offroad, Gelände, Quad, Helm, Kaution, Dünen, Insel, Führerschein, Roller, Kilometer, Buggy,
      Tagesmiete`),
    japanese: listed('オフロード, ヘルメット, 砂丘, 島, 四駆, 免許, バギー, スクーター, 林道'),
    Korean: listed('오프로드, 헬멧, 해안도로, 섬, 사륜, 면허, 스쿠터, 산길, 보험'),
  },
}
