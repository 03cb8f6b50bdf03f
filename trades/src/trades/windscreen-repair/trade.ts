import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'windscreen-repair',
  kind: 'repairer',
  names: {
    english: 'Windscreen repair',
    spanish: 'Lunas de coche',
    french: 'Réparation de pare-brise',
    italian: 'Vetri auto',
    german: 'Autoglas',
    japanese: '自動車ガラス修理',
    Korean: '자동차 유리 교체',
  },
  naming: {
    english: listed(`windshield repair, windshield replacement, auto glass, windscreen replacement, car glass,
      mobile windscreen fitter, auto glass repair, windscreens, chip repair, auto glass shop, windshields`),
    spanish: listed(`cristales de coche, reparación de parabrisas, cambio de lunas, cambio de parabrisas,
      reparación de lunas, lunas de automóvil`),
    french: listed(`remplacement pare-brise, vitrage automobile, pare-brise, vitres auto, bris de glace auto,
      réparation impact pare-brise`),
    italian: listed(`riparazione parabrezza, sostituzione parabrezza, cristalli auto, riparazione vetri auto,
      sostituzione cristalli auto`),
    german: listed(`Scheibenreparatur, Steinschlagreparatur, Windschutzscheibe, Autoglaserei, Autoscheiben,
      Scheibenwechsel, Frontscheibenaustausch, Autoglaser, Autoglaserin`),
    japanese: listed(
      'フロントガラス交換, 自動車ガラス, ウインドリペア, フロントガラス修理, 飛び石修理, 車ガラス',
    ),
    Korean: listed('자동차유리, 앞유리 교체, 돌빵 복원, 유리 복원 차량, 차유리, 앞유리 돌빵'),
  },
  things: {
    english:
      listed(`chips, cracks, calibration, ADAS, side windows, rear screen, stone chip, resin, sunroof, wipers,
      heated, excess`),
    spanish: listed('parabrisas, impacto, grieta, resina, luna trasera, calibración, ventanilla'),
    french: listed('impact, fissure, lunette arrière, résine, calibrage, vitre latérale, toit'),
    italian: listed('scheggiatura, crepa, lunotto, resina, calibrazione, finestrino, ADAS'),
    german:
      listed(`Steinschlag, Frontscheibe, Heckscheibe, Kalibrierung, Riss, Harz, Seitenscheibe, Teilkasko,
      Austausch`),
    japanese: listed('飛び石, ヒビ, フロントガラス, リアガラス, 交換, レジン, エーミング, 保険'),
    Korean: listed('돌빵, 앞유리, 금, 유리, 출장, 캘리브레이션, 보험, 썬루프'),
  },
}
