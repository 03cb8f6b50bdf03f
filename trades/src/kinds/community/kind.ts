import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'community',
  names: {
    english: 'Community',
    spanish: 'Comunidad',
    french: 'Association',
    italian: 'Comunità',
    german: 'Gemeinschaft',
    japanese: '地域の集まり',
    Korean: '공동체',
  },
  tone: 'warm',
  ways: ['walk-in', 'enroll', 'donate', 'hire'],
  families: ['field', 'press', 'hearth', 'ledger'],
  palettes: ['leaf', 'newsprint', 'sky', 'oat', 'sage'],
  artwork: {
    forms: ['litter', 'growth', 'brick', 'lines', 'glyph'],
    motifs: ['non-profit-organization'],
    never: ['cross', 'crescent', 'star', 'globe', 'hand', 'heart'],
  },
  schemaType: 'Organization',
  things: {
    english: ['volunteer', 'neighbor', 'member', 'meeting', 'donation', 'service', 'choir'],
    spanish: ['voluntario', 'vecino', 'socio', 'reunión', 'donación'],
    french: ['bénévole', 'voisin', 'membre', 'réunion', 'don'],
    italian: ['volontario', 'vicino', 'socio', 'riunione', 'donazione'],
    german: ['ehrenamt', 'nachbar', 'mitglied', 'treffen', 'spende'],
    japanese: ['ボランティア', '近所', '会員', '集まり', '寄付'],
    Korean: ['자원봉사', '이웃', '회원', '모임', '후원'],
  },
}
