import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'beauty',
  names: {
    english: 'Beauty',
    spanish: 'Belleza',
    french: 'Beauté',
    italian: 'Bellezza',
    german: 'Schönheit',
    japanese: '美容',
    Korean: '미용',
  },
  tone: 'quiet',
  ways: ['appointment', 'walk-in', 'call-out'],
  families: ['atelier', 'studio', 'hearth', 'press'],
  palettes: ['rose', 'oat', 'sage', 'brass'],
  artwork: {
    forms: ['botanical', 'sprig', 'fabric', 'water', 'glyph'],
    motifs: [],
    never: ['face', 'lips', 'skull', 'machine', 'cup', 'skin', 'body'],
  },
  schemaType: 'HealthAndBeautyBusiness',
  things: {
    english: ['hair', 'skin', 'nail', 'brow', 'lash', 'tattoo', 'color'],
    spanish: ['pelo', 'piel', 'uña', 'ceja', 'pestaña', 'tatuaje'],
    french: ['cheveux', 'peau', 'ongle', 'sourcil', 'cil', 'tatouage'],
    italian: ['capelli', 'pelle', 'unghia', 'sopracciglio', 'ciglia', 'tatuaggio'],
    german: ['haar', 'haut', 'nagel', 'augenbraue', 'wimper', 'tattoo'],
    japanese: ['髪', '肌', '爪', '眉', 'まつげ', '脱毛'],
    Korean: ['머리', '피부', '손톱', '눈썹', '속눈썹'],
  },
}
