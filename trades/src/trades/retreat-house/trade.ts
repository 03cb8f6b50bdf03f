import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'retreat-house',
  kind: 'lodging',
  names: {
    english: 'Retreat centre',
    spanish: 'Casa de retiros',
    french: 'Maison de retraites et de stages',
    italian: 'Centro ritiri',
    german: 'Seminar- und Retreathaus',
    japanese: 'リトリート施設',
    Korean: '템플스테이',
  },
  naming: {
    english: listed('retreat house, yoga retreats, wellness retreat, silent retreat, writing retreat'),
    spanish: listed('retiros de yoga, casa de espiritualidad'),
    french: listed('centre de retraite, retraites de yoga, gîte de groupe, maison d’accueil'),
    italian: listed('ritiri yoga, casa per ritiri, casa per gruppi'),
    german: listed('seminarhaus, retreats, auszeit im kloster, exerzitienhaus, yoga retreat'),
    japanese: listed('宿坊, リトリート, 禅寺宿泊'),
    Korean: listed('명상 센터 숙박, 리트릿, 수련원'),
  },
  things: {
    english: listed('silence, vegetarian meals, single rooms, grounds, weekend'),
    spanish: listed('silencio, vegetariano, grupos, descanso, retiros'),
    french: listed('silence, végétarien, groupes, stages, ressourcement'),
    italian: listed('silenzio, vegetariano, gruppi'),
    german: listed('stille, vegetarisch, einzelzimmer, gruppen, auszeit, seminarraum'),
    japanese: listed('静寂, 精進料理, 坐禅, 個室'),
    Korean: listed('사찰음식, 고요, 단체'),
  },
}
