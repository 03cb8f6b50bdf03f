import type { LatePart } from '../late-part.ts'

/** What of the Text Banner section comes apart. */
export const quoteBannerLate = {
  wants: {
    english: [{ what: 'One sentence of yours', why: 'What you would say at the door' }],
    spanish: [{ what: 'Una frase suya', why: 'Lo que diría en la puerta' }],
    french: [{ what: 'Une phrase de vous', why: 'Ce que vous diriez à la porte' }],
    italian: [{ what: 'Una frase sua', why: 'Quello che direbbe sulla porta' }],
    german: [{ what: 'Ein Satz von Ihnen', why: 'Was Sie an der Tür sagen würden' }],
    japanese: [{ what: 'あなたの一文', why: 'お客様を迎えるときの言葉' }],
    Korean: [{ what: '당신의 한 문장', why: '문 앞에서 하실 말씀' }],
  },
} as const satisfies LatePart
