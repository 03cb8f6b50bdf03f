import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'occupational-therapist',
  kind: 'health-practice',
  names: {
    english: 'Occupational therapist',
    spanish: 'Terapia ocupacional',
    french: 'Ergothérapeute',
    italian: 'Terapista occupazionale',
    german: 'Ergotherapie',
    japanese: '作業療法室',
    Korean: '작업치료실',
  },
  naming: {
    english: listed(`occupational therapy, sensory integration, hand therapist, home adaptations assessment`),
    spanish: listed('terapeuta ocupacional, integración sensorial, psicomotricidad'),
    french: listed('ergothérapie, psychomotricien, psychomotricité, graphothérapeute'),
    italian: listed('terapia occupazionale, neuropsicomotricista, psicomotricità'),
    german: listed('ergotherapeut, ergotherapeutin, praxis für ergotherapie, handtherapie'),
    japanese: listed('作業療法士, 作業療法, 感覚統合'),
    Korean: listed('작업치료사, 감각 통합, 작업 치료'),
  },
  things: {
    english: listed('fine motor, sensory, handwriting, daily living, dexterity, stroke, splints'),
    spanish: listed('motricidad fina, autonomía, escritura, sensorial, ictus'),
    french: listed('motricité fine, écriture, autonomie, sensoriel, dyspraxie'),
    italian: listed('motricità fine, autonomia, scrittura, sensoriale, disprassia'),
    german: listed('feinmotorik, konzentration, sensorik, kinder, schlaganfall, graphomotorik, demenz'),
    japanese: listed('手先, 日常動作, 発達, 脳卒中'),
    Korean: listed('소근육, 감각, 발달, 일상생활, 재활'),
  },
}
