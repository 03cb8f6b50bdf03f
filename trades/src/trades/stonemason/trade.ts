import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stonemason',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Stonemason',
    spanish: 'Cantero',
    french: 'Tailleur de pierre',
    italian: 'Scalpellino',
    german: 'Steinmetz',
    japanese: '石材店',
    Korean: '석재',
  },
  naming: {
    english: [
      'stonemasonry',
      'stone mason',
      'stone carver',
      'masonry restoration',
      'stone restoration',
      'letter cutter',
    ],
    spanish: ['cantería', 'marmolista', 'marmolería', 'tallista de piedra'],
    french: ['taille de pierre', 'marbrier', 'marbrerie', 'tailleuse de pierre'],
    italian: ['marmista', 'marmeria', 'lavorazione pietra', 'lavorazione marmo'],
    german: ['steinmetzbetrieb', 'steinbildhauer', 'natursteinbetrieb', 'steinmetzmeister'],
    japanese: ['石屋', '石工', '石材加工', '石工事'],
    Korean: ['석공', '석재상', '돌 공사', '석공예'],
  },
  things: {
    english: ['stone', 'granite', 'marble', 'sandstone', 'carving', 'limestone', 'lintel', 'chisel'],
    spanish: ['piedra', 'granito', 'mármol', 'talla', 'encimera'],
    french: ['pierre', 'granit', 'marbre', 'sculpture', 'calcaire'],
    italian: ['pietra', 'marmo', 'scultura', 'soglia'],
    german: ['stein', 'granit', 'marmor', 'sandstein', 'grabstein', 'treppe', 'fensterbank'],
    japanese: ['石', '御影石', '大理石'],
    Korean: ['돌', '화강암', '대리석'],
  },
}
