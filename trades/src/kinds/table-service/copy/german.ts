import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: [
    'Setzen Sie sich, es wird gekocht',
    'Ein Stuhl, ein Teller, ein Abend',
    'Kommen Sie und bleiben Sie',
  ],
  introductions: [
    '{services} in {place}. Bei {name} setzt man sich zuerst, dann sucht man aus.',
    '{name}, {place}. Kommen Sie allein, zu zweit oder zu vielen, und sagen Sie, wenn es mehr Stühle braucht.',
    'Mantel an den Haken, Karte in die Hand. Fragen Sie, was wozu passt.',
  ],
  servicesLabel: 'Auf der Karte',
  servicesLines: ['Fragen Sie, was es heute gibt.', 'Allergien? Bitte bei jeder Bestellung sagen.'],
  quotes: [
    'Setzen Sie sich. Der Rest kann warten.',
    'Der letzte Löffel gehört Ihnen.',
    'Zum Reden braucht es einen Tisch.',
  ],
  questions: [
    {
      question: 'Kann ich die Karte vorher sehen?',
      answer: 'Fragen Sie und sagen Sie, für welchen Tag. Karten ändern sich.',
    },
    {
      question: 'Geht es auch mit einer Allergie?',
      answer:
        'Sagen Sie, welche, vor dem Besuch und noch einmal beim Bestellen. Dann erfahren Sie, was möglich ist.',
    },
    {
      question: 'Können wir Kinder mitbringen?',
      answer: 'Sagen Sie, wie viele kommen und wie klein sie sind, damit für alle ein Stuhl da ist.',
    },
    {
      question: 'Kann man hier feiern?',
      answer: 'Schreiben Sie den Tag, die Zahl der Gäste und den Anlass.',
    },
    {
      question: 'Wie kann ich bezahlen?',
      answer: 'Fragen Sie, wenn Sie nur Bargeld oder nur Karte dabeihaben.',
    },
  ],
  headings: {
    services: ['Was es zu essen gibt', 'Aus der Küche', 'Auf der Karte'],
    gallery: ['Teller und Gläser', 'Zwischen den Tischen'],
    reviews: ['Beim Kaffee gesagt', 'Was Gäste sagen'],
    questions: ['Am Tisch gefragt', 'Vor dem Besuch'],
    contact: ['Kommen Sie essen', 'Die Küche fragen', 'Nachricht schreiben'],
    newsletter: ['Aus der Küchentür', 'Neu auf der Karte'],
    scheduling: ['Einen Abend aussuchen', 'Tisch reservieren'],
  },
  contactLines: [
    'Fragen Sie nach der Karte, einer Allergie oder einem großen Tisch.',
    'Sagen Sie, wann Sie kommen möchten und wie viele Sie sind.',
  ],
  newsletterLines: ['Eine Notiz, wenn die Karte wechselt.', 'Was gerade in den Töpfen ist, ab und zu.'],
  actions: ['Nach der Karte fragen', 'Eine Frage stellen'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    appointment: {
      actions: ['Tisch reservieren', 'Nach einem Tisch fragen'],
      questions: [
        {
          question: 'Muss ich reservieren?',
          answer:
            'Sicherer ist es, vor allem zu mehreren. Schreiben Sie Tag, Uhrzeit und wie viele Sie sind.',
        },
      ],
    },
    order: {
      actions: ['Zum Mitnehmen bestellen'],
      questions: [
        {
          question: 'Kann ich Essen mitnehmen?',
          answer: 'Fragen Sie, welche Gerichte den Weg gut überstehen und wann Sie sie abholen können.',
        },
      ],
    },
  },
}
