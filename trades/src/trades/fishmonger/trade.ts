import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fishmonger',
  kind: 'food-counter',
  names: {
    english: 'Fishmonger',
    spanish: 'Pescadería',
    french: 'Poissonnerie',
    italian: 'Pescheria',
    german: 'Fischladen',
    japanese: '魚屋',
    Korean: '수산',
  },
  naming: {
    english: [
      'fish shop',
      'seafood shop',
      'wet fish',
      'fish market',
      'smoked fish',
      'fishmongers',
      'fresh fish',
    ],
    spanish: ['pescadero', 'venta de pescado', 'pescado fresco'],
    french: ['poissonnier', 'fruits de mer', 'ostréiculteur', 'écailler'],
    italian: ['pescivendolo', 'pesce fresco', 'ittica'],
    german: ['fischhändler', 'fischgeschäft', 'räucherei', 'fischräucherei', 'fischverkauf'],
    japanese: ['鮮魚店', '魚介', '海産物', '鮮魚'],
    Korean: ['횟감', '수산물', '생선 가게', '건어물'],
  },
  things: {
    english: ['fish', 'seafood', 'oyster', 'cod', 'crab', 'salmon', 'mackerel', 'lobster', 'fillet'],
    spanish: ['pescado', 'marisco', 'gamba', 'merluza', 'mejillón'],
    french: ['poisson', 'huître', 'crevette', 'saumon', 'moule'],
    italian: ['pesce', 'gamberi', 'cozze', 'orata', 'vongole'],
    german: ['fisch', 'lachs', 'hering', 'garnelen', 'forelle', 'matjes', 'aal'],
    japanese: ['魚', '刺身', '貝', '干物', '海老'],
    Korean: ['생선', '회', '오징어', '조개', '새우'],
  },
}
