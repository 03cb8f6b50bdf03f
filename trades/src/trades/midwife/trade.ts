import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'midwife',
  kind: 'health-practice',
  names: {
    english: 'Midwife',
    spanish: 'Matrona',
    french: 'Sage-femme',
    italian: 'Ostetrica',
    german: 'Hebamme',
    japanese: '助産院',
    Korean: '조산원',
  },
  naming: {
    english: listed('midwifery, independent midwife, birth centre, home birth midwife, midwives'),
    spanish: listed('comadrona, partera, acompañamiento al parto'),
    french: listed('maïeutique, suivi de grossesse, maison de naissance'),
    italian: listed('levatrice, assistenza al parto, casa maternità'),
    german: listed('hebammenpraxis, geburtshaus, geburtshilfe, wochenbettbetreuung, beleghebamme'),
    japanese: listed('助産師, 助産所, 母乳外来, 産後ケア'),
    Korean: listed('조산사, 산후조리원, 산후도우미, 가정 분만'),
  },
  things: {
    english: listed('birth, pregnancy, baby, antenatal, postnatal, newborn, labour'),
    spanish: listed('parto, embarazo, bebé, posparto, lactancia'),
    french: listed('naissance, grossesse, bébé, accouchement, périnée'),
    italian: listed('parto, gravidanza, neonato, allattamento'),
    german: listed('geburt, schwangerschaft, wochenbett, baby, stillen, rückbildung'),
    japanese: listed('出産, 妊娠, 赤ちゃん, 母乳, 産後'),
    Korean: listed('출산, 임신, 아기, 모유, 산후'),
  },
}
