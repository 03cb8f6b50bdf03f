import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'jam-maker',
  kind: 'maker',
  otherKind: 'food-counter',
  names: {
    english: 'Jam and sauce maker',
    spanish: 'Mermeladas artesanas',
    french: 'Confiturier',
    italian: 'Marmellate artigianali',
    german: 'Marmeladenmanufaktur',
    japanese: '手作りジャム工房',
    Korean: '수제청 잼 공방',
  },
  naming: {
    english: listed(`jams, jam maker, preserves, chutney maker, chutneys, hot sauce, hot sauce maker,
      pickles and preserves, marmalade maker, relishes, condiments, salsa maker, spice blends,
      fermented foods, kimchi maker, sauce maker, jams and chutneys, maple syrup`),
    spanish:
      listed(`mermeladas, conservas artesanas, salsas artesanas, encurtidos, salsa picante artesana, confituras,
      conservera`),
    french:
      listed(`confitures artisanales, confiturière, conserverie artisanale, confitures, sauces artisanales,
      chutneys, condiments artisanaux`),
    italian:
      listed(`confetture, conserve artigianali, salse artigianali, confetture artigianali, marmellate, sottoli,
      mostarde`),
    german:
      listed(`Marmeladen, Fruchtaufstriche, Chutneys, Konfitüren, Einmacherei, Senfmanufaktur, Saucenmanufaktur,
      Feinkostmanufaktur, Gewürzmanufaktur, Marmeladenköchin, Fermentiertes`),
    japanese: listed(
      'ジャム工房, ジャム屋, 調味料工房, 漬物屋, 味噌屋, 味噌蔵, 醤油蔵, 漬物店, 自家製ソース',
    ),
    Korean: listed('수제청, 수제잼, 전통장, 장아찌, 수제소스, 고추장, 된장, 과일청, 발효공방'),
  },
  things: {
    english:
      listed(`jars, marmalade, fruit, batches, chilli, pickles, vinegar, labels, sugar, hampers, berries, peppers,
      curds, small batch`),
    spanish: listed('frutas, botes, tarros, chile, vinagre, membrillo, azúcar, tomate, pimientos'),
    french: listed('fruits, pots, gelées, vinaigre, piment, bocaux, sucre, légumes, marmelade'),
    italian: listed('frutta, vasetti, peperoncino, aceto, pomodoro, zucchero, barattoli, gelatine, pesto'),
    german: listed(
      `Früchte, Gelee, Senf, Pesto, Essig, Einkochen, Sirup, Chili, Erdbeere, Beeren, Gewürze, Likör`,
    ),
    japanese: listed('ジャム, 瓶, 果物, 味噌, 漬物, 醤油, 柚子胡椒, 季節, いちご, ドレッシング'),
    Korean: listed('잼, 유리병, 과일, 매실, 레몬청, 간장, 발효, 딸기, 효소'),
  },
}
