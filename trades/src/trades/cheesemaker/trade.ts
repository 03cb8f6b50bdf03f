import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cheesemaker',
  kind: 'food-counter',
  names: {
    english: 'Cheesemaker',
    spanish: 'Quesería',
    french: 'Fromagerie',
    italian: 'Caseificio',
    german: 'Käserei',
    japanese: 'チーズ工房',
    Korean: '치즈 공방',
  },
  naming: {
    english:
      listed(`cheese maker, cheese shop, cheesemonger, cheese dairy, goat cheese, farmhouse cheese, creamery,
      micro dairy`),
    spanish: listed(`queso artesano, tienda de quesos, quesos de cabra, lechería,
      hago queso, hacemos queso`),
    french: listed('fromager, crèmerie, fromages de chèvre, fromage fermier, chevrier'),
    italian: listed('formaggeria, formaggio di capra, latteria'),
    german: listed('käseladen, käsehandel, käsegeschäft, hofkäserei, bergkäserei, molkerei'),
    japanese: listed('チーズ専門店, チーズ店, 牧場のチーズ, 酪農家, ナチュラルチーズ工房'),
    Korean: listed('수제 치즈, 치즈 가게, 목장 우유, 유제품 목장'),
  },
  things: {
    english: listed(`cheese, cheddar, goats, curd, wheel, brie, rennet, halloumi, yoghurt, raclette, fondue`),
    spanish: listed('queso, cabra, oveja, cuajada, yogur, curado, requesón'),
    french: listed('fromages, chèvre, tomme, plateau, yaourt, beurre, comté, affinage, raclette'),
    italian: listed('formaggio, mozzarella, ricotta, capra, pecorino, yogurt, stagionato, formaggi, malga'),
    german: listed(`käse, fondue, raclette, ziegen, frischkäse, joghurt, bergkäse, laib, quark, ziegenkäse`),
    japanese: listed('チーズ, ヤギ, ヨーグルト, 牛乳, モッツァレラ, 熟成'),
    Korean: listed('치즈, 요거트, 우유, 염소, 모짜렐라'),
  },
}
