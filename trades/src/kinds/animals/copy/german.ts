import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Für Tiere und ihre Menschen', 'Fell, Federn, Hufe und Pfoten', 'Erzählen Sie von Ihrem Tier'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, um welches Tier es geht und was es braucht.',
    '{name}, {place}. Name, Alter und Wesen Ihres Tieres, dazu Ihr Anliegen: Damit fängt es an.',
    'Kein Tier ist wie das andere, und Ihres kennen Sie am besten. Beginnen Sie mit dem, was Ihnen aufgefallen ist.',
  ],
  servicesLabel: 'Für Ihr Tier',
  servicesLines: [
    'Sagen Sie, welches Tier es ist und wie alt.',
    'Scheut Ihr Tier Fremde? Sagen Sie es vorher.',
  ],
  quotes: [
    'Erst darf geschnuppert werden.',
    'Sie kennen Ihr Tier. Erzählen Sie alles.',
    'Ruhige Hände, leise Stimme, Zeit zum Umschauen.',
  ],
  questions: [
    {
      question: 'Was sollte ich über mein Tier sagen?',
      answer:
        'Art, Alter und Größe, was es frisst und was ihm Angst macht. Bekommt es Medikamente, nennen Sie auch diese.',
    },
    {
      question: 'Mein Tier ist ängstlich. Was hilft?',
      answer: 'Schreiben Sie es dazu, und auch, was es beruhigt. Eine Decke von zu Hause tut oft gut.',
    },
    {
      question: 'Bin ich mit meinem Tier hier richtig?',
      answer: 'Schreiben Sie, welches Tier es ist. So wissen Sie es vor dem Weg.',
    },
    {
      question: 'Was kostet das?',
      answer: 'Das hängt vom Tier ab und davon, was es braucht. Fragen Sie, bevor Sie sich entscheiden.',
    },
  ],
  headings: {
    services: ['Was Ihr Tier vielleicht braucht', 'Für Ihr Tier', 'Für Fell, Federn und Hufe'],
    gallery: ['Fell, Federn, Freunde', 'Gesehen und gestreichelt'],
    reviews: ['Was Tierhalter sagen', 'In den Worten ihrer Menschen'],
    questions: ['Was Tierhalter fragen', 'Gut zu wissen'],
    contact: ['Ihr Tier vorstellen', 'Nach Ihrem Tier fragen', 'Nachricht schreiben'],
    newsletter: ['Post für Tierfreunde', 'Neues, ab und zu'],
    scheduling: ['Zeit aussuchen', 'Termin vereinbaren'],
  },
  contactLines: [
    'Name, Art und Alter Ihres Tieres sind ein guter Anfang.',
    'Schreiben Sie, was Ihnen aufgefallen ist und seit wann.',
  ],
  newsletterLines: [
    'Ab und zu ein paar Zeilen über das Leben mit Tieren.',
    'Ein kurzer Brief, wenn es etwas zu erzählen gibt.',
  ],
  actions: ['Frage zu Ihrem Tier', 'Nachricht schreiben', 'Eine Frage stellen'],
  ways: {
    'walk-in': { actions: ['So finden Sie her'] },
    appointment: {
      actions: ['Termin anfragen', 'Termin vereinbaren'],
      questions: [
        {
          question: 'Was soll ich zum Termin mitbringen?',
          answer:
            'Die Papiere Ihres Tieres und Ihre Fragen auf einem Zettel. Katzen kommen am sichersten in der Box, Hunde an der Leine.',
        },
      ],
    },
    'call-out': {
      actions: ['Hausbesuch anfragen'],
      questions: [
        {
          question: 'Was braucht es für einen Hausbesuch?',
          answer: 'Licht, etwas Platz und jemanden, den das Tier kennt.',
        },
      ],
    },
    enroll: { actions: ['Nach einem Platz fragen'] },
  },
}
