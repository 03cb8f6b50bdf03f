import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Gebaut, wo Sie wohnen', 'Was soll in {place} entstehen?', 'Vom Plan bis zur letzten Schraube'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, was jetzt da ist und was nachher da sein soll.',
    '{name}, {place}. Ein Foto, zwei Maße und ein Satz genügen für den Anfang.',
    'Beschreiben Sie Wand, Dach oder Zimmer, wie es ist. Was daraus werden soll, kommt im zweiten Satz.',
  ],
  servicesLabel: 'Arbeiten',
  servicesLines: [
    'Ein Foto sagt mehr als das richtige Fachwort.',
    'Sagen Sie, ob das Haus während der Arbeiten bewohnt ist.',
  ],
  quotes: [
    'Zweimal messen, einmal mehr fragen.',
    'Was hinter der Wand ist, entscheidet.',
    'Gute Arbeit sieht aus, als wäre sie von Anfang an da.',
  ],
  questions: [
    {
      question: 'Was soll ich schicken?',
      answer:
        'Fotos von nah und fern, ungefähre Maße und den Ort. Schreiben Sie dazu, was Sie über das Gebäude wissen.',
    },
    {
      question: 'Was wird es kosten?',
      answer:
        'Das hängt davon ab, was sich findet und was Sie wählen. Lassen Sie es sich vor Beginn schriftlich geben.',
    },
    {
      question: 'Kann man währenddessen dort wohnen?',
      answer:
        'Fragen Sie, und sagen Sie, wer im Haus lebt. Staub, Lärm und Wasser lassen sich danach planen.',
    },
    {
      question: 'Braucht es eine Genehmigung?',
      answer: 'Für manche Arbeiten schon. Fragen Sie beim Bauamt nach.',
    },
    {
      question: 'Kann ich das Material selbst kaufen?',
      answer: 'Fragen Sie vor dem Bezahlen, damit es zum Rest passt.',
    },
  ],
  headings: {
    services: ['Arbeiten', 'Gewerk für Gewerk', 'Wand, Dach und alles andere'],
    gallery: ['Auf der Baustelle', 'Material und Werkzeug'],
    reviews: ['Als der Staub sich gelegt hatte', 'Was Bauherren sagen'],
    questions: ['Bevor es losgeht', 'Auf der Baustelle gefragt'],
    contact: ['Vorhaben beschreiben', 'Frage stellen', 'Nachricht schreiben'],
    newsletter: ['Neues vom Bau', 'Vor dem nächsten Winter'],
    scheduling: ['Einen Tag aussuchen', 'Termin zur Besichtigung'],
  },
  contactLines: [
    'Was es ist, wo es ist, und wie groß: Damit lässt sich anfangen.',
    'Schreiben Sie, bis wann, und ob Sie währenddessen dort wohnen.',
  ],
  newsletterLines: [
    'Vor jeder Jahreszeit eine Notiz, was ein Haus jetzt braucht.',
    'Was gerade gebaut wird, ab und zu.',
  ],
  actions: ['Vorhaben beschreiben', 'Nachricht schreiben', 'Frage zum Vorhaben'],
  ways: {
    appointment: { actions: ['Einen Tag aussuchen'] },
    'call-out': {
      actions: ['Besichtigung anfragen'],
      questions: [
        {
          question: 'Kann man es vorher ansehen?',
          answer: 'Bitten Sie um eine Besichtigung, mit Adresse und zwei, drei Fotos.',
        },
      ],
    },
    order: { actions: ['Angebot anfragen'] },
  },
}
