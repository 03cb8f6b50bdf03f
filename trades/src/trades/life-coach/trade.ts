import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'life-coach',
  kind: 'professional-office',
  otherKind: 'classes',
  names: {
    english: 'Life coach',
    spanish: 'Coach personal',
    french: 'Coach de vie',
    italian: 'Life coach',
    german: 'Lebensberatung',
    japanese: 'ライフコーチ',
    Korean: '라이프 코치',
  },
  naming: {
    english:
      listed(`life coaching, confidence coach, mindset coach, life coaches, holistic coach, wellness coach,
      motivational coach, personal development coach, women’s coach, spiritual coach, ADHD coach,
      divorce coach, grief coach, retirement coach, mindset coaching, health coach, menopause coach,
      dating coach, confidence coaching, ADHD coaching, matchmaker, dating agency`),
    spanish: listed(`life coach, coaching personal, coach de vida, coaching de vida, mentora de vida,
      crecimiento personal, coach de bienestar, desarrollo personal, coach ontológico, coach emocional,
      agencia matrimonial`),
    french: listed(`coaching de vie, life coach, développement personnel, coach en développement personnel,
      coach certifié, accompagnement de vie, coach bien-être, coach en confiance, agence matrimoniale,
      coach personnel`),
    italian: listed(`life coaching, coach di vita, mental coach, crescita personale, coach motivazionale,
      coaching personale, wellness coach, mental coaching, agenzia matrimoniale, coach umanista`),
    german:
      listed(`Life-Coach, Life-Coachin, Lebensberater, Lebensberaterin, Life Coaching, Persönlichkeitscoach,
      Persönlichkeitscoachin, Mentalcoach, Mentalcoachin, Lebenscoach, Lebenscoachin, Mentaltrainer,
      Mentaltrainerin, Mindset-Coach, Mindset-Coachin, Persönlichkeitsentwicklung, Mentaltraining,
      ADHS-Coach, ADHS-Coachin, systemischer Coach, systemisches Coaching, Partnervermittlung,
      Gesundheitscoach, Gesundheitscoachin, Trennungscoach, Trennungscoachin`),
    japanese: listed(
      'ライフコーチング, コーチングセッション, 人生相談, メンタルコーチ, パーソナルコーチング, 心のコーチ, 結婚相談所, 婚活サポート, 婚活カウンセラー, コーチング',
    ),
    Korean: listed(
      '라이프코칭, 인생코칭, 멘탈코치, 코칭 프로그램, 자기계발 코치, 코칭센터, 결혼정보회사, 결혼정보업체, 멘탈코칭, ADHD 코칭',
    ),
  },
  things: {
    english:
      listed(`goals, confidence, clarity, habits, stuck, sessions, values, change, accountability, self-belief,
      balance, midlife, boundaries, breakthrough`),
    spanish: listed('metas, confianza, hábitos, claridad, cambio, valores, propósito'),
    french: listed(
      `objectifs, confiance, clarté, changement, valeurs, blocages, estime de soi, transition, sens`,
    ),
    italian: listed(
      `obiettivi, fiducia, chiarezza, cambiamento, valori, blocchi, autostima, equilibrio, consapevolezza`,
    ),
    german:
      listed(`Ziele, Klarheit, Selbstvertrauen, Veränderung, Blockaden, Lebenskrise, Werte, Entscheidungen, Sinn,
      Lebensmitte, Balance`),
    japanese: listed('目標, 自信, 習慣, 人生, 価値観, 変化, 自己実現, 気づき, 悩み'),
    Korean: listed('목표, 자신감, 습관, 변화, 가치관, 성장, 자존감, 동기부여, 균형'),
  },
}
