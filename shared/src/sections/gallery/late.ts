import type { LatePart } from '../late-part.ts'

/** What of the Gallery section comes apart. */
export const galleryLate = {
  wants: {
    english: [
      { what: 'One photograph', why: 'Your work in daylight says more than words' },
      { what: 'Another', why: '' },
    ],
    spanish: [
      { what: 'Una foto', why: 'Su trabajo a la luz del día dice más que las palabras' },
      { what: 'Otra', why: '' },
    ],
    french: [
      { what: 'Une photo', why: 'Votre travail à la lumière du jour en dit plus que les mots' },
      { what: 'Une autre', why: '' },
    ],
    italian: [
      { what: 'Una foto', why: 'Il suo lavoro alla luce del giorno dice più delle parole' },
      { what: 'Un’altra', why: '' },
    ],
    german: [
      { what: 'Ein Foto', why: 'Ihre Arbeit bei Tageslicht sagt mehr als Worte' },
      { what: 'Noch eines', why: '' },
    ],
    japanese: [
      { what: '写真を一枚', why: '明るい光の下の仕事は言葉よりも伝わります' },
      { what: 'もう一枚', why: '' },
    ],
    Korean: [
      { what: '사진 한 장', why: '밝은 빛에서 찍은 작업은 말보다 많은 것을 전합니다' },
      { what: '한 장 더', why: '' },
    ],
  },
} as const satisfies LatePart
