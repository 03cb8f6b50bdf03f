import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'children',
  names: {
    english: 'Children',
    spanish: 'Infancia',
    french: 'Petite enfance',
    italian: 'Infanzia',
    german: 'Kinder',
    japanese: '子ども',
    Korean: '아이',
  },
  tone: 'warm',
  ways: ['enroll', 'appointment', 'walk-in', 'hire'],
  families: ['hearth', 'field', 'studio'],
  palettes: ['leaf', 'sage', 'delft', 'mint'],
  artwork: {
    forms: ['growth', 'litter', 'fabric', 'glyph'],
    motifs: [],
    never: ['doctor', 'syringe', 'face', 'toy', 'robot', 'crayon'],
  },
  schemaType: 'ChildCare',
  things: {
    english: ['toddler', 'baby', 'infant', 'nursery rhyme', 'playgroup', 'preschooler', 'babysitting'],
    spanish: ['bebé', 'niño pequeño', 'guardería', 'peque', 'canguro'],
    french: ['bébé', 'enfant', 'tout-petit', 'crèche', 'goûter'],
    italian: ['bambino', 'neonato', 'asilo', 'bimbo', 'merenda'],
    german: ['kleinkind', 'baby', 'krippe', 'kita', 'spielgruppe'],
    japanese: ['子ども', '赤ちゃん', '園児', '保育', '託児'],
    Korean: ['아이', '아기', '유아', '어린이', '돌봄'],
  },
}
