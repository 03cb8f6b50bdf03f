import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'events',
  names: {
    english: 'Events',
    spanish: 'Celebraciones',
    french: 'Fêtes',
    italian: 'Feste',
    german: 'Feste',
    japanese: '催し・お祝い',
    Korean: '행사',
  },
  tone: 'warm',
  ways: ['hire', 'appointment', 'order'],
  families: ['atelier', 'press', 'hearth', 'studio'],
  palettes: ['rose', 'oat', 'brass', 'harbour', 'butter'],
  artwork: {
    forms: ['fabric', 'strands', 'dusk', 'sprig', 'glyph'],
    motifs: ['catering', 'photography', 'music-lessons'],
    never: ['champagne', 'balloon', 'bride', 'confetti', 'heart'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english: ['wedding', 'birthday', 'guest', 'party', 'ceremony', 'venue', 'dance floor'],
    spanish: ['boda', 'cumpleaños', 'invitado', 'fiesta', 'ceremonia'],
    french: ['mariage', 'anniversaire', 'invité', 'fête', 'cérémonie'],
    italian: ['matrimonio', 'compleanno', 'invitato', 'festa', 'cerimonia'],
    german: ['hochzeit', 'geburtstag', 'gast', 'feier', 'trauung'],
    japanese: ['結婚式', '誕生日', '披露宴', '催し', '会場'],
    Korean: ['결혼식', '생일', '잔치', '하객', '돌잔치'],
  },
}
