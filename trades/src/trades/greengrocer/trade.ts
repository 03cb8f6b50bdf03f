import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'greengrocer',
  kind: 'food-counter',
  otherKind: 'shop',
  names: {
    english: 'Greengrocer',
    spanish: 'Frutería',
    french: 'Primeur',
    italian: 'Ortofrutta',
    german: 'Obst und Gemüse',
    japanese: '八百屋',
    Korean: '청과',
  },
  naming: {
    english: listed('fruit and veg shop, fruit vegetable shop, veg shop, fruit shop, grocer'),
    spanish: listed('verdulería, frutas y verduras, frutero, verdulera, recaudería'),
    french: listed('fruits et légumes, marchand de primeurs, maraîcher'),
    italian: listed('fruttivendolo, frutta e verdura, frutta verdura, fruttivendola'),
    german: listed('obsthändler, gemüseladen, obst- und gemüseladen, gemüsehändler, gemüsestand'),
    japanese: listed('青果店, 果物屋, 野菜直売, 果物店, 八百屋さん'),
    Korean: listed('과일 가게, 채소 가게, 야채 가게, 청과물'),
  },
  things: {
    english: listed('fruit, vegetable, apple, potato, salad, seasonal, herbs, organic'),
    spanish: listed('fruta, verdura, tomate, temporada'),
    french: listed('fruit, légume, saison, salade, tomate'),
    italian: listed('frutta, verdura, stagione, pomodoro, orto'),
    german: listed('obst, gemüse, apfel, kartoffel, salat, saison'),
    japanese: listed('野菜, 果物, 旬, りんご, 直売'),
    Korean: listed('과일, 채소, 야채, 사과, 제철'),
  },
  schemaType: 'GroceryStore',
}
