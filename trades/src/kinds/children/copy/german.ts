import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Ein Ort für kleine Leute', 'Für Kinder und ihre Eltern', 'Erzählen Sie von Ihrem Kind'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, wie alt Ihr Kind ist und was Sie suchen.',
    '{name}, {place}. Fragen Sie, was Sie wissen möchten, und erzählen Sie ein wenig von Ihrem Kind.',
    'Die erste Frage ist meist die nach dem Alter, die zweite die nach allem anderen. Stellen Sie beide.',
  ],
  servicesLabel: 'Für Ihr Kind',
  servicesLines: [
    'Sagen Sie, wie alt Ihr Kind ist und ab wann es kommen soll.',
    'Lassen Sie sich alles zeigen, bevor Sie sich entscheiden.',
  ],
  quotes: [
    'Kleine Schuhe neben der Tür.',
    'Wachsen dauert, so lange es dauert.',
    'Jede Frage zu Ihrem Kind ist eine gute Frage.',
  ],
  questions: [
    {
      question: 'Wie alt muss mein Kind sein?',
      answer:
        'Schreiben Sie, wie alt es jetzt ist und ab wann es kommen soll. Dann wissen Sie bald, ob es passt.',
    },
    {
      question: 'Mein Kind ist schüchtern. Macht das etwas?',
      answer:
        'Nein. Schreiben Sie dazu, was ihm den Anfang leichter macht: ein Kuscheltier, ein Lied, etwas Zeit.',
    },
    {
      question: 'Was braucht mein Kind?',
      answer:
        'Kleidung, die schmutzig werden darf, und das eine Ding, das nicht fehlen darf. Nach dem Rest fragen Sie einfach.',
    },
    {
      question: 'Was ist bei Allergien oder Medikamenten?',
      answer: 'Bitte vor dem ersten Tag schriftlich mitteilen: was zu tun ist und was zu vermeiden.',
    },
    {
      question: 'Was kostet das?',
      answer:
        'Das hängt von Alter, Tagen und Stunden ab. Schreiben Sie Ihre auf und fragen Sie nach dem Preis.',
    },
  ],
  headings: {
    services: ['Was es für Kinder gibt', 'Für die Kleinen', 'Ein Tag hier'],
    gallery: ['Kleine Dinge', 'Blätter, Steine, Pfützen'],
    reviews: ['Was Eltern sagen', 'In den Worten der Eltern'],
    questions: ['Was Eltern fragen', 'Vor dem ersten Tag'],
    contact: ['Ihr Kind vorstellen', 'Eltern fragen', 'Nachricht schreiben'],
    newsletter: ['Briefe an Eltern', 'Neues, ab und zu'],
    scheduling: ['Einen Tag aussuchen', 'Besuch vereinbaren'],
  },
  contactLines: [
    'Wie alt Ihr Kind ist und ab wann: Mehr braucht es für den Anfang nicht.',
    'Fragen Sie, was Sie wissen möchten. Keine Frage ist zu klein.',
  ],
  newsletterLines: [
    'Ein kurzer Brief an Eltern, wenn es etwas zu erzählen gibt.',
    'Ab und zu: gesehen, gesungen, gefunden.',
  ],
  actions: ['Frage zu Ihrem Kind', 'Nachricht schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    appointment: {
      actions: ['Besuch vereinbaren'],
      questions: [
        {
          question: 'Kann man vorher hineinschauen?',
          answer: 'Fragen Sie nach einem Tag. Bringen Sie Ihr Kind mit, und Ihre Fragen.',
        },
      ],
    },
    hire: { actions: ['Nach einem Tag fragen'] },
    enroll: {
      actions: ['Nach einem Platz fragen', 'Kind anmelden'],
      questions: [
        {
          question: 'Wie melde ich mein Kind an?',
          answer: 'Schreiben Sie Name und Alter, welche Tage Sie brauchen und ab wann.',
        },
      ],
    },
  },
}
