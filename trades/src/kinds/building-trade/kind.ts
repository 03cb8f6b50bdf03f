import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'building-trade',
  names: {
    english: 'Building trade',
    spanish: 'Construcción',
    french: 'Bâtiment',
    italian: 'Edilizia',
    german: 'Bauhandwerk',
    japanese: '建築・工事',
    Korean: '건축·공사',
  },
  tone: 'plain-spoken',
  ways: ['call-out', 'order', 'appointment'],
  families: ['workshop', 'press', 'studio', 'poster', 'counter'],
  palettes: ['birch', 'copper-pipe', 'workwear', 'indigo-dye', 'pine'],
  artwork: {
    forms: ['brick', 'strakes', 'lines', 'glyph'],
    motifs: ['home-construction', 'carpentry', 'electrician', 'plumbing', 'heating-and-cooling'],
    never: ['helmet', 'thumb', 'crane', 'clock', 'calendar'],
  },
  schemaType: 'HomeAndConstructionBusiness',
  things: {
    english: ['wall', 'roof', 'extension', 'plaster', 'floor', 'foundation', 'renovation'],
    spanish: ['pared', 'tejado', 'reforma', 'yeso', 'suelo', 'cimiento'],
    french: ['mur', 'toiture', 'extension', 'plâtre', 'carrelage', 'chantier'],
    italian: ['muro', 'tetto', 'intonaco', 'pavimento', 'cantiere'],
    german: ['wand', 'dach', 'putz', 'anbau', 'estrich', 'sanierung', 'baustelle'],
    japanese: ['壁', '屋根', '外壁', '床', '増築', '施工'],
    Korean: ['벽', '지붕', '방수', '타일', '증축', '시공'],
  },
}
