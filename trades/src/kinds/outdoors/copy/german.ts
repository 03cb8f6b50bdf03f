import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Hinaus ins Freie', 'Wohin, und mit wem?', 'Schuhe an, und los'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, wann Sie können, wie viele Sie sind und was Sie schon gemacht haben.',
    '{name}, {place}. Sagen Sie, was Sie gern sehen würden und wie weit Sie gern gehen.',
    'Das Wetter redet mit, den Rest bestimmen Sie. Nennen Sie Ihre Tage und wer mitkommt.',
  ],
  servicesLabel: 'Draußen',
  servicesLines: [
    'Sagen Sie, wie alt die Jüngsten sind und wie fit die Langsamsten.',
    'Fragen Sie vor dem Packen, was Sie anziehen sollen.',
    'Sagen Sie, wer kommt und was Sie sich wünschen.',
  ],
  quotes: [
    'Das Wetter redet mit.',
    'Öfter nach oben schauen.',
    'Wer langsam geht, sieht mehr.',
    'Erst fragen, dann kommen.',
  ],
  questions: [
    {
      question: 'Was ist, wenn das Wetter umschlägt?',
      answer: 'Fragen Sie vorher, was dann gilt. Draußen entscheidet die Sicherheit.',
    },
    {
      question: 'Was ziehe ich an, was nehme ich mit?',
      answer:
        'Lassen Sie sich eine Liste geben. Mehrere Schichten, feste Schuhe und etwas zu trinken sind selten falsch.',
    },
    {
      question: 'Können Anfänger mitkommen?',
      answer: 'Schreiben Sie, was Sie schon gemacht haben. Dann erfahren Sie, was passt.',
    },
    { question: 'Ist es für Kinder geeignet?', answer: 'Sagen Sie, wie alt sie sind und was sie gern tun.' },
    {
      question: 'Was kostet es?',
      answer:
        'Das hängt vom Tag ab, von der Dauer und davon, wie viele Sie sind. Fragen Sie nach dem Preis für Ihren Fall.',
    },
  ],
  headings: {
    services: ['Draußen', 'Was man hier tun kann', 'Zur Auswahl'],
    gallery: ['Wetter und Weite', 'Unterwegs'],
    reviews: ['Auf dem Rückweg gesagt', 'Was die Leute sagen'],
    questions: ['Vor dem Aufbruch', 'Gut zu wissen'],
    contact: ['Ihre Tage nennen', 'Nach den Bedingungen fragen', 'Nachricht schreiben'],
    newsletter: ['Wenn die Saison beginnt', 'Wetter und Tage'],
    scheduling: ['Einen Tag aussuchen', 'Einen Tag finden'],
  },
  contactLines: [
    'Ihre Tage, wie viele Sie sind und was Sie schon gemacht haben.',
    'Fragen Sie nach Jahreszeit, Strecke oder Schuhen.',
  ],
  newsletterLines: ['Ab und zu: was die Jahreszeit zulässt.', 'Tage, Bedingungen, sonst nichts.'],
  actions: ['Nach Ihren Tagen fragen', 'Nachricht schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    appointment: {
      actions: ['Tag buchen', 'Einen Tag finden'],
      questions: [
        {
          question: 'Wie bucht man?',
          answer: 'Nennen Sie zwei mögliche Tage, wie viele Sie sind und was Sie schon gemacht haben.',
        },
      ],
    },
    hire: {
      actions: ['Nach dem Verleih fragen'],
      questions: [
        {
          question: 'Was brauche ich zum Ausleihen?',
          answer:
            'Fragen Sie, was vorzulegen und zu hinterlegen ist, und sagen Sie, für wie lange und für wen.',
        },
      ],
    },
    enroll: {
      actions: ['Nach einem Kurs fragen'],
      questions: [
        {
          question: 'Wie komme ich in einen Kurs?',
          answer: 'Schreiben Sie, wer lernen möchte, was vorausging und welche Tage möglich sind.',
        },
      ],
    },
  },
}
