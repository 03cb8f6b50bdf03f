import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Von Hand gemacht in {place}', 'Von der Werkbank', 'Was soll daraus werden?'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, wofür es ist und wo es seinen Platz haben wird.',
    '{name}, {place}. Ein Maß, eine Zeichnung oder ein Foto genügt für den Anfang.',
    'Jede Arbeit beginnt mit einem Zweck und einem Maß. Sagen Sie beides, und das Material, wenn Sie schon eines im Sinn haben.',
    '{name}, {place}. Sagen Sie, was Sie suchen, und fragen Sie, was Sie wissen möchten.',
  ],
  servicesLabel: 'Was hier entsteht',
  servicesLines: [
    'Fragen Sie nach Material und Ausführung.',
    'Eines oder mehrere: Sagen Sie, wie viele und bis wann.',
    'Fragen Sie, was es gerade gibt.',
  ],
  quotes: [
    'Das Material redet mit.',
    'Langsam ist auch eine Arbeitsweise.',
    'Nehmen Sie es in die Hand, bevor Sie urteilen.',
  ],
  questions: [
    {
      question: 'Was muss ich für einen Auftrag wissen?',
      answer:
        'Wofür es ist, wie groß es sein darf, wo es stehen oder hängen wird und bis wann Sie es brauchen.',
    },
    {
      question: 'Was kostet eine Anfertigung?',
      answer:
        'Das hängt von Größe, Material und Stunden ab. Beschreiben Sie es und fragen Sie zuerst nach dem Preis.',
    },
    {
      question: 'Wie lange dauert es?',
      answer:
        'Fragen Sie, und nennen Sie den Tag, an dem es fertig sein muss. Manches Material braucht seine Zeit.',
    },
    {
      question: 'Kann ich das Material aussuchen?',
      answer: 'Fragen Sie, was in der Werkstatt liegt, und fassen Sie es an, wenn Sie können.',
    },
    {
      question: 'Wie pflegt man es?',
      answer: 'Fragen Sie beim Abholen. Jedes Material hat seine Gewohnheiten.',
    },
  ],
  headings: {
    services: ['Was hier entsteht', 'Arbeiten, groß und klein', 'Aus der Werkstatt'],
    gallery: ['Von der Werkbank', 'Unfertige Dinge'],
    reviews: ['Stimmen zur Arbeit', 'In ihren Worten'],
    questions: ['An der Werkbank gefragt', 'Gut zu wissen'],
    contact: ['Vorhaben beschreiben', 'An die Werkstatt schreiben', 'Nach der Arbeit fragen'],
    newsletter: ['Briefe aus der Werkstatt', 'Auf der Werkbank'],
    scheduling: ['Einen Tag aussuchen', 'Zeit zum Vorbeikommen'],
  },
  contactLines: [
    'Wofür es ist, wie groß, und bis wann.',
    'Eine Skizze auf der Rückseite eines Umschlags genügt.',
    'Was Sie suchen, und wie man Sie erreicht.',
  ],
  newsletterLines: [
    'Ab und zu ein Brief aus der Werkstatt.',
    'Was auf der Bank liegt und was sie eben verlassen hat.',
  ],
  actions: ['Vorhaben beschreiben', 'An die Werkstatt schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': {
      actions: ['So finden Sie her'],
      questions: [
        {
          question: 'Kann man vorbeikommen und schauen?',
          answer: 'Fragen Sie, wann jemand da ist. Dann ruht das Werkzeug, solange gesprochen wird.',
        },
      ],
    },
    appointment: { actions: ['Termin anfragen'] },
    order: {
      actions: ['Auftrag anfragen', 'Angebot anfragen'],
      questions: [
        {
          question: 'Wie bestelle ich etwas?',
          answer:
            'Beschreiben Sie es in Worten, mit Skizze oder Foto. Begonnen wird, wenn Größe, Material und Preis abgesprochen sind.',
        },
      ],
    },
    enroll: {
      actions: ['Nach einem Kurs fragen'],
      questions: [
        {
          question: 'Kann man es lernen?',
          answer: 'Fragen Sie nach dem nächsten Kurs, und erzählen Sie, was Ihre Hände schon gemacht haben.',
        },
      ],
    },
  },
}
