import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'medical-supply',
  kind: 'shop',
  names: {
    english: 'Mobility shop',
    spanish: 'Ortopedia',
    french: 'Matériel médical',
    italian: 'Sanitaria e ortopedia',
    german: 'Sanitätshaus',
    japanese: '福祉用具店',
    Korean: '의료기기점',
  },
  naming: {
    english: listed(`medical supply store, mobility aids, mobility scooters, medical equipment,
      disability aids, orthopaedic shop, riser chair, riser recliner, rise and recline chair`),
    spanish: listed('ortopedia técnica, sillas de ruedas, ayudas técnicas'),
    french: listed(`magasin de matériel médical, fauteuils roulants, orthopédiste orthésiste`),
    italian: listed('sanitaria, ortopedia, ausili per disabili, articoli sanitari'),
    german: listed('reha-technik, orthopädietechnik'),
    japanese: listed('福祉用具, 介護用品店, 車いすレンタル'),
    Korean: listed('복지 용구, 의료기 판매, 휠체어 대여, 보조기'),
  },
  things: {
    english: listed(
      `scooter, walker, rollator, ramps, oxygen, bath lift, compression stockings, wheelchairs`,
    ),
    spanish: listed('andador, cama articulada, muletas, plantillas, fajas'),
    french: listed('déambulateur, lit médicalisé, bas de contention, attelles, orthopédie'),
    italian: listed('carrozzine, deambulatore, letto ortopedico, tutori, calze elastiche, plantari'),
    german: listed(
      `rollator, bandagen, einlagen, pflegebett, kompressionsstrümpfe, prothese, hilfsmittel, rollstühle`,
    ),
    japanese: listed('車いす, 歩行器, 介護ベッド, 手すり, 杖'),
    Korean: listed('휠체어, 보행기, 전동침대, 지팡이, 압박 스타킹'),
  },
}
