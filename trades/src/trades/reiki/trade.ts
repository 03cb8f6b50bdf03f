import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'reiki',
  kind: 'health-practice',
  names: {
    english: 'Reiki practitioner',
    spanish: 'Reiki',
    french: 'Praticien Reiki',
    italian: 'Operatore Reiki',
    german: 'Reiki',
    japanese: 'レイキ・ヒーリング',
    Korean: '레이키 힐링',
  },
  naming: {
    english: listed(`reiki, reiki master, energy healer, crystal healing, reiki healing, chakra healing,
      spiritual healer, reiki attunements, reiki sessions, holistic therapist, healer, reiki training,
      reiki courses, craniosacral therapist, shamanic healing, bioenergy healing`),
    spanish:
      listed(`terapeuta reiki, maestra de reiki, sanación energética, maestro reiki, terapia energética,
      terapias holísticas, biodescodificación, cristaloterapia, terapeuta holística`),
    french:
      listed(`reiki, maître reiki, soins énergétiques, énergéticien, énergéticienne, lithothérapie, magnétiseuse,
      kinésiologie, guérisseur, soin énergétique, coupeur de feu`),
    italian:
      listed(`reiki, maestro reiki, master reiki, operatore olistico, guarigione energetica, trattamenti reiki,
      pranoterapia, pranoterapeuta, operatrice olistica, cristalloterapia, craniosacrale`),
    german:
      listed(`Reiki-Meister, Reiki-Meisterin, Energiearbeit, Heiler, Heilerin, Energetiker, Energetikerin,
      Reikimeister, Reikimeisterin, Geistheiler, Geistheilerin, Kinesiologe, Kinesiologin,
      Craniosacraltherapie, Heilsteine, Schamane`),
    japanese: listed(
      'レイキ, ヒーリングサロン, ヒーラー, 気功, エネルギーワーク, レイキヒーリング, ヒーリング, 気功院, 気功師, クラニオセイクラル',
    ),
    Korean: listed('레이키, 에너지 힐링, 기치유, 힐링 테라피, 레이키 마스터, 크리스탈 힐링, 기수련원'),
  },
  things: {
    english:
      listed(`chakras, crystals, attunement, energy, balance, hands, aura, distant healing, remedies, calm,
      level 1, usui, meridians`),
    spanish: listed('energía, chakras, manos, equilibrio, cristales, usui, iniciación, aura'),
    french: listed('énergie, chakras, mains, équilibre, initiation, pierres, usui, zona'),
    italian: listed('energia, chakra, mani, equilibrio, cristalli, usui, attivazione, aura'),
    german: listed(`Energie, Chakren, Hände, Einweihung, Usui, Blockaden, Ausgleich, Pendel, Globuli, Aura,
      Fernbehandlung`),
    japanese: listed('チャクラ, 気, 伝授, クリスタル, 浄化, 遠隔, 手当て, オーラ, 癒し'),
    Korean: listed('에너지, 차크라, 치유, 어튠먼트, 원석, 기, 균형, 아우라'),
  },
}
