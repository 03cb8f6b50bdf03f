import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Sagen Sie, was Sie beschäftigt', 'Zeit zum Fragen', 'Eins nach dem anderen'],
  introductions: [
    '{name} in {place}: {services}. Schreiben Sie in Ihren Worten; es muss nicht vollständig sein.',
    '{name}, {place}. Für den Anfang genügt eine kurze Nachricht, und Sie bestimmen, was darin steht.',
    'Manches lässt sich leichter schreiben als sagen. Die Einzelheiten haben Zeit bis zum Gespräch.',
  ],
  servicesLabel: 'Angebot',
  servicesLines: [
    'Wenn Sie nicht sicher sind, was Sie brauchen, fragen Sie zuerst danach.',
    'Im Notfall rufen Sie bitte den Notruf und warten nicht auf eine Antwort von hier.',
  ],
  quotes: ['Sie dürfen alles zweimal fragen.', 'Niemand muss das richtige Wort dafür kennen.'],
  questions: [
    {
      question: 'Was soll ich schreiben?',
      answer:
        'Ihren Namen, wie Sie erreichbar sind und in wenigen Worten, worum es geht. Persönliches gehört ins Gespräch.',
    },
    {
      question: 'Was kostet das, und wer bezahlt?',
      answer: 'Fragen Sie vorher, und erkundigen Sie sich bei Ihrer Krankenkasse, was sie übernimmt.',
    },
    {
      question: 'Was ist, wenn es eilt?',
      answer:
        'Rufen Sie den Notruf oder gehen Sie in die nächste Notaufnahme. Nachrichten auf dieser Seite werden nicht sofort gelesen.',
    },
    { question: 'Darf jemand mitkommen?', answer: 'Sagen Sie es vorher, und auch, wer es sein wird.' },
  ],
  headings: {
    services: ['Angebot', 'Wobei es helfen kann', 'Wofür und für wen'],
    gallery: ['Die Räume', 'Wo Sie sitzen werden'],
    reviews: ['In anderen Worten', 'Aufgeschrieben'],
    questions: ['Vor dem ersten Mal', 'Was oft gefragt wird'],
    contact: ['Ein paar Zeilen schreiben', 'Kontakt', 'Eine Frage stellen'],
    newsletter: ['Einige Zeilen im Jahr', 'In Ruhe zu lesen'],
    scheduling: ['Eine Zeit finden', 'Tag und Uhrzeit wählen'],
  },
  contactLines: [
    'Ihr Name und wie Sie erreichbar sind: Das genügt.',
    'Persönliches hat Zeit bis zum Gespräch.',
  ],
  newsletterLines: ['Ab und zu einige Zeilen, sonst nichts.', 'Ein kurzer Brief, wenn sich etwas ändert.'],
  actions: ['Nachricht schreiben', 'Eine Frage stellen', 'Kontakt aufnehmen'],
  ways: {
    'walk-in': { actions: ['So finden Sie die Praxis'] },
    appointment: {
      actions: ['Termin anfragen', 'Eine Zeit finden'],
      questions: [
        {
          question: 'Was soll ich mitbringen?',
          answer: 'Befunde und Briefe, eine Liste dessen, was Sie einnehmen, und Ihre Fragen auf Papier.',
        },
      ],
    },
    'call-out': {
      actions: ['Hausbesuch anfragen'],
      questions: [
        {
          question: 'Was sollte für einen Hausbesuch bereitstehen?',
          answer: 'Ein Stuhl, gutes Licht und Ihre Unterlagen. Sagen Sie vorher, wie man zur Tür kommt.',
        },
      ],
    },
  },
}
