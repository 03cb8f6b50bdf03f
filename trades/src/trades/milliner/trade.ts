import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'milliner',
  kind: 'maker',
  names: {
    english: 'Milliner',
    spanish: 'Sombrerero',
    french: 'Modiste chapelier',
    italian: 'Modista di cappelli',
    german: 'Hutmacher',
    japanese: '帽子工房',
    Korean: '모자 공방',
  },
  naming: {
    english: ['millinery', 'hat maker', 'hatter', 'bespoke hats', 'fascinator maker', 'hatmaker'],
    spanish: ['sombrerería', 'sombrerera', 'sombreros a medida'],
    french: ['chapelier', 'chapellerie', 'modiste', 'chapeaux sur mesure'],
    italian: ['modisteria', 'cappelli su misura', 'cappelleria', 'cappellaio'],
    german: ['Hutmacherin', 'Hutmacherei', 'Modistin', 'Putzmacherin', 'Hüte nach Maß'],
    japanese: ['帽子作家', '帽子職人', 'オーダー帽子'],
    Korean: ['모자 제작', '맞춤 모자', '수제 모자'],
  },
  things: {
    english: ['hats', 'hat', 'fascinators', 'headpiece', 'felt', 'straw', 'races'],
    spanish: ['sombrero', 'tocado', 'pamela', 'fieltro'],
    french: ['chapeau', 'bibi', 'feutre', 'paille'],
    italian: ['cappello', 'feltro', 'paglia'],
    german: ['Hut', 'Hüte', 'Filz', 'Strohhut'],
    japanese: ['帽子', 'フェルト', '麦わら'],
    Korean: ['모자', '펠트', '밀짚'],
  },
}
