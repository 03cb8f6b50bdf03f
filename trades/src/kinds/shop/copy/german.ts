import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Kommen Sie herein, schauen Sie', 'Was suchen Sie?', 'Tür auf und umsehen'],
  introductions: [
    '{name} in {place}: {services}. Kommen Sie herein, sehen Sie sich um und fragen Sie nach dem, was Sie nicht sehen.',
    '{name}, {place}. Sagen Sie, was Sie suchen, für wen und wofür es sein soll.',
    'Nicht alles steht im Regal. Fragen Sie nach dem, was fehlt: mit Namen, nach Farbe oder mit einem Foto.',
  ],
  servicesLabel: 'Was es gibt',
  servicesLines: [
    'Fragen Sie nach dem, was nicht im Regal steht.',
    'Ist es für jemand anderen? Erzählen Sie von ihm oder ihr.',
  ],
  quotes: [
    'Sehen Sie sich um.',
    'Nehmen Sie es in die Hand. Dafür ist es da.',
    'Schauen verpflichtet zu nichts.',
  ],
  questions: [
    {
      question: 'Ist es vorrätig?',
      answer: 'Schreiben Sie, was Sie suchen, mit Größe, Farbe oder Nummer. Dann erfahren Sie, ob es da ist.',
    },
    { question: 'Kann etwas zurückgelegt werden?', answer: 'Fragen Sie, und sagen Sie, bis wann.' },
    {
      question: 'Kann ich es zurückbringen?',
      answer: 'Fragen Sie vor dem Kauf, was gilt, und heben Sie den Beleg auf.',
    },
    {
      question: 'Darf ich auch nur schauen?',
      answer: 'Natürlich. Sagen Sie, wenn Sie etwas von oben brauchen.',
    },
    {
      question: 'Wie kann ich bezahlen?',
      answer: 'Fragen Sie, wenn Sie nur Bargeld oder nur Karte dabeihaben.',
    },
  ],
  headings: {
    services: ['Was es gibt', 'Im Regal', 'Für zu Hause'],
    gallery: ['Aus den Regalen', 'Im Schaufenster'],
    reviews: ['An der Kasse gesagt', 'Was Kunden sagen'],
    questions: ['Vor dem Weg hierher', 'An der Kasse gefragt'],
    contact: ['Nach etwas fragen', 'So finden Sie her', 'Nachricht schreiben'],
    newsletter: ['Neu im Regal', 'Aus dem Schaufenster'],
    scheduling: ['Zeit aussuchen', 'Eine ruhige Stunde'],
  },
  contactLines: ['Was Sie suchen, und für wen.', 'Ein Foto sagt es oft schneller als ein Name.'],
  newsletterLines: ['Eine Zeile, wenn etwas Neues ausgepackt ist.', 'Was im Schaufenster steht, ab und zu.'],
  actions: ['Nach etwas fragen', 'Nachricht schreiben'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    appointment: {
      actions: ['Termin anfragen'],
      questions: [
        {
          question: 'Kann sich jemand Zeit nehmen?',
          answer: 'Fragen Sie nach einem Termin, und sagen Sie, worum es geht.',
        },
      ],
    },
    order: {
      actions: ['Etwas bestellen', 'Bestellung aufgeben'],
      questions: [
        {
          question: 'Kann etwas bestellt werden?',
          answer: 'Nennen Sie Name oder Nummer. Dann erfahren Sie, ob es zu haben ist und wann.',
        },
      ],
    },
    hire: {
      actions: ['Nach dem Verleih fragen'],
      questions: [{ question: 'Kann man es leihen?', answer: 'Sagen Sie, was, für wann und wie lange.' }],
    },
  },
}
