import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'couples-counselor',
  kind: 'health-practice',
  names: {
    english: 'Couples counsellor',
    spanish: 'Terapia de pareja',
    french: 'Thérapeute de couple',
    italian: 'Terapia di coppia',
    german: 'Paarberatung',
    japanese: '夫婦カウンセリング',
    Korean: '부부 상담',
  },
  naming: {
    english: listed(`couples counseling, couples counselling, marriage counseling, marriage counsellor,
      relationship counsellor, couples therapist, couples therapy, sex therapist, marriage therapist,
      relationship coach, marriage counselor, psychosexual therapist, relationship therapist,
      couples counselor, premarital counseling, relationship counselling, marriage guidance,
      family therapy, sex therapy, couple counselling`),
    spanish:
      listed(`terapeuta de pareja, consejería matrimonial, psicólogo de pareja, asesoramiento de pareja, sexóloga,
      terapia sexual, terapia familiar, sexólogo, terapeuta familiar`),
    french:
      listed(`thérapie de couple, conseillère conjugale, conseiller conjugal, sexologue, thérapie conjugale,
      conseil conjugal, thérapeute conjugal, thérapie familiale, sexothérapeute`),
    italian:
      listed(`terapeuta di coppia, consulenza di coppia, consulente coniugale, sessuologo, mediazione di coppia,
      sessuologa, consulenza matrimoniale, terapia familiare, psicoterapia di coppia`),
    german:
      listed(`Paartherapie, Paartherapeut, Paartherapeutin, Eheberatung, Beziehungscoach, Sexualtherapie,
      Paarberater, Paarberaterin, Eheberater, Eheberaterin, Sexualtherapeut, Sexualtherapeutin,
      Paarcoaching, Familientherapeut, Familientherapeutin, Paartherapiepraxis, Sexualberatung`),
    japanese: listed(
      '夫婦相談, カップルカウンセリング, 離婚カウンセリング, 恋愛カウンセリング, 夫婦カウンセラー, 夫婦問題相談, 家族療法, 離婚カウンセラー',
    ),
    Korean: listed('부부상담, 커플상담, 가족상담, 부부상담센터, 이혼상담, 연애상담, 커플테라피, 가족치료'),
  },
  things: {
    english:
      listed(`couples, marriage, communication, affair, separation, infidelity, intimacy, trust, arguments,
      partners, betrayal, premarital, blended families`),
    spanish: listed(
      `pareja, matrimonio, comunicación, infidelidad, crisis, ruptura, convivencia, confianza, discusiones`,
    ),
    french: listed(
      `couple, communication, infidélité, séparation, conflits, intimité, crise, confiance, famille`,
    ),
    italian: listed(
      `coppia, matrimonio, comunicazione, tradimento, crisi, separazione, intimità, fiducia, litigi`,
    ),
    german: listed(
      `Paare, Beziehung, Streit, Trennung, Ehe, Kommunikation, Affäre, Vertrauen, Sexualität, Krise, Nähe`,
    ),
    japanese: listed('夫婦, 離婚, 不倫, 会話, 修復, 別居, 浮気, すれ違い, 家族'),
    Korean: listed('부부, 연인, 갈등, 외도, 이혼, 대화, 가족, 신뢰, 권태기'),
  },
}
