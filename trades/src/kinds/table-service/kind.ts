import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'table-service',
  names: {
    english: 'Restaurant or bar',
    spanish: 'Restaurante o bar',
    french: 'Restaurant ou bar',
    italian: 'Ristorante o bar',
    german: 'Gasthaus',
    japanese: '飲食店',
    Korean: '음식점',
  },
  tone: 'warm',
  ways: ['walk-in', 'appointment', 'order'],
  families: ['counter', 'press', 'atelier', 'hearth'],
  palettes: ['butter', 'ember', 'rose', 'oat', 'newsprint'],
  artwork: {
    forms: ['lines', 'fabric', 'strands', 'glyph'],
    motifs: ['restaurant', 'coffee-shop'],
    never: ['flag', 'mustache', 'chef'],
  },
  schemaType: 'FoodEstablishment',
  things: {
    english:
      listed(`starter, main course, dessert, wine list, restaurant, dishes, set lunch, set menu, dinner, dine in,
      booking a table, no bookings under, byo, roast, sunday lunch, pints, cask, ales, cocktails,
      wine by the glass, steak, pasta, risotto, curry, noodles, ramen, pho, bun cha, sushi, dumplings, tapas,
      mezze, grill, grilled, seafood, oysters, brunch, all day breakfast, terrace, beer garden, chef,
      kitchen closes, last orders, vegetarian options, quiz, live sport, pub, bar, dining room,
      rice paper rolls`),
    spanish:
      listed(`carta, entrante, postre, vino, menú del día, restaurante, bar, taberna, mesón, platos, menú, menú diario,
      comidas, reservas, fabada, cachopo, paella, cocido, pulpo, pescaíto frito, tortillitas, atún,
      carnes a la brasa, parrilla, asado, raciones, pinchos, pasta, pizza, risotto, curry, ramen, sushi,
      mariscada, desayunos, brunch, cañas, cócteles, vinos por copa, sidra, chef, cocina casera, terraza,
      a pie de playa, camarones, ceviche, arepas, chilaquiles, pozole, mole, cerramos cocina`),
    french:
      listed(`plat du jour, dessert, vin, terrasse, restaurant, bistrot, brasserie, plats, menu, menu du jour,
      menu du midi, ardoise, midi, soir, tables, réservation, réservation conseillée, cassoulet,
      confit de canard, confit, choucroute, tarte flambée, magret, entrecôte, moules frites, pot-au-feu, pâtes,
      pizza, risotto, curry, nouilles, ramen, sushi, tapas, mezzés, grillades, fruits de mer, huîtres, brunch,
      bar, pression, cocktails, vin au verre, chef, cuisine maison, produits frais, baeckeoffe, galettes,
      couverts, chèques refusés`),
    italian:
      listed(`menù, antipasto, dolce, vino, tavolo, ristorante, trattoria, osteria, piatti, secondi, menù del giorno,
      menù fisso, pranzo, coperti, tagliatelle, lasagne, gnocchi, pizza, forno a legna, risotto, polenta,
      brasato, bistecca, grigliata, pesce alla griglia, frittura, cucina di mare, crudo, curry, ramen, sushi,
      tapas, brunch, bar, birra alla spina, aperitivi, cocktail, vini al calice, chef, cucina casalinga,
      dehors, terrazza, cacio e pepe, carbonara`),
    german:
      listed(`speisekarte, vorspeise, hauptgericht, wein, mittagstisch, restaurant, gaststätte, wirtshaus, gerichte,
      nachtisch, tageskarte, mittagsmenü, mittagskarte, abendessen, tische, reservierung, schnitzel, braten,
      rouladen, knödel, spätzle, maultaschen, flammkuchen, steak, pasta, pizza, risotto, curry, nudeln, ramen,
      sushi, tapas, meze, vom grill, wild, muscheln, frühstück, brunch, biergarten, sonnenterrasse, küche bis,
      warme küche, vom fass, cocktails, offene weine, koch, stammtisch, kneipe, bar, gäste, hausmannskost,
      ruhetag, speisen, plätze draußen`),
    japanese:
      listed(`料理, 献立, 定食, 座席, 宴会, 日本酒, 食堂, ランチ, ディナー, コース料理, 単品, 丼, ラーメン, つけ麺, そば, 天ざる, 十割そば, うどん, 寿司, 刺身, 天ぷら, 焼肉, 焼鳥,
      鍋, カレー, パスタ, ピザ, ステーキ, ハンバーグ, 居酒屋, 飲み放題, 日替わりランチ, お座敷, カウンター席, ご予約席, 営業終了, 地酒, 生ビール, お品書き, 喫茶, 珈琲とケーキ,
      餃子, 麺, 替え玉, 大盛`),
    Korean:
      listed(`메뉴, 요리, 식사, 점심, 단체석, 식당, 맛집, 런치, 디너, 코스 요리, 단품, 덮밥, 정식, 국수, 냉면, 칼국수, 우동, 초밥, 회, 튀김 정식, 고깃집, 삼겹살, 갈비, 찌개,
      전골, 국밥, 카레, 파스타, 피자, 스테이크, 만두, 비빔밥, 백반, 술집, 안주, 생맥주, 소주, 좌석, 점심 특선, 브레이크타임, 잔치국수, 비빔국수, 포차, 주점, 테이블, 예약석`),
  },
}
