import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'clockmaker',
  kind: 'maker',
  names: {
    english: 'Clockmaker',
    spanish: 'Fabricante de relojes',
    french: 'Fabricant d’horloges',
    italian: 'Costruttore di orologi',
    german: 'Uhrenbauer',
    japanese: '時計製作',
    Korean: '시계 제작',
  },
  naming: {
    english: listed(
      'clock maker, clockmakers, clockmaking, build clocks, building clocks, make clocks, makers of clocks, handmade clocks, hand-built clocks, clock builder, bespoke clocks, turret clocks, tower clocks',
    ),
    spanish: listed(
      'relojes artesanales, relojes hechos a mano, fabricación de relojes, maestro relojero artesano, relojes de torre, construyo relojes',
    ),
    french: listed(
      'fabrication d’horloges, horloges artisanales, horloges faites main, créateur d’horloges, fabricante d’horloges, fabrication de pendules, horloges monumentales',
    ),
    italian: listed(
      'orologi artigianali, orologi fatti a mano, costruzione orologi, fabbricante di orologi, orologi da torre, costruisco orologi',
    ),
    german: listed(
      'Uhrenmanufaktur, Uhrenbau, Turmuhrenbau, Turmuhren, Uhrenbauerin, handgefertigte Uhren, Turmuhrenbauer, Großuhrenbau, Uhren nach Maß',
    ),
    japanese: listed(
      '時計作家, 時計製作所, 手作り時計, 掛時計製作, からくり時計製作, オリジナル時計製作, 木の時計製作',
    ),
    Korean: listed('수제 시계, 시계 제작소, 시계 공방, 벽시계 제작, 원목 시계 제작, 핸드메이드 시계'),
  },
  things: {
    english: listed('brass, wheel engine, case, commission, chime, dial painting, hand cut, gear train'),
    spanish: listed('latón, carillón, caja de madera, encargo, engranajes'),
    french: listed('laiton, carillon, caisse peinte, pièce unique, rouages'),
    italian: listed('ottone, carillon, cassa in legno, pezzo unico, ingranaggi'),
    german: listed('Messing, Glockenspiel, Gehäuse, Schlagwerk, Einzelstück, Zahnräder, Steuerung'),
    japanese: listed('名入れ, 木製, 一点もの, 歯車, からくり'),
    Korean: listed('원목, 주문 제작, 톱니바퀴, 나무'),
  },
}
