import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'repairer',
  names: {
    english: 'Repairer',
    spanish: 'Reparaciones',
    french: 'Réparation',
    italian: 'Riparazioni',
    german: 'Reparatur',
    japanese: '修理',
    Korean: '수리',
  },
  tone: 'plain-spoken',
  ways: ['walk-in', 'appointment', 'call-out', 'order'],
  families: ['workshop', 'counter', 'press', 'studio'],
  palettes: ['copper-pipe', 'birch', 'workwear', 'newsprint', 'indigo-dye'],
  artwork: {
    forms: ['lines', 'paper', 'brick', 'glyph'],
    motifs: ['bike-repair', 'tire-shop', 'technology-consulting', 'tailoring'],
    never: ['thumb', 'robot', 'flame'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english: ['broken', 'fault', 'spare part', 'noise', 'warranty', 'scratch', 'screen'],
    spanish: ['roto', 'avería', 'recambio', 'ruido', 'pantalla'],
    french: ['panne', 'pièce détachée', 'bruit', 'écran', 'casse'],
    italian: ['guasto', 'ricambio', 'rumore', 'schermo', 'rotto'],
    german: ['defekt', 'ersatzteil', 'geräusch', 'display', 'kaputt'],
    japanese: ['故障', '部品', '修繕', '異音', '割れ'],
    Korean: ['고장', '부품', '소음', '액정', '파손'],
  },
}
