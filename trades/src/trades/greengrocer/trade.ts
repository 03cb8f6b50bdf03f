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
    english: ['fruit and veg shop', 'fruit vegetable shop', 'veg shop', 'fruit shop', 'grocer'],
    spanish: ['verdulería', 'frutas y verduras', 'frutero'],
    french: ['fruits et légumes', 'marchand de primeurs', 'maraîcher'],
    italian: ['fruttivendolo', 'frutta e verdura', 'frutta verdura'],
    german: [
      'obsthändler',
      'gemüseladen',
      'obst- und gemüseladen',
      'gemüsehändler',
      'obsthof',
      'gemüsestand',
    ],
    japanese: ['青果店', '果物屋', '野菜直売', '果物店'],
    Korean: ['과일 가게', '채소 가게', '야채 가게', '청과물'],
  },
  things: {
    english: ['fruit', 'vegetable', 'apple', 'potato', 'salad', 'seasonal', 'herbs', 'organic'],
    spanish: ['fruta', 'verdura', 'tomate', 'temporada'],
    french: ['fruit', 'légume', 'saison', 'salade', 'tomate'],
    italian: ['frutta', 'verdura', 'stagione', 'pomodoro', 'orto'],
    german: ['obst', 'gemüse', 'apfel', 'kartoffel', 'salat', 'saison'],
    japanese: ['野菜', '果物', '旬', 'りんご', '直売'],
    Korean: ['과일', '채소', '야채', '사과', '제철'],
  },
  schemaType: 'GroceryStore',
}
