import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'glazier',
  kind: 'building-trade',
  names: {
    english: 'Glazier',
    spanish: 'Cristalero',
    french: 'Vitrier',
    italian: 'Vetraio',
    german: 'Glaserei',
    japanese: 'ガラス屋',
    Korean: '유리 시공',
  },
  naming: {
    english: [
      'glazing',
      'double glazing',
      'window fitter',
      'window installation',
      'glass replacement',
      'glass repair',
      'window replacement',
      'glaziers',
    ],
    spanish: ['cristalería', 'vidriero', 'acristalamiento', 'ventanas de pvc'],
    french: ['vitrerie', 'miroiterie', 'double vitrage', 'pose de fenêtres', 'menuiserie pvc'],
    italian: ['vetreria', 'serramenti', 'infissi', 'serramentista'],
    german: ['glaser', 'glasermeister', 'fensterbau', 'fensterbauer', 'glasreparatur'],
    japanese: ['ガラス修理', 'サッシ工事', 'ガラス交換', 'サッシ屋'],
    Korean: ['유리집', '샷시', '창호', '샷시 교체', '유리 교체'],
  },
  things: {
    english: ['window', 'glass', 'pane', 'frame', 'sash', 'conservatory', 'upvc', 'mirror', 'shower screen'],
    spanish: ['cristal', 'ventana', 'vidrio', 'espejo', 'mampara'],
    french: ['vitre', 'fenêtre', 'verre', 'miroir', 'vitrage'],
    italian: ['vetro', 'finestra', 'specchio', 'box doccia', 'doppi vetri'],
    german: ['fenster', 'scheibe', 'spiegel', 'isolierglas', 'rahmen'],
    japanese: ['窓', 'ガラス', 'サッシ', '鏡', '網戸'],
    Korean: ['창문', '유리', '거울', '방충망', '샤시'],
  },
}
