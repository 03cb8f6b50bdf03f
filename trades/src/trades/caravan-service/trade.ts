import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'caravan-service',
  kind: 'repairer',
  names: {
    english: 'Caravan and motorhome servicing',
    spanish: 'Taller de autocaravanas',
    french: 'Réparation de camping-cars',
    italian: 'Assistenza camper',
    german: 'Wohnmobil- und Wohnwagenservice',
    japanese: 'キャンピングカー修理',
    Korean: '캠핑카 정비',
  },
  naming: {
    english: listed(`caravan servicing, caravan repair, motorhome repair, motorhome servicing, rv repair,
      mobile caravan engineer, rv technician`),
    spanish: listed('reparación de caravanas, taller de caravanas, mantenimiento autocaravanas'),
    french: listed('entretien camping-car, réparation caravane, atelier camping-car'),
    italian: listed('riparazione camper, officina camper, riparazione roulotte'),
    german: listed('wohnmobilservice, wohnwagenreparatur, wohnmobilwerkstatt, caravanservice'),
    japanese: listed('キャンピングカー整備, トレーラー修理'),
    Korean: listed('카라반 수리, 카라반 정비'),
  },
  things: {
    english: listed('damp, gas, brakes, habitation, chassis'),
    spanish: listed('gas, avance, frenos, habitáculo'),
    french: listed('gaz, auvent, freins'),
    italian: listed('infiltrazioni, gas, veranda, freni'),
    german: listed('dichtigkeit, bremsen, feuchtigkeit, gasprüfung'),
    japanese: listed('雨漏り, ガス, 点検'),
    Korean: listed('누수, 가스, 점검'),
  },
}
