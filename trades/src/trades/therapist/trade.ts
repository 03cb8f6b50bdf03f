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
      family therapist, mental health counselor, talking therapy, cbt therapist, grief counsellor`),
    spanish: listed('psicólogo, psicóloga, psicoterapeuta, consulta de psicología, psicología'),
    french: listed('psychologue, psychothérapeute, psychanalyste, psychopraticien, psychologie'),
    italian: listed('psicologo, psicologa, psicoterapeuta, psicologia'),
    german:
      listed(`psychotherapeut, psychologe, psychologin, psychologische beratung, heilpraktiker für psychotherapie,
      familientherapie, psychologische praxis`),
    japanese: listed(
      'カウンセラー, 心理カウンセラー, 臨床心理士, 公認心理師, 心理カウンセリング, カウンセリングルーム',
    ),
    Korean: listed('심리 상담사, 심리 치료, 상담 센터, 심리상담소, 심리상담센터'),
  },
  things: {
    english: listed(
      `anxiety, depression, grief, trauma, stress, burnout, couple, relationship, session, cbt, emdr`,
    ),
    spanish: listed('ansiedad, depresión, duelo, trauma, estrés, pareja, sesión'),
    french: listed('anxiété, dépression, deuil, trauma, stress, couple, séance'),
    italian: listed('ansia, depressione, lutto, trauma, stress, coppia, seduta'),
    german: listed('angst, depression, trauer, trauma, stress, burnout, paar, beziehung, sitzung'),
    japanese: listed('不安, うつ, 悩み, ストレス, トラウマ, 心理, 夫婦'),
    Korean: listed('불안, 우울, 스트레스, 트라우마, 부부, 심리, 가족'),
  },
}
