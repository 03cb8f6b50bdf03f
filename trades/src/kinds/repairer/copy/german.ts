import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Noch nicht wegwerfen', 'Kaputt? Beschreiben Sie das Geräusch', 'Was fehlt ihm denn?'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, was es ist, was es nicht mehr tut und seit wann.',
    '{name}, {place}. Marke, Modell und das Geräusch: Das ist schon die halbe Suche.',
    'Was stehen bleibt, hat meist einen einzigen Grund. Der wird zuerst gesucht.',
    '{name}, {place}. Sagen Sie, was es ist und was damit geschehen soll.',
  ],
  servicesLabel: 'Was repariert wird',
  servicesLines: [
    'Notieren Sie Marke und Modell. Sie stehen meist unten oder hinten.',
    'Heben Sie das abgefallene Teil auf, auch wenn es nutzlos aussieht.',
    'Sagen Sie, was es ist und was damit geschehen soll.',
  ],
  quotes: [
    'Erst wissen, warum. Dann reparieren.',
    'Alt heißt nicht fertig.',
    'Auf die kleine Schraube kommt es an.',
  ],
  questions: [
    {
      question: 'Was soll ich schreiben?',
      answer:
        'Was es ist, Marke und Modell, was es tut oder nicht tut und seit wann. Ein Foto oder eine Aufnahme des Geräuschs hilft.',
    },
    {
      question: 'Lohnt sich die Reparatur?',
      answer:
        'Manchmal nicht. Fragen Sie, bevor Sie sich entscheiden, und sagen Sie, was Ihnen das Stück bedeutet.',
    },
    {
      question: 'Was wird es kosten?',
      answer: 'Das hängt vom Fehler und vom Ersatzteil ab. Fragen Sie nach dem Preis, bevor begonnen wird.',
    },
    {
      question: 'Wie lange dauert es?',
      answer: 'Oft entscheidet ein Ersatzteil. Fragen Sie, womit zu rechnen ist.',
    },
    {
      question: 'Und wenn es das Teil nicht mehr gibt?',
      answer:
        'Schreiben Sie Marke, Modell und Baujahr. Manchmal findet sich eines, manchmal wird es nachgebaut.',
    },
  ],
  headings: {
    services: ['Was repariert wird', 'Ab der ersten losen Schraube', 'Wieder in Gang'],
    gallery: ['Auf der Werkbank', 'Auseinandergenommen'],
    reviews: ['Als es wieder lief', 'Was Kunden sagen'],
    questions: ['Bevor Sie es bringen', 'Gut zu wissen'],
    contact: ['Was fehlt ihm?', 'Fehler beschreiben', 'Nachricht schreiben'],
    newsletter: ['Damit es länger hält', 'Notizen von der Werkbank'],
    scheduling: ['Zeit aussuchen', 'Zeit zum Bringen'],
  },
  contactLines: [
    'Was es ist, was es nicht tut, und seit wann.',
    'Marke und Modell ersparen eine Rückfrage.',
    'Was es ist, und wie man Sie erreicht.',
  ],
  newsletterLines: ['Ab und zu eine Notiz, wie Dinge länger halten.', 'Kleine Pflege, nach der Jahreszeit.'],
  actions: ['Fehler beschreiben', 'Nachricht schreiben', 'Lohnt sich das noch?'],
  ways: {
    'walk-in': {
      actions: ['So finden Sie her'],
      questions: [
        {
          question: 'Kann ich es einfach vorbeibringen?',
          answer: 'Kommen Sie, wenn offen ist, mit Kabeln, Schlüsseln und allem, was dazugehört.',
        },
      ],
    },
    appointment: {
      actions: ['Termin anfragen'],
      questions: [
        {
          question: 'Brauche ich einen Termin?',
          answer: 'Fragen Sie nach einem Termin, und sagen Sie, was Sie bringen.',
        },
      ],
    },
    'call-out': {
      actions: ['Besuch anfragen'],
      questions: [
        {
          question: 'Kann man es vor Ort ansehen?',
          answer: 'Schreiben Sie, wo es steht, wie man hinkommt und was es ist.',
        },
      ],
    },
    order: { actions: ['Angebot anfragen'] },
  },
}
