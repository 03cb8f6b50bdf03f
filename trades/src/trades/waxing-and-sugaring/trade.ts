import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'waxing-and-sugaring',
  kind: 'beauty',
  names: {
    english: 'Waxing and sugaring',
    spanish: 'Depilación',
    french: 'Épilation',
    italian: 'Epilazione',
    german: 'Waxingstudio',
    japanese: '脱毛サロン',
    Korean: '왁싱샵',
  },
  naming: {
    english: listed(`sugaring, waxing salon, waxing studio, brazilian waxing, body waxing, hair removal,
      laser hair removal, waxer, sugaring studio, electrolysis, IPL hair removal, hollywood waxing,
      waxing specialist, intimate waxing, male waxing, sugar hair removal, waxing bar, electrologist,
      brazilian wax`),
    spanish: listed(`centro de depilación, depilación láser, depilación con cera, depilación con azúcar,
      depilación brasileña, sugaring, depilación eléctrica, depiladora profesional, depilación a la cera`),
    french:
      listed(`épilation au sucre, institut d’épilation, épilation à la cire, épilation définitive, bar à cire,
      épilation laser, sugaring, épilation orientale, électrolyse poils, épilation brésilienne`),
    italian: listed(`ceretta, centro epilazione, depilazione, epilazione laser, ceretta brasiliana, sugaring,
      epilazione allo zucchero, epilazione definitiva, centro depilazione`),
    german:
      listed(`Sugaring, Waxing, Haarentfernung, Zuckerpaste, dauerhafte Haarentfernung, Laser-Haarentfernung,
      Brazilian Waxing, Sugaringstudio, Enthaarungsstudio, Sugarist, Sugaristin, Wachsstudio,
      Haarentfernungsstudio, Nadelepilation, Enthaarung`),
    japanese: listed(
      '脱毛, ワックス脱毛, シュガーリング, ブラジリアンワックス, メンズ脱毛, VIO脱毛, 脱毛専門, 脱毛スタジオ, 電気脱毛',
    ),
    Korean: listed(
      '왁싱, 슈가링, 브라질리언왁싱, 제모, 레이저제모, 페이스왁싱, 남성왁싱, 슈가왁싱, 왁싱 전문, 슈가링 왁싱',
    ),
  },
  things: {
    english:
      listed(`bikini, legs, underarm, lip, wax, strip, hot wax, ingrown hairs, smooth, sugar paste, Hollywood,
      back, chest, eyebrows`),
    spanish: listed('cera, ingles, piernas, axilas, láser, bikini, labio, vello, espalda'),
    french: listed('maillot, jambes, aisselles, cire, sucre, lèvre, poils, intégral, dos'),
    italian: listed('gambe, ascelle, inguine, cera, zucchero, baffetti, peli, bikini, laser a diodo'),
    german:
      listed(`Bikini, Beine, Achseln, Wachs, Zucker, Intimbereich, Oberlippe, glatt, Rücken, IPL, Haarwurzel,
      Epilation`),
    japanese: listed('ワックス, VIO, うぶ毛, 脇, 全身, ムダ毛, つるつる, ひげ, 肌'),
    Korean: listed('비키니, 다리, 겨드랑이, 왁스, 인그로운, 슈가, 얼굴, 피부, 털'),
  },
}
