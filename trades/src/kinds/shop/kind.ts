import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'shop',
  names: {
    english: 'Shop',
    spanish: 'Tienda',
    french: 'Boutique',
    italian: 'Negozio',
    german: 'Laden',
    japanese: 'お店',
    Korean: '가게',
  },
  tone: 'warm',
  ways: ['walk-in', 'order', 'hire', 'appointment'],
  families: ['counter', 'press', 'studio', 'hearth', 'workshop'],
  palettes: ['butter', 'newsprint', 'copper-pipe', 'delft', 'sky'],
  artwork: {
    forms: ['paper', 'brick', 'fabric', 'lines', 'glyph'],
    motifs: ['book-store', 'coffee-shop', 'landscaping'],
    never: ['cart', 'bag', 'price', 'tag', 'percent'],
  },
  schemaType: 'Store',
  things: {
    english: ['shelf', 'stock', 'gift', 'brand', 'shop window', 'second hand', 'size'],
    spanish: ['estantería', 'existencias', 'regalo', 'marca', 'escaparate'],
    french: ['rayon', 'stock', 'cadeau', 'marque', 'vitrine'],
    italian: ['scaffale', 'regalo', 'marca', 'vetrina', 'taglia'],
    german: ['regal', 'sortiment', 'geschenk', 'marke', 'schaufenster'],
    japanese: ['店頭', '在庫', '品揃え', '贈り物', '雑貨'],
    Korean: ['매장', '재고', '선물', '상품', '중고'],
  },
}
