import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Wenn jemand gestorben ist', 'Es ist Zeit', 'Im Gedenken'],
  introductions: [
    '{name} in {place}: {services}. Melden Sie sich, wenn es Ihnen möglich ist.',
    '{name}, {place}. Sie müssen noch nicht wissen, was zu tun ist.',
    'In der ersten Stunde muss nichts entschieden werden. Beginnen Sie mit dem Namen und damit, wie Sie erreichbar sind.',
  ],
  servicesLabel: 'Was getan wird',
  servicesLines: ['Fragen Sie auch nach dem, was hier nicht steht.', 'Sie müssen heute nichts entscheiden.'],
  quotes: ['Nehmen Sie sich die Zeit, die Sie brauchen.'],
  questions: [
    {
      question: 'Was ist zuerst zu tun?',
      answer:
        'Ist jemand zu Hause gestorben, muss eine Ärztin oder ein Arzt gerufen werden. Danach melden Sie sich und fragen, was als Nächstes kommt.',
    },
    {
      question: 'Was sollte ich bereithalten?',
      answer:
        'Den Namen, wo der oder die Verstorbene jetzt ist und wie Sie erreichbar sind. Papiere können folgen.',
    },
    {
      question: 'Was wird es kosten?',
      answer:
        'Das hängt davon ab, was Sie wählen. Lassen Sie es sich schriftlich geben, bevor Sie entscheiden.',
    },
    {
      question: 'Dürfen Angehörige etwas selbst tun?',
      answer: 'Fragen Sie. Vieles ist möglich, und Sie dürfen es auch anderen überlassen.',
    },
  ],
  headings: {
    services: ['Was getan wird', 'Was zu ordnen ist', 'Auf welche Weise'],
    gallery: ['Stille Orte', 'Licht'],
    reviews: ['Erhaltene Briefe', 'In ihren Worten'],
    questions: ['Was oft gefragt wird', 'In den ersten Tagen'],
    contact: ['Ein paar Zeilen', 'Kontakt', 'Nehmen Sie sich Zeit'],
    newsletter: ['Briefe, selten', 'Ab und zu'],
    scheduling: ['Zeit für ein Gespräch', 'Eine Zeit finden'],
  },
  contactLines: ['Der Name, und wie Sie erreichbar sind.', 'Wenige Worte genügen. Alles andere hat Zeit.'],
  newsletterLines: ['Einige Zeilen, selten.', 'Ein Brief, ein- oder zweimal im Jahr.'],
  actions: ['Nachricht schreiben', 'Kontakt aufnehmen', 'Eine Frage stellen'],
  ways: {
    appointment: {
      actions: ['Gespräch anfragen'],
      questions: [
        {
          question: 'Wo kann man miteinander sprechen?',
          answer: 'Sagen Sie, wo und wann es Ihnen am leichtesten fiele.',
        },
      ],
    },
    'call-out': { actions: ['Um einen Besuch bitten'] },
    order: {
      actions: ['Nach einem Stein fragen'],
      questions: [
        {
          question: 'Wie wird ein Stein oder eine Inschrift bestellt?',
          answer:
            'Fragen Sie, was der Friedhof erlaubt, und bringen Sie Namen und Daten so mit, wie sie geschrieben stehen sollen.',
        },
      ],
    },
  },
}
