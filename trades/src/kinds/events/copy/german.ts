import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Was wird gefeiert?', 'Nennen Sie den Tag', 'Für den Tag selbst'],
  introductions: [
    '{name} in {place}: {services}. Nennen Sie Datum, Ort und wie viele kommen.',
    '{name}, {place}. Fangen Sie mit dem Tag an und sagen Sie dann, wie er sich anfühlen soll.',
    'Ein Datum, ein Ort, eine Zahl von Gästen: Ein Fest beginnt mit drei Worten. Was Sie sonst schon wissen, schreiben Sie dazu.',
    '{name}, {place}. Sagen Sie, worum es geht und was Ihnen wichtig ist.',
  ],
  servicesLabel: 'Für Ihr Fest',
  servicesLines: [
    'Sagen Sie, ob drinnen oder draußen, und was bei Regen geschieht.',
    'Fragen Sie nach dem, was Sie sich vorstellen. Eine halbe Idee genügt.',
    'Sagen Sie, worum es geht und was Ihnen wichtig ist.',
  ],
  quotes: [
    'Erst das Datum, dann der Rest.',
    'Irgendwer wird tanzen, Sie werden sehen.',
    'Woran man sich erinnert, stand selten im Plan.',
    'Erst fragen. Alles Weitere lässt sich besprechen.',
  ],
  questions: [
    {
      question: 'Ist unser Tag noch frei?',
      answer: 'Schreiben Sie Datum, Ort und Uhrzeit. Dann erfahren Sie, ob es geht.',
    },
    {
      question: 'Was muss man wissen?',
      answer: 'Den Anlass, den Ort, wie viele kommen, wann es beginnt und wann es enden muss.',
    },
    {
      question: 'Was kostet es?',
      answer:
        'Das hängt vom Tag ab, von der Entfernung und von dem, was Sie möchten. Fragen Sie nach dem Preis für Ihren Fall.',
    },
    {
      question: 'Was wird vor Ort gebraucht?',
      answer: 'Fragen Sie, was gilt: Strom, Wasser, eine trockene Ecke, ein Platz zum Ausladen.',
    },
    {
      question: 'Und wenn es regnet oder sich etwas ändert?',
      answer: 'Fragen Sie vor der Entscheidung, was dann gilt, und schreiben Sie, sobald Sie es wissen.',
    },
  ],
  headings: {
    services: ['Für Ihr Fest', 'Was es gibt', 'Vorher, mittendrin, danach'],
    gallery: ['Von diesem und jenem Tag', 'Gleich geht es los'],
    reviews: ['Am Morgen danach gesagt', 'Was Gastgeber sagen'],
    questions: ['Vor dem Fest', 'Beim Planen gefragt'],
    contact: ['Den Tag nennen', 'Ihr Fest beschreiben', 'Nachricht schreiben'],
    newsletter: ['Ideen für die Tafel', 'Neues, ab und zu'],
    scheduling: ['Einen Tag aussuchen', 'Eine Zeit finden'],
  },
  contactLines: [
    'Datum, Ort und wie viele kommen.',
    'Erzählen Sie, was Sie sich vorstellen, auch wenn die Hälfte noch offen ist.',
    'Worum es geht, wo und wann, soweit Sie es wissen.',
  ],
  newsletterLines: ['Ab und zu etwas für das nächste Fest.', 'Ideen zur Jahreszeit, einige Male im Jahr.'],
  actions: ['Nach Ihrem Tag fragen', 'Ihr Fest beschreiben', 'Nachricht schreiben'],
  ways: {
    appointment: {
      actions: ['Treffen vereinbaren'],
      questions: [
        {
          question: 'Kann man sich vorher treffen?',
          answer: 'Nennen Sie zwei, drei Tage, die Ihnen passen.',
        },
      ],
    },
    order: {
      actions: ['Angebot anfragen'],
      questions: [
        {
          question: 'Bis wann muss bestellt sein?',
          answer: 'Fragen Sie, und nennen Sie den Tag. Manches braucht Wochen, manches nur Tage.',
        },
      ],
    },
    hire: {
      actions: ['Tag anfragen', 'Nach Miete fragen'],
      questions: [
        {
          question: 'Wie wird der Tag fest?',
          answer:
            'Schreiben Sie Datum, Ort und was Sie möchten. Fest ist der Tag, wenn beide Seiten ihn schriftlich bestätigt haben.',
        },
      ],
    },
  },
}
