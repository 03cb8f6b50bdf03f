import type { LatePart } from '../late-part.ts'

/** What of the Customer Reviews section comes apart. */
export const customerReviewsLate = {
  wants: {
    english: [{ what: 'What somebody said of you', why: 'In their words, with their name' }],
    spanish: [{ what: 'Lo que alguien dijo de usted', why: 'Con sus palabras y su nombre' }],
    french: [{ what: 'Ce que quelqu’un a dit de vous', why: 'Dans ses mots, avec son nom' }],
    italian: [{ what: 'Che cosa qualcuno ha detto di lei', why: 'Con le sue parole e il suo nome' }],
    german: [{ what: 'Was jemand über Sie gesagt hat', why: 'Mit eigenen Worten und mit Namen' }],
    japanese: [{ what: 'お客様の声', why: 'お客様の言葉で、お名前と一緒に' }],
    Korean: [{ what: '손님이 남긴 말', why: '손님의 말 그대로, 이름과 함께' }],
  },
} as const satisfies LatePart
