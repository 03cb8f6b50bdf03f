import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'juice-bar',
  kind: 'food-counter',
  names: {
    english: 'Juice bar',
    spanish: 'Zumos y batidos',
    french: 'Bar à jus',
    italian: 'Bar di succhi e frullati',
    german: 'Saftbar',
    japanese: 'ジューススタンド',
    Korean: '생과일주스',
  },
  naming: {
    english: listed('smoothie bar, bubble tea, bubble tea shop, juice shop, acai bar, lemonade stand'),
    spanish: listed('juguería, bar de zumos, bubble tea, jugos naturales, aguas frescas'),
    french: listed('bar à smoothies, bubble tea, jus frais'),
    italian: listed('frullateria, centrifugati, bubble tea'),
    german: listed('smoothiebar, bubble tea laden, saftladen'),
    japanese: listed('タピオカ専門店, スムージー専門店, 生ジュース, スムージー店'),
    Korean: listed('주스 가게, 버블티, 스무디 가게'),
  },
  things: {
    english: listed('smoothie, juice, milkshake, acai, tapioca, ginger shot, cold pressed, smoothies'),
    spanish: listed('zumo, batido, jugo, licuado, açaí, horchata'),
    french: listed('smoothie, jus pressé, milk-shake, açaí, tapioca'),
    italian: listed('frullato, succo, centrifuga, spremuta, açaí'),
    german: listed('smoothie, saft, milchshake, frisch gepresst, acai, tapioka'),
    japanese: listed('スムージー, ジュース, タピオカ, ミルクシェイク'),
    Korean: listed('스무디, 주스, 에이드, 밀크티'),
  },
}
