import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Kommen Sie, wie Sie sind', 'Wer sich hier trifft', 'Ein Stuhl ist noch da'],
  introductions: [
    '{name} in {place}: {services}. Gemacht von allen, die kommen.',
    '{name}, {place}. Kommen Sie schauen, stellen Sie eine Frage oder sagen Sie, wobei Sie mithelfen könnten.',
    'Man muss noch nichts können und niemanden kennen. Schreiben Sie, dass Sie gern kommen würden.',
  ],
  servicesLabel: 'Was hier geschieht',
  servicesLines: [
    'Fragen Sie, was diese Woche stattfindet.',
    'Sagen Sie, wenn Stufen, Lärm oder Sprache das Kommen schwer machen.',
  ],
  quotes: ['Noch einen Stuhl dazu.', 'Viele Hände, eine Kanne.', 'Wer kommt, gehört dazu.'],
  questions: [
    {
      question: 'Muss man Mitglied sein?',
      answer: 'Fragen Sie, was gilt, und schauen Sie erst einmal vorbei, wenn es geht.',
    },
    {
      question: 'Was kostet die Teilnahme?',
      answer: 'Fragen Sie. Wenn das Geld im Weg steht, sagen Sie es.',
    },
    {
      question: 'Darf ich jemanden mitbringen?',
      answer: 'Schreiben Sie, wer mitkommt, damit ein Stuhl da ist.',
    },
    {
      question: 'Wie kann ich helfen?',
      answer: 'Sagen Sie, was Sie gern tun und wann Sie Zeit haben. Kaffee kochen zählt auch.',
    },
    {
      question: 'Ist der Ort barrierefrei?',
      answer:
        'Schreiben Sie, was Sie brauchen: Rampe, Sitzplatz, Ruhe, jemanden zum Übersetzen. Dann erfahren Sie, was möglich ist.',
    },
  ],
  headings: {
    services: ['Was hier geschieht', 'Woche für Woche', 'Offen für Sie'],
    gallery: ['Gesichter und Momente', 'Miteinander'],
    reviews: ['Beim Kaffee gesagt', 'Worte derer, die kommen'],
    questions: ['Vor dem ersten Mal', 'Was oft gefragt wird'],
    contact: ['Kommen Sie dazu', 'Nachfragen', 'Guten Tag sagen'],
    newsletter: ['Neues für Nachbarn', 'Was ansteht'],
    scheduling: ['Eine Zeit finden', 'Einen Tag aussuchen'],
  },
  contactLines: [
    'Fragen Sie, was stattfindet, oder sagen Sie, wobei Sie helfen könnten.',
    'Sagen Sie, wie Sie erreichbar sind und was Sie herführt.',
  ],
  newsletterLines: ['Was stattfindet und wo Hände fehlen.', 'Ein Brief an die Nachbarn, ab und zu.'],
  actions: ['Dazukommen', 'Eine Frage stellen', 'Mithelfen'],
  ways: {
    'walk-in': {
      actions: ['So finden Sie her'],
      questions: [
        {
          question: 'Wann kann ich kommen?',
          answer: 'Fragen Sie nach dem nächsten Treffen, oder kommen Sie, wenn die Tür offen steht.',
        },
      ],
    },
    hire: {
      actions: ['Nach dem Raum fragen'],
      questions: [
        {
          question: 'Kann man den Raum nutzen?',
          answer: 'Schreiben Sie Tag, Stunden, wofür und wie viele Sie sind.',
        },
      ],
    },
    enroll: {
      actions: ['Mitmachen'],
      questions: [
        { question: 'Wie mache ich mit?', answer: 'Schreiben Sie Ihren Namen und was Sie herführt.' },
      ],
    },
    donate: {
      actions: ['Nach Spenden fragen', 'Etwas spenden'],
      questions: [
        {
          question: 'Wofür wird gespendet?',
          answer: 'Fragen Sie, was gerade gebraucht wird und wofür eine Spende verwendet wird.',
        },
      ],
    },
  },
}
