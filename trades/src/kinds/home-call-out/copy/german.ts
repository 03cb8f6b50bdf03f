import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['An Ihrer Tür in {place}', 'Was ist zu Hause zu tun?', 'Eine Sache weniger zu tun'],
  introductions: [
    '{name} in {place}: {services}. Sagen Sie, wo Sie wohnen und was schon länger wartet.',
    '{name}, {place}. Schreiben Sie, was es ist, in welchem Stock und ob man davor parken kann.',
    'Manches im Haus macht besser jemand anderes. Sagen Sie, was.',
    '{name}, {place}. Sagen Sie, worum es geht. Für den Anfang genügen ein paar Worte.',
  ],
  servicesLabel: 'Was gemacht wird',
  servicesLines: [
    'Sagen Sie, wo es ist und wie groß.',
    'Tiere, Alarmanlage, enge Treppe? Bitte vorher sagen.',
  ],
  quotes: [
    'Sie öffnen die Tür, der Rest wird gemacht.',
    'Was am längsten wartet, kommt zuerst dran.',
    'Schuhe aus oder an? Sie entscheiden.',
    'Sagen Sie, was es ist. Der Rest lässt sich klären.',
  ],
  questions: [
    {
      question: 'Was muss man vorher wissen?',
      answer: 'Adresse oder Gegend, was zu tun ist, wie viel davon, und wenn möglich ein Foto.',
    },
    {
      question: 'Was wird es kosten?',
      answer:
        'Das hängt davon ab, wie viel zu tun ist. Beschreiben Sie es und fragen Sie nach dem Preis, bevor Sie sich entscheiden.',
    },
    {
      question: 'Muss ich zu Hause sein?',
      answer: 'Jemand muss öffnen oder einen Schlüssel dalassen. Sagen Sie, was Ihnen passt.',
    },
    { question: 'Kommt jemand bis in meine Straße?', answer: 'Schreiben Sie, wo Sie sind, und fragen Sie.' },
    {
      question: 'Was soll ich wegräumen?',
      answer: 'Zerbrechliches und was im Weg steht, dazu den Weg dorthin.',
    },
  ],
  headings: {
    services: ['Was gemacht wird', 'Drinnen und draußen', 'Von Ihrer Liste'],
    gallery: ['Vorher und nachher', 'Werkzeug dafür'],
    reviews: ['An der Haustür gesagt', 'Was Kunden sagen'],
    questions: ['Bevor es klingelt', 'Gut zu wissen'],
    contact: ['Sagen, was ansteht', 'Frage stellen', 'Nachricht schreiben'],
    newsletter: ['Nach der Jahreszeit', 'Jetzt zu erledigen'],
    scheduling: ['Einen Tag aussuchen', 'Ein Tag, der passt'],
  },
  contactLines: ['Wo Sie sind, was es ist und wann es Ihnen passt.', 'Ein Satz genügt.'],
  newsletterLines: [
    'Ab und zu eine Erinnerung, was ein Haus jetzt braucht.',
    'Kurze Notizen zur Jahreszeit.',
  ],
  actions: ['Sagen, was ansteht', 'Nachricht schreiben', 'Nach Ihrer Gegend fragen'],
  ways: {
    appointment: {
      actions: ['Einen Tag aussuchen'],
      questions: [
        {
          question: 'Geht auch ein fester Tag in der Woche?',
          answer: 'Nennen Sie Tag und Abstand und fragen Sie, ob es sich einrichten lässt.',
        },
      ],
    },
    'call-out': {
      actions: ['Besuch anfragen'],
      questions: [
        {
          question: 'Wie bald kann jemand kommen?',
          answer: 'Schreiben Sie, welche Tage passen und wie eilig es ist.',
        },
      ],
    },
    order: { actions: ['Angebot anfragen'] },
  },
}
