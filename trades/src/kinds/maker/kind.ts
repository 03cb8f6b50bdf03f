import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'maker',
  names: {
    english: 'Maker',
    spanish: 'Artesanía',
    french: 'Artisanat',
    italian: 'Artigianato',
    german: 'Werkstatt',
    japanese: 'ものづくり',
    Korean: '공방',
  },
  tone: 'plain-spoken',
  ways: ['order', 'walk-in', 'appointment', 'enroll'],
  families: ['workshop', 'counter', 'press', 'atelier'],
  palettes: ['birch', 'copper-pipe', 'indigo-dye', 'newsprint', 'oat'],
  artwork: {
    forms: ['strakes', 'strands', 'fabric', 'paper', 'lines', 'glyph'],
    motifs: ['carpentry', 'tailoring'],
    never: ['calendar', 'clock', 'desk', 'laptop', 'boat'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english: ['workshop', 'bench', 'by hand', 'commission', 'leather', 'wood', 'clay'],
    spanish: ['taller', 'a mano', 'cuero', 'madera', 'barro', 'encargo'],
    french: ['atelier', 'à la main', 'cuir', 'bois', 'terre', 'sur mesure'],
    italian: ['bottega', 'a mano', 'cuoio', 'legno', 'argilla', 'su misura'],
    german: ['werkstatt', 'handarbeit', 'leder', 'holz', 'ton', 'maßanfertigung'],
    japanese: ['工房', '手作り', '革', '木工', '陶芸', '受注生産'],
    Korean: ['공방', '수제', '가죽', '나무', '도자기', '주문 제작'],
  },
}
