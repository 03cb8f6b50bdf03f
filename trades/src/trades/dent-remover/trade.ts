import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dent-remover',
  kind: 'repairer',
  names: {
    english: 'Dent remover',
    spanish: 'Chapa y pintura',
    french: 'Débosselage sans peinture',
    italian: 'Levabolli',
    german: 'Beulendoktor',
    japanese: 'デントリペア',
    Korean: '덴트 복원',
  },
  naming: {
    english:
      listed(`paintless dent removal, paintless dent repair, PDR, dent repair, dent removal, bumper repair,
      scratch repair, alloy wheel refurbishment, wheel repair, hail damage repair, scuff repair,
      auto body shop, bodywork repairs, alloy wheel repair`),
    spanish:
      listed(`sacabollos, reparación de abolladuras, varillero, reparación de llantas, reparación de granizo,
      pintor de coches`),
    french: listed('débosseleur, rénovation de jantes, DSP, réparation jantes, smart repair'),
    italian: listed('riparazione bolli, tirabolli, riparazione cerchi, riparazione grandine auto'),
    german:
      listed(`Dellentechnik, Beulendoktorin, Smart Repair, Hagelschadenreparatur, Dellenentfernung, Lackdoktor,
      Lackdoktorin, Felgenaufbereitung, Karosseriebauer, Karosseriebauerin, Fahrzeuglackierer,
      Fahrzeuglackiererin, Dellendrücker, Dellendrückerin, Felgenreparatur, Spot Repair`),
    japanese: listed('へこみ修理, 車の傷修理, ホイール修理, 雹害修理, 鈑金, ホイールリペア'),
    Korean: listed('덴트, 덴트수리, 휠복원, 범퍼 복원, 자동차 외형복원'),
  },
  things: {
    english:
      listed(`door dings, hail, bumper, scuffs, kerbed alloys, car park dents, paint, lease return, rods, panels,
      spray, insurance claim, scratches`),
    spanish: listed('abolladuras, golpes, granizo, arañazos, parachoques, llantas, varillas, puerta'),
    french: listed('bosses, grêle, rayures, pare-chocs, jantes, portière, peinture, creux'),
    italian: listed('bolli, grandine, graffi, paraurti, cerchi, ammaccature, sportello, vernice'),
    german:
      listed(`Dellen, Beulen, Hagel, Kratzer, Lack, Felgen, Stoßfänger, Parkschaden, Hebeltechnik, Unfallschaden,
      Leasingrückgabe`),
    japanese: listed('へこみ, キズ, ドアパンチ, バンパー, 雹, ボディ, こすり傷, 保険'),
    Korean: listed('문콕, 찌그러짐, 흠집, 범퍼, 우박, 휠, 스크래치, 도색, 보험'),
  },
}
