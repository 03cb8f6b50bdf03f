import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Legen Sie es auf den Tisch', 'Was ist zu tun?', 'Gefragt, erklärt, geordnet'],
  introductions: [
    '{name} in {place}: {services}. Schreiben Sie, worum es geht und bis wann Sie es brauchen.',
    '{name}, {place}. Sagen Sie, was vor Ihnen liegt: ein Brief, ein Plan, ein leeres Blatt.',
    'Ein paar Zeilen genügen, um zu sehen, ob Sie hier richtig sind. Sagen Sie, was Sie brauchen und was Sie schon haben.',
  ],
  servicesLabel: 'Leistungen',
  servicesLines: [
    'Gibt es eine Frist, nennen Sie das Datum.',
    'Wenn Ihnen das Wort dafür fehlt, beschreiben Sie es.',
  ],
  quotes: [
    'Erst die Frage, dann die Arbeit.',
    'Was geschrieben steht, lässt sich nachlesen.',
    'Eine klare Frage ist die halbe Antwort.',
  ],
  questions: [
    {
      question: 'Was schreibe ich zuerst?',
      answer: 'Worum es geht, in wenigen Zeilen, ob es eine Frist gibt und wie Sie erreichbar sind.',
    },
    {
      question: 'Was kostet es?',
      answer:
        'Fragen Sie vor dem Auftrag, und fragen Sie, wie abgerechnet wird: nach Stunden, nach Auftrag oder pauschal.',
    },
    {
      question: 'Wie lange dauert es?',
      answer: 'Oft hängt das auch von anderen ab. Fragen Sie, was realistisch ist und was es verzögern kann.',
    },
    {
      question: 'Was sollte ich bereithalten?',
      answer:
        'Fragen Sie, und suchen Sie heraus, was Sie haben: Unterlagen, Bilder, Maße. Ordnen lässt es sich später.',
    },
    {
      question: 'Geht es auch aus der Ferne?',
      answer: 'Fragen Sie. Manches lässt sich per Telefon und Post klären, für anderes muss jemand da sein.',
    },
  ],
  headings: {
    services: ['Leistungen', 'Was sich ordnen lässt', 'Aufträge'],
    gallery: ['Am Schreibtisch', 'Auf dem Tisch'],
    reviews: ['In den Worten der Kunden', 'Gesagt und aufgeschrieben'],
    questions: ['Vor der ersten Frage', 'Was oft gefragt wird'],
    contact: ['Anliegen schildern', 'Eine Frage stellen', 'Ein paar Zeilen schreiben'],
    newsletter: ['Notizen vom Schreibtisch', 'Was sich ändert'],
    scheduling: ['Eine Zeit finden', 'Gespräch vereinbaren'],
  },
  contactLines: [
    'Worum es geht, bis wann, und wie Sie erreichbar sind.',
    'Beginnen Sie mit der Frage. Alles andere kann folgen.',
  ],
  newsletterLines: [
    'Eine Notiz, wenn sich etwas ändert, das Sie betrifft.',
    'Kurze Notizen, einige Male im Jahr.',
  ],
  actions: ['Anliegen schildern', 'Ein paar Zeilen schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    appointment: {
      actions: ['Gespräch vereinbaren', 'Eine Zeit finden'],
      questions: [
        {
          question: 'Was bringe ich zum Gespräch mit?',
          answer: 'Was Sie dazu schon haben, und Ihre Fragen nach Wichtigkeit.',
        },
      ],
    },
    order: {
      actions: ['Angebot anfragen'],
      questions: [
        {
          question: 'Wie erteile ich einen Auftrag?',
          answer:
            'Beschreiben Sie, was Sie brauchen und bis wann. Begonnen wird, wenn Umfang und Honorar schriftlich vereinbart sind.',
        },
      ],
    },
  },
}
