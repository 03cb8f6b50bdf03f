import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Legen Sie es auf den Tisch', 'Was ist zu klären?', 'Gelesen, erklärt, geordnet'],
  introductions: [
    '{name} in {place}: {services}. Schreiben Sie, worum es geht und bis wann es geklärt sein muss.',
    '{name}, {place}. Sagen Sie, was vor Ihnen liegt: ein Brief, ein Vertrag, ein Plan, ein leeres Blatt.',
    'Ein paar Zeilen genügen, um zu sehen, ob Sie hier richtig sind. Behalten Sie die Unterlagen, bis danach gefragt wird.',
  ],
  servicesLabel: 'Themen',
  servicesLines: [
    'Gibt es eine Frist, nennen Sie das Datum.',
    'Wenn unklar ist, wer zuständig ist, fragen Sie.',
  ],
  quotes: [
    'Erst die Frage, dann das Papier.',
    'Was geschrieben steht, lässt sich nachlesen.',
    'Erst verstehen, dann unterschreiben.',
  ],
  questions: [
    {
      question: 'Was schreibe ich zuerst?',
      answer:
        'Worum es geht, in wenigen Zeilen, ob es eine Frist gibt und wie Sie erreichbar sind. Bitte noch keine vertraulichen Unterlagen.',
    },
    {
      question: 'Was kostet es?',
      answer:
        'Fragen Sie vor dem Auftrag, und fragen Sie, wie abgerechnet wird: nach Stunden, nach Fall oder pauschal.',
    },
    {
      question: 'Wie lange dauert es?',
      answer: 'Oft hängt das auch von anderen ab. Fragen Sie, was realistisch ist und was es verzögern kann.',
    },
    {
      question: 'Welche Unterlagen brauche ich?',
      answer: 'Fragen Sie, welche, und suchen Sie heraus, was Sie haben. Ordnen lässt es sich später.',
    },
    {
      question: 'Geht es auch aus der Ferne?',
      answer: 'Fragen Sie. Manches lässt sich per Telefon und Post klären, für anderes muss jemand da sein.',
    },
  ],
  headings: {
    services: ['Themen', 'Was sich ordnen lässt', 'Aufträge'],
    gallery: ['Am Schreibtisch', 'Das Büro'],
    reviews: ['In den Worten von Mandanten und Kunden', 'Gesagt und aufgeschrieben'],
    questions: ['Vor der Unterschrift', 'Was oft gefragt wird'],
    contact: ['Anliegen schildern', 'Eine Frage stellen', 'An das Büro schreiben'],
    newsletter: ['Notizen aus dem Büro', 'Was sich ändert'],
    scheduling: ['Eine Zeit finden', 'Gespräch vereinbaren'],
  },
  contactLines: [
    'Worum es geht, bis wann, und wie Sie erreichbar sind.',
    'Bitte senden Sie mit der ersten Nachricht nichts Vertrauliches.',
  ],
  newsletterLines: [
    'Eine Notiz, wenn sich etwas ändert, das Sie betrifft.',
    'Kurze Notizen, einige Male im Jahr.',
  ],
  actions: ['Anliegen schildern', 'An das Büro schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': { actions: ['So finden Sie das Büro'] },
    appointment: {
      actions: ['Gespräch vereinbaren', 'Eine Zeit finden'],
      questions: [
        {
          question: 'Was bringe ich zum Gespräch mit?',
          answer: 'Ihre Unterlagen, einen Ausweis, wo er gebraucht wird, und Ihre Fragen nach Wichtigkeit.',
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
