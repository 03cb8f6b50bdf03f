import type { Kind } from '../../kind.ts'

export const kind: Kind = {
  id: 'home-call-out',
  names: {
    english: 'Home visits',
    spanish: 'A domicilio',
    french: 'À domicile',
    italian: 'A domicilio',
    german: 'Vor Ort',
    japanese: '訪問サービス',
    Korean: '방문 서비스',
  },
  tone: 'plain-spoken',
  ways: ['call-out', 'appointment', 'order'],
  families: ['workshop', 'clinic', 'studio', 'counter'],
  palettes: ['workwear', 'delft', 'mint', 'sky', 'copper-pipe'],
  artwork: {
    forms: ['lines', 'water', 'week', 'glyph'],
    motifs: ['house-cleaning', 'landscaping', 'plumbing', 'pest-control'],
    never: ['superhero', 'bubble', 'thumb'],
  },
  schemaType: 'HomeAndConstructionBusiness',
  things: {
    english: ['house', 'flat', 'garden', 'window', 'gutter', 'key', 'doorstep'],
    spanish: ['casa', 'piso', 'jardín', 'ventana', 'llave', 'portal'],
    french: ['maison', 'appartement', 'jardin', 'fenêtre', 'gouttière'],
    italian: ['casa', 'appartamento', 'giardino', 'finestra', 'grondaia'],
    german: ['haus', 'wohnung', 'garten', 'fenster', 'dachrinne'],
    japanese: ['家', '庭', '窓', '水回り', '引っ越し', '片付け'],
    Korean: ['집', '마당', '창문', '이사', '청소'],
  },
}
