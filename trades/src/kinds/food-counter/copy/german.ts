import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Kommen Sie hungrig', 'Wer ist dran?', 'Etwas auf die Hand'],
  introductions: [
    '{name} in {place}: {services}. Über die Theke gereicht, der Rest liegt bei Ihnen.',
    '{name}, {place}. Schauen, zeigen, sagen, wie viele.',
    'Kommen Sie vorbei, sehen Sie, was da ist, und nehmen Sie es mit. Fehlt etwas, fragen Sie.',
  ],
  servicesLabel: 'An der Theke',
  servicesLines: ['Fragen Sie, was es heute gibt.', 'Allergien? Bitte vor dem Bestellen sagen, jedes Mal.'],
  quotes: [
    'Solange es warm ist.',
    'Noch eins auf den Weg?',
    'Wer fragt, was drin ist, erfährt es.',
    'Vorbeikommen und schauen.',
  ],
  questions: [
    { question: 'Was gibt es heute?', answer: 'Kommen Sie schauen, oder fragen Sie, bevor Sie losgehen.' },
    {
      question: 'Was ist drin?',
      answer: 'Fragen Sie an der Theke. Vertragen Sie etwas nicht, sagen Sie es vor dem Bestellen.',
    },
    {
      question: 'Kann ich es mitnehmen?',
      answer: 'Fragen Sie nach einer Verpackung, oder bringen Sie Dose oder Beutel mit.',
    },
    {
      question: 'Wie kann ich bezahlen?',
      answer: 'Fragen Sie vor dem Bestellen, wenn Sie nur Bargeld oder nur Karte dabeihaben.',
    },
  ],
  headings: {
    services: ['Was es gibt', 'Auf der Tafel', 'Über die Theke'],
    gallery: ['Von der Theke', 'Fast weg'],
    reviews: ['Mit vollem Mund gesagt', 'Was die Leute sagen'],
    questions: ['An der Theke gefragt', 'Gut zu wissen'],
    contact: ['Vorbeikommen', 'Nachfragen', 'So finden Sie her'],
    newsletter: ['Neu auf der Tafel', 'Zuerst erfahren'],
    scheduling: ['Zeit aussuchen', 'Wann Sie kommen'],
  },
  contactLines: [
    'Fragen Sie, was es gibt, oder sagen Sie, was Sie gern fänden.',
    'Die Frage, was drin ist, ist immer richtig.',
  ],
  newsletterLines: ['Eine Zeile, wenn etwas Neues auf der Tafel steht.', 'Was es gibt und wo, ab und zu.'],
  actions: ['Bis gleich', 'Was gibt es heute?'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    order: {
      actions: ['Vorbestellen', 'Bestellung aufgeben'],
      questions: [
        {
          question: 'Kann ich vorbestellen?',
          answer: 'Schreiben Sie, was Sie möchten, wie viel und wann Sie es abholen.',
        },
      ],
    },
    hire: {
      actions: ['Nach einem Tag fragen'],
      questions: [
        {
          question: 'Kommen Sie auch zu einem Fest?',
          answer: 'Schreiben Sie Tag, Ort und wie viele Hunger haben werden.',
        },
      ],
    },
  },
}
