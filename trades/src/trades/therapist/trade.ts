import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'therapist',
  kind: 'health-practice',
  names: {
    english: 'Therapy',
    spanish: 'Psicoterapia',
    french: 'Psychothérapie',
    italian: 'Psicoterapia',
    german: 'Psychotherapie',
    japanese: 'カウンセリング',
    Korean: '심리 상담',
  },
  naming: {
    english:
      listed(`psychotherapist, psychotherapy, psychologist, counsellor, counselor, counselling, counseling,
      family therapist, mental health counselor, talking therapy, cbt therapist, grief counsellor,
      a listening ear, bacp`),
    spanish: listed('psicólogo, psicóloga, psicoterapeuta, consulta de psicología, psicología'),
    french: listed(
      `psychologue, psychothérapeute, psychanalyste, psychopraticien, psychologie, écoute et soutien`,
    ),
    italian: listed('psicologo, psicologa, psicoterapeuta, psicologia'),
    german:
      listed(`psychotherapeut, psychologe, psychologin, psychologische beratung, heilpraktiker für psychotherapie,
      familientherapie, psychologische praxis`),
    japanese: listed(
      'カウンセラー, 心理カウンセラー, 臨床心理士, 公認心理師, 心理カウンセリング, カウンセリングルーム, こころの相談室, 心理相談',
    ),
    Korean: listed(
      '심리 상담사, 심리 치료, 상담 센터, 심리상담소, 심리상담센터, 심리 상담실, 마음 상담, 상담실',
    ),
  },
  things: {
    english:
      listed(`anxiety, depression, grief, trauma, stress, burnout, couple, relationship, session, cbt, emdr,
      worry, loss, low mood, feelings`),
    spanish: listed('ansiedad, depresión, duelo, trauma, estrés, pareja, sesión, autoestima'),
    french: listed('anxiété, dépression, deuil, trauma, stress, couple, séance, angoisses, burn-out'),
    italian: listed('ansia, depressione, lutto, trauma, stress, coppia, seduta, autostima'),
    german: listed('angst, depression, trauer, trauma, stress, burnout, paar, beziehung, sitzung'),
    japanese: listed('不安, うつ, 悩み, ストレス, トラウマ, 心理, 夫婦, 人間関係, 不眠'),
    Korean: listed('불안, 우울, 스트레스, 트라우마, 부부, 심리, 가족, 관계'),
  },
}
