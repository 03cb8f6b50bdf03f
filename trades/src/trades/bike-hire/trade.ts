import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bike-hire',
  kind: 'outdoors',
  names: {
    english: 'Bike hire',
    spanish: 'Alquiler de bicicletas',
    french: 'Location de vélos',
    italian: 'Noleggio biciclette',
    german: 'Fahrradverleih',
    japanese: 'レンタサイクル',
    Korean: '자전거 대여점',
  },
  naming: {
    english:
      listed(`bicycle rental, bike rental, cycle hire, e-bike hire, e-bike rental, scooter rental, moped hire,
      tandem hire, electric scooter hire`),
    spanish: listed(
      `alquiler de bicis, alquiler de motos, alquiler de patinetes, alquiler de bicicletas eléctricas`,
    ),
    french: listed(
      `location vélos électriques, loueur de vélos, location de scooters, location de trottinettes`,
    ),
    italian: listed('noleggio bici, noleggio e-bike, noleggio scooter, noleggio monopattini'),
    german: listed(
      `fahrradvermietung, e-bike verleih, radverleih, rollerverleih, e-bike vermietung, rollervermietung,
      Verleih von Rädern, Verleih von Fahrrädern, Radlverleih, Leihräder, Räder leihen`,
    ),
    japanese: listed('貸し自転車, レンタルバイク, レンタル自転車, 電動自転車レンタル'),
    Korean: listed('자전거 대여소, 전동킥보드 대여, 스쿠터 대여, 전기자전거 대여'),
  },
  things: {
    english: listed('bikes, helmets, locks, e-bikes, trailers, tandem, half day, panniers'),
    spanish: listed('bicis, cascos, candados, eléctricas, tándem, medio día'),
    french: listed('vélos, casques, antivols, remorque, tandem, demi-journée'),
    italian: listed('bici, caschi, lucchetti, elettriche, tandem, mezza giornata'),
    german: listed('räder, helme, e-bikes, kinderanhänger, tandem, tagesmiete'),
    japanese: listed('自転車, ヘルメット, 電動, 返却, 半日'),
    Korean: listed('자전거, 헬멧, 전기, 반납, 반나절'),
  },
}
