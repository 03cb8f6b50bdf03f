import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cooking-classes',
  kind: 'classes',
  names: {
    english: 'Cooking classes',
    spanish: 'Clases de cocina',
    french: 'Cours de cuisine',
    italian: 'Scuola di cucina',
    german: 'Kochschule',
    japanese: '料理教室',
    Korean: '쿠킹 클래스',
  },
  naming: {
    english: listed(`cookery school, cooking school, cooking lessons, cookery classes, baking classes,
      bread making classes, pasta making class, cookery courses, culinary school, sushi making class,
      kids cooking classes, cooking workshops, baking school, cookery lessons, bread making courses,
      cookery teacher, cooking teacher, sushi workshop, cooking class`),
    spanish:
      listed(`escuela de cocina, cursos de cocina, talleres de cocina, clases de repostería, taller de pan,
      curso de cocina, cocina para niños talleres`),
    french:
      listed(`école de cuisine, ateliers culinaires, atelier de cuisine, cours de pâtisserie, atelier pain,
      stages de cuisine, atelier culinaire`),
    italian: listed(`corsi di cucina, lezioni di cucina, corso di cucina, corsi di pasticceria, cooking class,
      laboratorio di cucina, corsi di panificazione`),
    german:
      listed(`Kochkurse, Backkurse, Kochkurs, Brotbackkurs, Kochstudio, Kinderkochkurse, Kochlehrer, Kochlehrerin,
      Kochworkshops, Grillkurse, Brotbackkurse, Grillschule, Kochevents, Barista-Kurse`),
    japanese: listed(
      'クッキングスクール, パン教室, お菓子教室, クッキング教室, 和食教室, 料理レッスン, パン作り教室, 料理研究家, お料理教室',
    ),
    Korean: listed(
      '쿠킹클래스, 요리교실, 요리학원, 베이킹 클래스, 쿠킹스튜디오, 요리 수업, 제빵 학원, 베이킹 수업',
    ),
  },
  things: {
    english:
      listed(`knife skills, pasta, bread, aprons, recipes, kids, curry, hands-on, dumplings, ingredients,
      sourdough, sit down and eat, sauces, corporate`),
    spanish: listed('recetas, delantal, paella, pasta, sushi, cuchillos, ingredientes, masa, degustación'),
    french: listed('recettes, tablier, pâtes, sushi, couteaux, ingrédients, pâte, dégustation, menu'),
    italian: listed('ricette, grembiule, pasta, sushi, coltelli, ingredienti, impasto, degustazione, menù'),
    german:
      listed(`Rezepte, Schürze, Menü, Sushi, Pasta, Messer, Zutaten, Kochen, Team, Curry, Teig, Schneidetechnik,
      gemeinsam`),
    japanese: listed('レシピ, エプロン, 和食, 発酵, 包丁, 試食, 薬膳, 食材, 家庭料理'),
    Korean: listed('레시피, 앞치마, 파스타, 반죽, 재료, 칼질, 시식, 집밥, 한식'),
  },
}
