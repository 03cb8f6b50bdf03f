import type { Kind } from '../../kind.ts'

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
    english: ['menu', 'starter', 'main course', 'dessert', 'wine list', 'table', 'lunch'],
    spanish: ['carta', 'entrante', 'postre', 'vino', 'mesa', 'menú del día'],
    french: ['carte', 'entrée', 'plat du jour', 'dessert', 'vin', 'terrasse'],
    italian: ['menù', 'antipasto', 'primo', 'dolce', 'vino', 'tavolo'],
    german: ['speisekarte', 'vorspeise', 'hauptgericht', 'wein', 'mittagstisch'],
    japanese: ['料理', '献立', '定食', '座席', '宴会', '日本酒'],
    Korean: ['메뉴', '요리', '식사', '점심', '단체석'],
  },
}
