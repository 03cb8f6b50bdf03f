import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Fangen Sie an, wo Sie sind', 'Was möchten Sie lernen?', 'Die erste Stunde ist die schwerste'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, was Sie schon können, auch wenn es nichts ist.',
    '{name}, {place}. Sagen Sie, was Sie können möchten, und bis wann, wenn es ein Datum gibt.',
    'Niemand fängt am Ende an. Schreiben Sie, was Sie bisher versucht haben und was als Nächstes kommen soll.',
  ],
  servicesLabel: 'Was man lernen kann',
  servicesLines: [
    'Sagen Sie, wie alt der oder die Lernende ist und was vorausging.',
    'Wenn Sie Ihre Stufe nicht kennen, beschreiben Sie, was Sie schon können.',
  ],
  quotes: ['Noch einmal, aber langsamer.', 'Fehler sind hier willkommen.', 'Wenig, aber oft.'],
  questions: [
    {
      question: 'Muss man schon etwas können?',
      answer: 'Schreiben Sie, was Sie können und versucht haben. Nichts ist auch eine Antwort.',
    },
    {
      question: 'Was muss ich mitbringen?',
      answer: 'Fragen Sie vor dem ersten Mal. Meist weniger, als man denkt.',
    },
    {
      question: 'Was kostet es?',
      answer: 'Das hängt davon ab, wie oft und in welcher Gruppe. Fragen Sie nach Ihrem Fall.',
    },
    {
      question: 'Wie lange dauert es, bis ich es kann?',
      answer: 'Das hängt vom Anfang ab und davon, wie oft Sie üben. Fragen Sie, was realistisch ist.',
    },
    {
      question: 'Was ist, wenn ich einmal fehle?',
      answer: 'Fragen Sie vorher, was dann gilt, und schreiben Sie, sobald Sie es wissen.',
    },
  ],
  headings: {
    services: ['Was man lernen kann', 'Schritt für Schritt', 'Von der ersten Stunde an'],
    gallery: ['Bilder vom Üben', 'Im Raum'],
    reviews: ['Was Lernende sagen', 'Nach der Stunde gehört'],
    questions: ['Vor der ersten Stunde', 'Was Lernende fragen'],
    contact: ['Was möchten Sie lernen?', 'Nach Unterricht fragen', 'Nachricht schreiben'],
    newsletter: ['Etwas zum Üben', 'Neues und Übungen'],
    scheduling: ['Eine Stunde finden', 'Einen Tag aussuchen'],
  },
  contactLines: [
    'Wer was lernen möchte und was vorausging.',
    'Sagen Sie, welche Tage und Zeiten möglich sind.',
  ],
  newsletterLines: ['Ab und zu etwas zum Ausprobieren zu Hause.', 'Neue Daten und eine kleine Übung.'],
  actions: ['Nach Unterricht fragen', 'Nachricht schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': {
      actions: ['So finden Sie her'],
      questions: [
        {
          question: 'Kann ich einfach kommen?',
          answer: 'Fragen Sie nach dem nächsten Mal, und seien Sie beim ersten ein wenig früher da.',
        },
      ],
    },
    appointment: {
      actions: ['Eine Stunde finden'],
      questions: [
        {
          question: 'Wie findet sich eine Zeit?',
          answer: 'Nennen Sie zwei, drei Tage und Uhrzeiten, die Ihnen passen.',
        },
      ],
    },
    enroll: {
      actions: ['Nach einem Platz fragen', 'Anmelden'],
      questions: [
        {
          question: 'Wie melde ich mich an?',
          answer: 'Schreiben Sie, wer was lernen möchte und an welchen Tagen es geht.',
        },
      ],
    },
  },
}
