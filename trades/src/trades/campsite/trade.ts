import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'campsite',
  kind: 'lodging',
  names: {
    english: 'Campsite',
    spanish: 'Camping',
    french: 'Camping',
    italian: 'Campeggio',
    german: 'Campingplatz',
    japanese: 'キャンプ場',
    Korean: '캠핑장',
  },
  naming: {
    english:
      listed(`campground, caravan park, caravan site, touring park, motorhome stopover, rv park, camping field,
      holiday park`),
    spanish: listed('zona de acampada, área de autocaravanas, parque de caravanas'),
    french: listed('aire de camping-car, camping à la ferme, terrain de camping, aire naturelle'),
    italian: listed('area sosta camper, agricampeggio, area camper'),
    german: listed('wohnmobilstellplatz, zeltplatz, camping am see, campinghof'),
    japanese: listed('オートキャンプ場, RVパーク, キャンプサイト'),
    Korean: listed('오토캠핑장, 글램핑 캠핑장, 카라반 파크, 야영장'),
  },
  things: {
    english: listed(
      `pitch, tents, hook-up, showers, campfire, caravans, grass pitches, electric, fire pits, camping`,
    ),
    spanish: listed('parcelas, tiendas, electricidad, duchas, caravanas, hoguera'),
    french: listed('emplacements, tentes, électricité, douches, caravanes, mobil-home, feu de camp'),
    italian: listed('piazzole, tende, elettricità, docce, roulotte, falò'),
    german: listed('zelte, strom, duschen, lagerfeuer, wohnwagen, parzelle, stellplatz'),
    japanese: listed('テント, 区画, 焚き火, 炊事場, シャワー, 電源'),
    Korean: listed('텐트, 사이트, 모닥불, 개수대, 샤워장, 전기'),
  },
}
