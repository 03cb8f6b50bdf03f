import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'restaurant',
  kind: 'table-service',
  names: {
    english: 'Restaurant',
    spanish: 'Restaurante',
    french: 'Restaurant',
    italian: 'Ristorante',
    german: 'Restaurant',
    japanese: 'レストラン',
    Korean: '식당',
  },
  naming: {
    english: listed(`bistro, diner, trattoria, pizzeria, taqueria, eatery, brasserie, gastropub, steakhouse,
      sushi restaurant, ramen restaurant, curry house, noodle bar, tapas bar, ramen, sushi,
      italian restaurant, ramen bar, ramen shop, ramen house, noodle shop, soba restaurant,
      udon restaurant, sushi bar, dumpling house, pho, vietnamese food, thai food, indian food,
      korean food`),
    spanish:
      listed(`taberna, pizzería, mesón, asador, marisquería, comedor, casa de comidas, gastrobar, bar de tapas,
      ramen, bar de ramen, restaurante de ramen, chiringuito, menú del día, parrilla, peña`),
    french:
      listed(`bistrot, brasserie, pizzeria, crêperie, auberge, table d’hôtes, bouchon, ramen, bar à ramen,
      restaurant de ramen, ramen maison, menu du jour, plat du jour, restaurant traditionnel,
      cuisine traditionnelle`),
    italian:
      listed(`trattoria, osteria, pizzeria, agriturismo con cucina, locanda, braceria, ramen, ramen bar,
      cucina casalinga, cucina tipica, menù del giorno`),
    german:
      listed(`gasthaus, gasthof, wirtshaus, pizzeria, gaststätte, speiselokal, weinstube, bistro, brauhaus,
      imbissstube, Ramen, Ramenbar, Ramen-Bar, Nudelbar, Ramenrestaurant, hausmannskost,
      gutbürgerliche küche`),
    japanese:
      listed(`食堂, 居酒屋, 料理店, ラーメン屋, 寿司屋, 定食屋, 割烹, 蕎麦屋, 焼肉店, 焼き鳥屋, うどん屋, ビストロ, イタリアン, ラーメン, 中華そば, 麺屋, そば屋,
      手打ちそば, 手打ちうどん, 味噌ラーメン, つけ麺, そば処, 天ぷら屋, 小料理屋`),
    Korean:
      listed(`레스토랑, 음식점, 맛집, 백반집, 고깃집, 한식당, 국밥집, 횟집, 이자카야, 라멘, 라멘집, 일본 라멘, 돈코츠라멘, 국수집, 칼국수, 냉면집, 막국수, 닭갈비,
      칼국수집, 밥집, 두부집, 순두부집, 두부 요리, 두부전골, 순두부백반`),
  },
  things: {
    english:
      listed(`menu, dish, chef, dinner, lunch, wine, table, pizza, pasta, grill, curry, noodle, taco, tapas,
      kitchen, starter, sunday roast, bun cha, rice paper rolls, byo, no bookings, dumplings, fried rice,
      satay`),
    spanish:
      listed(`menú, plato, cocina, cena, vino, mesa, tapas, carne, pescado, arroz, pescaíto, fabada, cachopo,
      raciones, locro, paella, camarones, atún, guisos`),
    french: listed(`menu, plat, cuisine, dîner, vin, chef, terrasse, carte, cassoulet, confit, choucroute,
      tarte flambée, magret`),
    italian:
      listed(`menu, piatto, cucina, cena, vino, tavolo, pesce, carne, pasta, tagliatelle, grigliata, fritto misto,
      gnocchi, polenta`),
    german:
      listed(`speisekarte, gericht, küche, abendessen, wein, tisch, koch, schnitzel, braten, knödel, flammkuchen,
      maultaschen`),
    japanese: listed(
      '定食, 料理, ランチ, ディナー, 日本酒, メニュー, 予約, 寿司, 十割そば, 天ざる, 替え玉, 丼, 餃子',
    ),
    Korean: listed(
      '메뉴, 점심, 저녁, 국밥, 순두부, 손두부, 모두부, 갈비, 회, 안주, 국수, 비빔국수, 볶음밥, 찌개, 만두, 철판',
    ),
  },
  schemaType: 'Restaurant',
}
