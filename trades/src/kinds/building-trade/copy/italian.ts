import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Si costruisce dove vivi', 'Che cosa manca a {place}?', 'Dal disegno all’ultima vite'],
  introductions: [
    '{name}, a {place}: {services}. Di’ che cosa c’è ora e che cosa ci deve essere dopo.',
    '{name}, {place}. Per cominciare bastano una foto, due misure e una frase.',
    'Descrivi il muro, il tetto o la stanza com’è. Che cosa deve diventare sta nella seconda frase.',
  ],
  servicesLabel: 'I lavori',
  servicesLines: ['Una foto dice più della parola giusta.', 'Di’ se nella casa si abita durante i lavori.'],
  quotes: [
    'Misurare due volte, chiedere una volta in più.',
    'Decide quello che c’è dietro il muro.',
    'Un buon lavoro pare sia stato lì da sempre.',
  ],
  questions: [
    {
      question: 'Che cosa devo mandare?',
      answer:
        'Foto da vicino e da lontano, misure a occhio e il comune. Di’ quello che già sai dell’edificio.',
    },
    {
      question: 'Quanto costerà?',
      answer:
        'Dipende da che cosa si trova e da che cosa scegli. Chiedilo per iscritto prima che si cominci.',
    },
    {
      question: 'Si può abitare lì durante i lavori?',
      answer: 'Chiedi, e di’ chi vive in casa. Polvere, rumore e acqua si organizzano intorno alle persone.',
    },
    { question: 'Serve un permesso?', answer: 'Per certi lavori sì. Chiedi in comune.' },
    {
      question: 'Posso comprare io il materiale?',
      answer: 'Chiedi prima di pagare, così va d’accordo con il resto.',
    },
  ],
  headings: {
    services: ['I lavori', 'Il lavoro, parte per parte', 'Muri, tetti e il resto'],
    gallery: ['In cantiere', 'Materiali e attrezzi'],
    reviews: ['Quando è scesa la polvere', 'Che cosa dicono i clienti'],
    questions: ['Prima di cominciare', 'Chiesto in cantiere'],
    contact: ['Descrivi il lavoro', 'Fai una domanda', 'Scrivi due righe'],
    newsletter: ['Notizie dal cantiere', 'Prima dell’inverno'],
    scheduling: ['Scegli un giorno', 'Un’ora per vedere'],
  },
  contactLines: [
    'Che cos’è, dov’è e quanto è grande: per cominciare basta.',
    'Di’ per quando, e se intanto ci abiti.',
  ],
  newsletterLines: [
    'Una nota prima di ogni stagione su che cosa chiede una casa.',
    'Che cosa si sta costruendo, ogni tanto.',
  ],
  actions: ['Descrivi il lavoro', 'Scrivi un messaggio', 'Chiedi del tuo progetto'],
  ways: {
    appointment: { actions: ['Scegli un giorno'] },
    'call-out': {
      actions: ['Chiedi un sopralluogo'],
      questions: [
        {
          question: 'Si può venire a vedere prima?',
          answer: 'Chiedi un sopralluogo, con l’indirizzo e due o tre foto.',
        },
      ],
    },
    order: { actions: ['Chiedi un preventivo'] },
  },
}
