import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pond-care',
  kind: 'outdoors',
  names: {
    english: 'Pond care',
    spanish: 'Mantenimiento de estanques',
    french: 'Entretien de bassins',
    italian: 'Manutenzione laghetti',
    german: 'Teichpflege',
    japanese: '池の手入れ',
    Korean: '연못 관리',
  },
  naming: {
    english: [
      'pond maintenance',
      'pond cleaning',
      'ponds cleaned',
      'pond builder',
      'koi ponds',
      'pond services',
    ],
    spanish: ['limpieza de estanques', 'construcción de estanques'],
    french: ['nettoyage de bassin', 'bassins de jardin', 'création de bassins'],
    italian: ['pulizia laghetti', 'laghetti da giardino'],
    german: ['Teichreinigung', 'Teichbau', 'Gartenteiche', 'Teichservice'],
    japanese: ['池の掃除', '池工事', '鯉の池'],
    Korean: ['연못 청소', '연못 시공'],
  },
  things: {
    english: ['pond', 'koi', 'liner', 'pump', 'filter', 'weed', 'goldfish'],
    spanish: ['estanque', 'peces', 'bomba', 'filtro'],
    french: ['bassin', 'carpes', 'pompe', 'filtre'],
    italian: ['laghetto', 'carpe', 'pompa', 'filtro'],
    german: ['Teich', 'Koi', 'Folie', 'Pumpe', 'Filter'],
    japanese: ['池', '鯉', 'ポンプ', 'ろ過'],
    Korean: ['연못', '잉어', '펌프', '여과'],
  },
}
