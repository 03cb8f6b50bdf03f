import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'van-converter',
  kind: 'maker',
  names: {
    english: 'Van conversions',
    spanish: 'Camperización de furgonetas',
    french: 'Aménagement de fourgons',
    italian: 'Allestimento camper',
    german: 'Camperausbau',
    japanese: 'キャンピングカー架装',
    Korean: '캠핑카 제작',
  },
  naming: {
    english: listed(
      'van conversion, van converter, campervan conversion, campervan converter, camper conversion, camper conversions, van build, van fit out, convert vans',
    ),
    spanish: listed(
      'camperización, camperizaciones, camperizar furgonetas, furgonetas camperizadas a medida',
    ),
    french: listed('aménagement de vans, aménagement de van, aménageur de fourgons, conversion de fourgon'),
    italian: listed('camperizzazione, trasformazione furgoni, camperizzare un furgone'),
    german: listed('Wohnmobilausbau, Campingbus Ausbau, Vanausbau, Kastenwagen Ausbau'),
    japanese: listed('バンコン, キャンピングカー製作, 車中泊架装'),
    Korean: listed('캠핑카 개조, 밴 캠핑카 제작, 차박 개조'),
  },
  things: {
    english: listed('sprinter, transit, crafter, leisure battery, diesel heater, pop top, furniture kit'),
    spanish: listed('batería auxiliar, techo elevable, calefacción estacionaria, furgo'),
    french: listed('batterie auxiliaire, toit relevable, chauffage stationnaire, fourgon'),
    italian: listed('batteria servizi, tetto a soffietto, riscaldamento webasto, furgone'),
    german: listed('Aufbaubatterie, Aufstelldach, Standheizung, Kastenwagen'),
    japanese: listed('断熱, サブバッテリー, ポップアップルーフ, ハイエース'),
    Korean: listed('단열, 보조배터리, 팝업루프, 무시동히터'),
  },
}
