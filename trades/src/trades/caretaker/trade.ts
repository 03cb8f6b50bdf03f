import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'caretaker',
  kind: 'home-call-out',
  names: {
    english: 'Caretaker service',
    spanish: 'Servicio de conserjería',
    french: 'Gardiennage et entretien',
    italian: 'Custode di condomini',
    german: 'Hausmeisterservice',
    japanese: '建物管理',
    Korean: '건물 관리',
  },
  naming: {
    english: [
      'property caretaker',
      'building caretaker',
      'janitor service',
      'janitorial',
      'estate caretaker',
    ],
    spanish: ['conserjería', 'conserje', 'mantenimiento de comunidades'],
    french: ["gardien d'immeuble", 'entretien de copropriété', "homme d'entretien"],
    italian: ['custode condominiale', 'servizi condominiali', 'manutenzione condomini'],
    german: [
      'Hausmeister',
      'Hausmeisterei',
      'Hausmeisterdienst',
      'Hauswart',
      'Hauswartung',
      'Objektbetreuung',
      'Facility Service',
      'Hausbetreuung',
    ],
    japanese: ['清掃管理', '建物清掃'],
    Korean: ['건물 청소 관리', '건물관리', '빌라 관리'],
  },
  things: {
    english: ['stairwell', 'bins', 'communal areas', 'bulbs'],
    spanish: ['portal', 'escaleras', 'bombillas', 'comunidad'],
    french: ['parties communes', 'poubelles', 'ampoules', 'copropriété'],
    italian: ['scale', 'androne', 'condominio', 'lampadine'],
    german: ['Treppenhaus', 'Mülltonnen', 'Mülltonnenservice', 'Grünpflege'],
    japanese: ['共用部', 'ゴミ', '巡回', '電球'],
    Korean: ['계단', '공용부', '분리수거', '순찰'],
  },
}
