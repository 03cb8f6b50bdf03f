import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'delicatessen',
  kind: 'food-counter',
  names: {
    english: 'Delicatessen',
    spanish: 'Tienda gourmet',
    french: 'Épicerie fine',
    italian: 'Gastronomia',
    german: 'Feinkost',
    japanese: '食料品専門店',
    Korean: '식료품점',
  },
  naming: {
    english: listed('deli, delicatessen shop, fine foods, cheese counter'),
    spanish: listed('delicatessen'),
    french: listed('épicerie italienne, traiteur italien, épicerie de produits régionaux'),
    italian: listed('prodotti tipici, pastificio artigianale'),
    german: listed('feinkostladen, delikatessen, feinkostgeschäft'),
    japanese: listed('デリカテッセン, 食材店, 惣菜店'),
    Korean: listed('델리, 식품점'),
  },
  things: {
    english: listed('cheese, ham, olive, antipasti, hamper, cured meat, cider, local produce, sandwich'),
    spanish: listed('queso, jamón, aceite, vino, conserva, aceituna'),
    french: listed(`fromage, jambon, olive, vin, huile, conserve, terrines, antipasti, foie gras, olives,
      conserves fines, tapenade, produits italiens`),
    italian: listed('formaggio, salumi, olio, vino, oliva, taglieri'),
    german: listed('käse, schinken, oliven, wein, antipasti, milch, eier'),
    japanese: listed('チーズ, ハム, オリーブ, ワイン, 惣菜'),
    Korean: listed('치즈, 햄, 올리브, 와인, 수제'),
  },
}
