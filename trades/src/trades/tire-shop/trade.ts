import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tire-shop',
  kind: 'repairer',
  otherKind: 'shop',
  names: {
    english: 'Tyres',
    spanish: 'Neumáticos',
    french: 'Pneus',
    italian: 'Gommista',
    german: 'Reifenservice',
    japanese: 'タイヤ専門店',
    Korean: '타이어 전문점',
  },
  naming: {
    english:
      listed(`tire shop, tyre shop, tyre fitter, tire service, tyre fitting, wheel alignment, mobile tyre fitting,
      tyre centre, tire center, tyres fitted, new tires, new tyres, tire repair, tyre repair, used tires`),
    spanish: listed(`taller de neumáticos, gomería, llantería, vulcanizadora, cambio de neumáticos, llantera,
      llanterías, desponchadora, montallantas`),
    french: listed('centre de pneus, monteur de pneus, pneumatiques, montage de pneus'),
    italian: listed('pneumatici, cambio gomme, centro gomme, gommisti'),
    german: listed(
      `reifenhandel, reifenwechsel, reifendienst, reifenhändler, reifencenter, reifenhotel, räderwechsel`,
    ),
    japanese: listed('タイヤ交換, タイヤショップ, タイヤ販売, タイヤ屋, 出張タイヤ交換'),
    Korean: listed('타이어 교체, 타이어 가게, 타이어집, 휠 얼라인먼트, 출장 타이어'),
  },
  things: {
    english: listed(
      `tire, wheel, puncture, balancing, alignment, rim, tread, alloy, winter tyres, flat, tpms`,
    ),
    spanish: listed('rueda, pinchazo, equilibrado, alineación, llanta, cubierta'),
    french: listed('roue, crevaison, équilibrage, parallélisme, jante, géométrie'),
    italian: listed('gomma, ruota, foratura, equilibratura, convergenza, cerchione'),
    german: listed('reifen, felge, rad, auswuchten, winterreifen, achsvermessung, platten'),
    japanese: listed('タイヤ, ホイール, パンク, スタッドレス, バランス, アライメント'),
    Korean: listed('타이어, 휠, 펑크, 얼라인먼트, 밸런스'),
  },
  schemaType: 'TireShop',
}
