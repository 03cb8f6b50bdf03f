import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'watchmaker',
  kind: 'repairer',
  names: {
    english: 'Watchmaker',
    spanish: 'Relojero',
    french: 'Horloger',
    italian: 'Orologiaio',
    german: 'Uhrmacher',
    japanese: '時計修理',
    Korean: '시계 수리',
  },
  naming: {
    english: [
      'watch repair',
      'clock repair',
      'clockmaker',
      'clock restorer',
      'horologist',
      'horology',
      'watch servicing',
      'repairs clocks',
    ],
    spanish: ['relojería', 'reparación de relojes', 'taller de relojería'],
    french: ['horlogerie', 'réparation de montres', "atelier d'horlogerie", 'horlogère'],
    italian: ['orologeria', 'riparazione orologi', 'orologiaia'],
    german: ['uhrmacherei', 'uhrenreparatur', 'uhrmachermeister', 'uhrenwerkstatt'],
    japanese: ['時計店', '時計職人', '時計の修理', '時計工房', '時計屋'],
    Korean: ['시계방', '시계 수리점', '시계점'],
  },
  things: {
    english: ['clock', 'watch', 'movement', 'pendulum', 'strap', 'battery', 'longcase', 'mainspring', 'dial'],
    spanish: ['reloj', 'péndulo', 'correa', 'pila', 'esfera'],
    french: ['montre', 'pendule', 'bracelet', 'pile', 'mouvement', 'comtoise'],
    italian: ['orologio', 'pendolo', 'cinturino', 'batteria', 'quadrante'],
    german: ['uhr', 'armbanduhr', 'standuhr', 'pendel', 'batterie', 'uhrwerk'],
    japanese: ['時計', '電池交換', 'オーバーホール', '腕時計', '柱時計'],
    Korean: ['시계', '배터리 교체', '오버홀', '손목시계'],
  },
}
