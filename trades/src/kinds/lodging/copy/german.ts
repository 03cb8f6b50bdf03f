import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Eine Nacht in {place}', 'Ein Bett in {place}', 'Stellen Sie den Koffer ab'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, wann Sie ankommen, wann Sie abreisen und wie viele Sie sind.',
    '{name}, {place}. Ankommen, Tasche abstellen, aus dem Fenster schauen.',
    'Schreiben Sie zuerst die Daten. Alles andere ergibt sich danach leichter.',
  ],
  servicesLabel: 'Wo Sie schlafen',
  servicesLines: [
    'Sagen Sie, wie viele Sie sind und ob Treppen Mühe machen.',
    'Fragen Sie nach dem, was Ihnen wichtig ist: Parkplatz, Kinderbett, später Zug.',
  ],
  quotes: [
    'Der Schlüssel ist das Einfachste.',
    'Erst schlafen, morgen die Stadt.',
    'Ein Fenster, ein Bett, eine Tür, die schließt.',
  ],
  questions: [
    {
      question: 'Wann kann ich an- und abreisen?',
      answer: 'Schreiben Sie, wann Ihr Zug oder Auto ankommt. Dann erfahren Sie, was möglich ist.',
    },
    { question: 'Darf der Hund mit?', answer: 'Fragen Sie vorher, und sagen Sie, wie groß er ist.' },
    {
      question: 'Kann man hier parken?',
      answer: 'Fragen Sie vor der Abfahrt, und sagen Sie, womit Sie kommen.',
    },
    {
      question: 'Ist es für Kinder geeignet?',
      answer: 'Sagen Sie, wie alt sie sind und worin sie schlafen.',
    },
    {
      question: 'Und wenn sich meine Pläne ändern?',
      answer:
        'Fragen Sie vor der Entscheidung, was für Ihre Tage gilt, und schreiben Sie, sobald Sie es wissen.',
    },
  ],
  headings: {
    services: ['Wo Sie schlafen', 'Was es hier gibt', 'Zimmer und Umgebung'],
    gallery: ['Aus dem Fenster', 'Haus und Umgebung'],
    reviews: ['Aus dem Gästebuch', 'Was Gäste schrieben'],
    questions: ['Vor der Abreise', 'Was Gäste fragen'],
    contact: ['Ihre Daten schreiben', 'Nach Zimmern fragen', 'Nachricht schreiben'],
    newsletter: ['Briefe von hier', 'Zum Wechsel der Jahreszeit'],
    scheduling: ['Nächte aussuchen', 'Ihre Daten finden'],
  },
  contactLines: [
    'Anreise, Abreise und wie viele Sie sind.',
    'Fragen Sie, was Sie vor der Entscheidung wissen müssen.',
  ],
  newsletterLines: [
    'Ab und zu ein Brief über das Haus und die Jahreszeit.',
    'Was blüht, was öffnet, und sonst nichts.',
  ],
  actions: ['Nach freien Tagen fragen', 'Nachricht schreiben', 'So finden Sie her'],
  ways: {
    appointment: {
      actions: ['Aufenthalt buchen', 'Zimmer anfragen'],
      questions: [
        {
          question: 'Wie bucht man?',
          answer:
            'Schreiben Sie An- und Abreisetag und wie viele Sie sind. Fest ist der Aufenthalt, sobald eine Antwort das sagt.',
        },
      ],
    },
  },
}
