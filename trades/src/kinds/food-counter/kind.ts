import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'food-counter',
  names: {
    english: 'Food counter',
    spanish: 'Mostrador de comida',
    french: 'À emporter',
    italian: 'Banco gastronomico',
    german: 'Imbiss und Theke',
    japanese: '食べもの・持ち帰り',
    Korean: '먹거리',
  },
  tone: 'loud',
  ways: ['walk-in', 'order', 'hire'],
  families: ['poster', 'counter', 'press', 'workshop'],
  palettes: ['marigold', 'butter', 'bubblegum', 'ember'],
  artwork: {
    forms: ['strands', 'lines', 'paper', 'glyph'],
    motifs: ['coffee-shop', 'catering'],
    never: ['flag', 'mustache', 'chef', 'tablecloth'],
  },
  schemaType: 'FoodEstablishment',
  things: {
    english: ['sandwich', 'loaf', 'pastry', 'takeaway', 'queue', 'portion', 'counter'],
    spanish: ['bocadillo', 'pan', 'pastel', 'ración', 'para llevar'],
    french: ['sandwich', 'pain', 'pâtisserie', 'part', 'à emporter'],
    italian: ['panino', 'pane', 'dolce', 'porzione', 'asporto'],
    german: ['brötchen', 'brot', 'kuchen', 'portion', 'zum mitnehmen'],
    japanese: ['パン', '弁当', '惣菜', '持ち帰り', '焼きたて'],
    Korean: ['빵', '도시락', '반찬', '포장', '김밥'],
  },
}
