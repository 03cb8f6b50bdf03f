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
    english: ['midwifery', 'independent midwife', 'birth centre', 'home birth midwife', 'midwives'],
    spanish: ['comadrona', 'partera', 'acompañamiento al parto'],
    french: ['maïeutique', 'suivi de grossesse', 'maison de naissance'],
    italian: ['levatrice', 'assistenza al parto', 'casa maternità'],
    german: ['hebammenpraxis', 'geburtshaus', 'geburtshilfe', 'wochenbettbetreuung', 'beleghebamme'],
    japanese: ['助産師', '助産所', '母乳外来', '産後ケア'],
    Korean: ['조산사', '산후조리원', '산후도우미', '가정 분만'],
  },
  things: {
    english: ['birth', 'pregnancy', 'baby', 'antenatal', 'postnatal', 'newborn', 'labour'],
    spanish: ['parto', 'embarazo', 'bebé', 'posparto', 'lactancia'],
    french: ['naissance', 'grossesse', 'bébé', 'accouchement', 'périnée'],
    italian: ['parto', 'gravidanza', 'neonato', 'allattamento'],
    german: ['geburt', 'schwangerschaft', 'wochenbett', 'baby', 'stillen', 'rückbildung'],
    japanese: ['出産', '妊娠', '赤ちゃん', '母乳', '産後'],
    Korean: ['출산', '임신', '아기', '모유', '산후'],
  },
}
