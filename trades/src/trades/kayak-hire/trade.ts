import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'kayak-hire',
  kind: 'outdoors',
  names: {
    english: 'Kayak hire',
    spanish: 'Alquiler de kayaks',
    french: 'Location de canoës',
    italian: 'Noleggio canoe',
    german: 'Kanuverleih',
    japanese: 'カヤックレンタル',
    Korean: '카약 체험',
  },
  naming: {
    english:
      listed(`kayak rental, canoe hire, canoe rental, kayaking, canoeing, paddleboard hire, paddle board hire,
      paddleboard rental, kayak trips, kayak tours, canoe trips, sup hire, sup rental`),
    spanish: listed(`alquiler de canoas, kayak, kayaks, piragüismo, alquiler de piraguas, descenso en canoa,
      rutas en kayak, paddle surf`),
    french:
      listed(`location canoë kayak, location de canoës kayaks, location canoë, location kayak, canoë kayak,
      descente en canoë, location de paddle`),
    italian:
      listed(`noleggio kayak, noleggio canoe e kayak, noleggio sup, escursioni in kayak, noleggio pedalò,
      canoa e kayak`),
    german: listed(`Kanuvermietung, Kajakverleih, Bootsverleih, Kanutouren, Paddeltouren, SUP-Verleih,
      Paddelbootverleih, Kajaktouren, Kanustation`),
    japanese: listed(
      'カヤック, カヌー, カヤック体験, カヌー体験, SUPレンタル, サップ体験, カヤックツアー, カヌーツーリング, カヌーツアー',
    ),
    Korean: listed('카약, 카누, 패들보드, 카약 대여, 카누 체험, 수상 레저'),
  },
  things: {
    english:
      listed(`paddle, paddles, tandem, paddle boards, river, lake, life jacket, buoyancy aid, dry bag, launch,
      shuttle`),
    spanish: listed('remo, río, embalse, chaleco, descenso, piragua, lago'),
    french: listed('pagaie, rivière, gilet, navette, descente, lac, paddle'),
    italian: listed('pagaia, lago, fiume, salvagente, sup, pedalò, tramonto'),
    german: listed('Paddel, Paddelboot, Kanu, Kajak, Kanadier, Schwimmweste, Fluss, See, Spree'),
    japanese: listed('湖, パドル, 川, 救命胴衣, サップ, 湖畔, ライフジャケット'),
    Korean: listed('구명조끼, 노, 강, 호수, 패들, 보트'),
  },
}
