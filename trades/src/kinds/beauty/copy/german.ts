import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Ein Stuhl, ein Spiegel, etwas Zeit', 'Was möchten Sie ändern?', 'Eine Stunde für sich'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, was Sie im Sinn haben und was lieber nicht.',
    '{name}, {place}. Bringen Sie ein Bild mit von dem, was Ihnen gefällt, oder von dem, was nicht.',
    'Sagen Sie, wie viel Zeit Sie morgens haben und was der Spiegel zeigen soll. Alles Weitere wird besprochen.',
  ],
  servicesLabel: 'Was hier gemacht wird',
  servicesLines: [
    'Wenn Sie auf etwas reagieren, sagen Sie es vorher.',
    'Unsicher? Beschreiben Sie, was Sie stört.',
  ],
  quotes: [
    'Lehnen Sie sich zurück.',
    'Wie weit, das sagen Sie.',
    'Der Spiegel kann einen Moment warten.',
    'Sie sagen, was Ihnen gefällt.',
  ],
  questions: [
    {
      question: 'Wie sage ich, was ich möchte?',
      answer: 'Mit einem Bild, in Worten oder mit dem, was Sie nicht möchten. Alle drei helfen.',
    },
    {
      question: 'Und bei empfindlicher Haut oder Kopfhaut?',
      answer: 'Sagen Sie es vorher und nennen Sie, worauf Sie reagieren. Fragen Sie nach einer Probe.',
    },
    {
      question: 'Wie lange dauert es?',
      answer: 'Fragen Sie beim Schreiben, und sagen Sie, was gemacht werden soll.',
    },
    {
      question: 'Was kostet es?',
      answer: 'Das hängt von Länge, Zeit und Material ab. Fragen Sie nach dem Preis, bevor es losgeht.',
    },
    {
      question: 'Wie lange hält es?',
      answer: 'Das hängt vom Nachwachsen und von der Pflege ab. Fragen Sie, was Sie zu Hause tun können.',
    },
  ],
  headings: {
    services: ['Was hier gemacht wird', 'Von Kopf bis Hand', 'Pflege und Veränderung'],
    gallery: ['Im Spiegel', 'Aus der Nähe'],
    reviews: ['Beim Gehen gesagt', 'In ihren Worten'],
    questions: ['Bevor Sie sich setzen', 'Gut zu wissen'],
    contact: ['Sagen, was gefällt', 'Eine Frage stellen', 'Nachricht schreiben'],
    newsletter: ['Notizen zur Pflege', 'Nach der Jahreszeit'],
    scheduling: ['Eine Stunde finden', 'Zeit aussuchen'],
  },
  contactLines: [
    'Was Sie im Sinn haben und wann es Ihnen passen würde.',
    'Mit einem Bild geht es am schnellsten.',
    'Was Sie im Sinn haben, und wie man Sie erreicht.',
  ],
  newsletterLines: ['Einige Zeilen zur Pflege, nach der Jahreszeit.', 'Neues, ab und zu.'],
  actions: ['Eine Frage stellen', 'Sagen, was gefällt', 'Nachricht schreiben'],
  ways: {
    'walk-in': {
      actions: ['So finden Sie her'],
      questions: [
        {
          question: 'Kann ich einfach vorbeikommen?',
          answer: 'Kommen Sie und fragen Sie. Vielleicht heißt es ein wenig warten.',
        },
      ],
    },
    appointment: {
      actions: ['Termin anfragen', 'Eine Stunde finden'],
      questions: [
        {
          question: 'Und wenn ich nicht kommen kann?',
          answer: 'Schreiben Sie, sobald Sie es wissen, und fragen Sie, was dann gilt.',
        },
      ],
    },
    'call-out': {
      actions: ['Besuch anfragen'],
      questions: [
        {
          question: 'Was braucht es bei mir zu Hause?',
          answer: 'Einen Stuhl, gutes Licht, eine Steckdose und Wasser in der Nähe.',
        },
      ],
    },
  },
}
