import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'outdoors',
  names: {
    english: 'Outdoors and tours',
    spanish: 'Aire libre y rutas',
    french: 'Plein air',
    italian: 'Aria aperta',
    german: 'Draußen',
    japanese: '屋外・体験',
    Korean: '야외 활동',
  },
  tone: 'warm',
  ways: ['appointment', 'hire', 'enroll', 'walk-in'],
  families: ['field', 'workshop', 'press', 'studio'],
  palettes: ['pine', 'leaf', 'harbour', 'terracotta-pool', 'copper-pipe'],
  artwork: {
    forms: ['dusk', 'water', 'botanical', 'lines', 'glyph'],
    motifs: ['landscaping'],
    never: ['flag', 'compass', 'tent', 'selfie'],
  },
  schemaType: 'SportsActivityLocation',
  things: {
    english: ['trail', 'boat', 'wave', 'mountain', 'guide', 'tour', 'helmet'],
    spanish: ['sendero', 'barca', 'ola', 'montaña', 'guía', 'ruta'],
    french: ['sentier', 'bateau', 'vague', 'montagne', 'guide', 'randonnée'],
    italian: ['sentiero', 'barca', 'onda', 'montagna', 'guida', 'gita'],
    german: ['weg', 'boot', 'welle', 'berg', 'führung', 'tour'],
    japanese: ['山', '川', '海', '体験', 'ガイド', '散策'],
    Korean: ['산', '강', '바다', '체험', '가이드'],
  },
}
