import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'campervan-hire',
  kind: 'lodging',
  otherKind: 'outdoors',
  names: {
    english: 'Campervan hire',
    spanish: 'Alquiler de autocaravanas',
    french: 'Location de camping-car',
    italian: 'Noleggio camper',
    german: 'Wohnmobilvermietung',
    japanese: 'キャンピングカーレンタル',
    Korean: '캠핑카 대여',
  },
  naming: {
    english:
      listed(`VW campers, campers for hire, camper vans, campervans for hire, campervan rental, camper van hire,
      motorhome hire, RV rental, motorhome rental, van rental camper, camper rental, caravan hire,
      roof tent hire, campervans, caravan rental, camper hire, RV rentals, rent a campervan, motorhomes, VW camper hire, trailer tent hire`),
    spanish:
      listed(`alquiler de furgonetas camper, alquiler de campers, furgonetas camperizadas, camperizadas, alquiler de furgos, alquiler de caravanas, furgoneta camper,
      autocaravanas, alquiler de autocaravana`),
    french: listed(`location de vans aménagés, location de fourgon aménagé, location de caravane, van aménagé,
      location de van, camping-cars, location camping-car`),
    italian: listed(
      `noleggio van camperizzati, noleggio caravan, affitto camper, noleggio furgoni camperizzati, noleggio roulotte, noleggio autocaravan`,
    ),
    german: listed(`Wohnmobil mieten, Campervermietung, Wohnwagenvermietung, Campingbus mieten, Camper mieten,
      Campervan mieten, Wohnmobilverleih, Dachzeltvermietung, Reisemobilvermietung,
      Reisemobile, Wohnwagen mieten, Campervans, Campingbusse, Bulli mieten`),
    japanese: listed(
      'キャンピングカー, レンタルキャンピングカー, 車中泊レンタル, 軽キャンレンタル, バンライフ レンタル, キャンピングトレーラー',
    ),
    Korean: listed('캠핑카, 캠핑카 렌트, 카라반 대여, 차박 렌트, 모터홈, 캠핑카 렌탈, 루프탑텐트 대여'),
  },
  things: {
    english:
      listed(`beds, pop-top, gas hob, miles, road trip, bedding, unlimited mileage, berth, fridge, sleeps,
      festival, VW, pitch`),
    spanish: listed('camas, kilómetros, nevera, viaje, fianza, portabicis, furgo, techo'),
    french: listed(`couchages, auvent, kilomètres, frigo, voyage, caution, toit relevable, van, road trip`),
    italian: listed(
      `letti, tendalino, chilometri, frigo, viaggio, cauzione, tetto a soffietto, furgone, portabici`,
    ),
    german: listed(`Camper, Bus, Betten, Kilometer, Aufstelldach, Kaution, Wohnmobile, Kühlbox, Vollkasko`),
    japanese: listed('ベッド, 車中泊, 走行距離, 冷蔵庫, 旅, ペット可, ポップアップルーフ, 寝具'),
    Korean: listed('침대, 차박, 주행거리, 냉장고, 보험, 여행, 취침, 캠핑'),
  },
}
