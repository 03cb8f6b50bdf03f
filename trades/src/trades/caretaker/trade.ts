import { listed } from '../../listed.ts'
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
    english: listed(`property caretaker, building caretaker, janitor service, janitorial, estate caretaker`),
    spanish: listed('conserjería, conserje, mantenimiento de comunidades'),
    french: listed('gardien d’immeuble, entretien de copropriété, homme d’entretien'),
    italian: listed('custode condominiale, servizi condominiali, manutenzione condomini'),
    german: listed(`Hausmeister, Hausmeisterei, Hausmeisterdienst, Hauswart, Hauswartung, Objektbetreuung,
      Facility Service, Hausbetreuung`),
    japanese: listed('空き家管理, 空き家見守り, 空き家の管理, 清掃管理, 建物清掃'),
    Korean: listed('건물 청소 관리, 건물관리, 빌라 관리'),
  },
  things: {
    english: listed('stairwell, bins, communal areas, bulbs'),
    spanish: listed('portal, escaleras, bombillas, comunidad'),
    french: listed('parties communes, poubelles, ampoules, copropriété'),
    italian: listed('scale, androne, condominio, lampadine'),
    german: listed('Treppenhaus, Mülltonnen, Mülltonnenservice, Grünpflege'),
    japanese: listed('共用部, ゴミ, 巡回, 電球'),
    Korean: listed('계단, 공용부, 분리수거, 순찰'),
  },
}
