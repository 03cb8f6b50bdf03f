import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'irrigation',
  kind: 'home-call-out',
  names: {
    english: 'Irrigation',
    spanish: 'Riego automático',
    french: 'Arrosage automatique',
    italian: 'Impianti di irrigazione',
    german: 'Gartenbewässerung',
    japanese: '自動散水設備',
    Korean: '자동 관수 시설',
  },
  naming: {
    english: listed(`irrigation contractor, sprinkler repair, sprinkler system, sprinkler installation,
      irrigation systems, garden irrigation, drip irrigation, sprinkler blowout, lawn sprinklers,
      irrigation repair`),
    spanish: listed(
      `instalación de riego, sistemas de riego, riego por goteo, técnico de riego, instalador de riego`,
    ),
    french: listed(
      `installation d’arrosage, système d’arrosage, irrigation, arrosage intégré, goutte-à-goutte`,
    ),
    italian: listed(
      `irrigazione, irrigazione giardini, irrigazione automatica, irrigatori, impianto a goccia`,
    ),
    german: listed(`Bewässerungsanlagen, Bewässerungstechnik, Beregnungsanlagen, Bewässerungssysteme,
      automatische Bewässerung, Rasensprenger einbauen`),
    japanese: listed('自動散水, スプリンクラー工事, 灌水設備, 自動潅水, 自動水やり'),
    Korean: listed('관수 시설, 스프링클러 설치, 점적관수, 자동 급수 시설, 관수 자재, 정원 관수'),
  },
  things: {
    english:
      listed(`valves, heads, timers, drip lines, hose, zones, backflow, winterize, pump, watering, dry lawn,
      controllers, leaks, beds`),
    spanish: listed('aspersores, goteo, electroválvulas, bomba, jardín, mangueras, fugas, arquetas'),
    french: listed(
      `asperseurs, goutteurs, programmateur, électrovannes, pompe, forage, jardin, tuyaux, massifs`,
    ),
    italian:
      listed(`irrigatori a scomparsa, centralina, elettrovalvole, pompa, giardino, prato, gocciolatori, tubi,
      pozzo`),
    german: listed(
      `Regner, Ventile, Tropfschlauch, Zisterne, Pumpe, Steuerung, Beete, Versenkregner, Rasen, Frost`,
    ),
    japanese: listed('スプリンクラー, 散水, タイマー, 庭, 水やり, ホース, ポンプ, 点滴, 畑'),
    Korean: listed('스프링클러, 관수, 타이머, 호스, 펌프, 밭, 하우스, 밸브, 물주기'),
  },
}
