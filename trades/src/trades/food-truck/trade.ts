import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'food-truck',
  kind: 'food-counter',
  otherKind: 'events',
  names: {
    english: 'Food truck',
    spanish: 'Food truck',
    french: 'Food truck',
    italian: 'Food truck',
    german: 'Foodtruck',
    japanese: 'キッチンカー',
    Korean: '푸드트럭',
  },
  naming: {
    english: listed(`food trucks, street food, taco truck, burger van, street food vendor, mobile pizza van,
      food trailer, catering trailer, mobile kitchen, wood-fired pizza van, mobile coffee van,
      mobile coffee cart, chip van, pizza trailer, street food van, horsebox bar,
      converted horsebox, vintage horsebox, mobile bar, pizza van,
      burger truck, halloumi fries van, mobile pizza oven, food stall, crêpe van`),
    spanish: listed(`foodtruck, gastroneta, comida callejera, camión de comida, furgoneta de comida,
      churrería ambulante, food trucks, puesto de comida, camioneta de comida, puesto ambulante,
      carrito de tacos`),
    french: listed(`camion-restaurant, camion à pizza, foodtruck, cuisine de rue, camion pizza,
      crêperie ambulante, rôtisserie ambulante, camion à pizzas, coffee truck,
      camion à galettes, camion crêperie, crêpier ambulant, camion ambulant, pizzaiolo ambulant,
      camionnette gourmande, restauration ambulante, friterie ambulante, rôtisseur ambulant`),
    italian: listed(`street food, cibo di strada, furgone ristoro, apecar street food, paninoteca ambulante,
      truck food, porchetta ambulante, foodtruck, camioncino di street food, furgone street food,
      porchettaro, ambulante alimentare`),
    german:
      listed(`Imbisswagen, Streetfood, Hähnchenwagen, Pizzamobil, Kaffeemobil, Imbissanhänger, Burgertruck,
      Streetfoodtruck, Foodtrailer, Verkaufswagen, Grillwagen, Pizzawagen, Kaffeebike, Imbissstand,
      Grillhendlwagen`),
    japanese: listed(
      '移動販売, フードトラック, 屋台, 移動販売車, ケータリングカー, 移動カフェ, キッチントレーラー, クレープ屋, 移動スーパー, 出店カー',
    ),
    Korean: listed(
      '이동식 포장마차, 커피차, 분식차, 스낵카, 푸드 트럭, 간식차, 커피트럭, 포장마차, 붕어빵, 길거리 음식, 이동 카페',
    ),
  },
  things: {
    english:
      listed(`tacos, burgers, fries, hatch, festivals, parked, loaded fries, menu, pop-up, queue, weddings, bao,
      dumplings, toppings, generator, serving window`),
    spanish: listed('tacos, hamburguesas, patatas, festivales, churros, arepas, menú, eventos, calle'),
    french: listed('frites, tacos, emplacement, festivals, crêpes, pizzas au feu bois, marché, menu'),
    italian: listed('panini, hamburger, patatine, sagre, arancini, fritti, porchetta, festival, piazza'),
    german:
      listed(`Burger, Pommes, Tacos, Standplatz, Festival, Currywurst, Wochenmarkt, Bowls, Crêpes, Hähnchen,
      Firmenfeier`),
    japanese: listed('出店, ハンバーガー, クレープ, たこ焼き, イベント, から揚げ, メニュー'),
    Korean: listed('타코, 버거, 축제, 츄러스, 야시장, 닭꼬치, 촬영장, 핫도그'),
  },
}
