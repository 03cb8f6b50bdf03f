import type { LatePart } from '../late-part.ts'

/** What of the Frequently Asked Questions section comes apart. */
export const frequentlyAskedQuestionsLate = {
  wants: {
    english: [{ what: 'A question you often hear', why: 'With the answer you give' }],
    spanish: [{ what: 'Una pregunta que le hacen a menudo', why: 'Con la respuesta que usted da' }],
    french: [{ what: 'Une question que l’on vous pose souvent', why: 'Avec la réponse que vous donnez' }],
    italian: [{ what: 'Una domanda che le fanno spesso', why: 'Con la risposta che dà' }],
    german: [{ what: 'Eine Frage, die Sie oft hören', why: 'Mit der Antwort, die Sie geben' }],
    japanese: [{ what: 'よくある質問', why: 'いつものお答えと一緒に' }],
    Korean: [{ what: '자주 듣는 질문', why: '늘 하시는 대답과 함께' }],
  },
} as const satisfies LatePart
