import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Entra e guarda', 'Che cosa cerchi?', 'Apri la porta e guardati intorno'],
  introductions: [
    '{name}, a {place}: {services}. Entra, guarda e chiedi quello che non vedi.',
    '{name}, {place}. Di’ che cosa cerchi, per chi, e a che cosa deve servire.',
    'Non tutto sta sullo scaffale. Chiedi quello che manca: per nome, per colore o con una foto.',
  ],
  servicesLabel: 'Che cosa c’è',
  servicesLines: ['Chiedi quello che non è sullo scaffale.', 'Se è per qualcun altro, racconta com’è.'],
  quotes: ['Dai un’occhiata.', 'Prendilo in mano, è lì per questo.', 'Guardare non impegna.'],
  questions: [
    {
      question: 'C’è in negozio?',
      answer: 'Scrivi che cosa cerchi, con misura, colore o codice. Saprai se c’è.',
    },
    { question: 'Si può mettere da parte qualcosa?', answer: 'Chiedi, e di’ fino a quando.' },
    { question: 'Si può riportare?', answer: 'Chiedi prima di comprare come si fa, e tieni lo scontrino.' },
    {
      question: 'Posso guardare senza comprare?',
      answer: 'Certo. Chiedi di tirare giù quello che sta in alto.',
    },
    { question: 'Come si può pagare?', answer: 'Chiedi se hai solo contanti o solo la carta.' },
  ],
  headings: {
    services: ['Che cosa c’è', 'Sugli scaffali', 'Da portare a casa'],
    gallery: ['Dagli scaffali', 'In vetrina'],
    reviews: ['Detto alla cassa', 'Che cosa dicono i clienti'],
    questions: ['Prima di venire', 'Chiesto alla cassa'],
    contact: ['Chiedi qualcosa', 'Dove trovare il negozio', 'Scrivi due righe'],
    newsletter: ['Nuovo sugli scaffali', 'Dalla vetrina'],
    scheduling: ['Scegli un momento', 'Un’ora tranquilla'],
  },
  contactLines: ['Che cosa cerchi, e per chi.', 'Una foto spesso lo dice prima di un nome.'],
  newsletterLines: [
    'Una riga quando c’è qualcosa di nuovo appena aperto.',
    'Che cosa c’è in vetrina, ogni tanto.',
  ],
  actions: ['Chiedi qualcosa', 'Scrivi un messaggio'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Chiedi un orario'],
      questions: [
        { question: 'Qualcuno può seguirmi con calma?', answer: 'Chiedi un orario e di’ di che si tratta.' },
      ],
    },
    order: {
      actions: ['Ordina qualcosa', 'Fai un ordine'],
      questions: [
        {
          question: 'Si può ordinare qualcosa?',
          answer: 'Di’ il nome, o il codice. Saprai se si trova, e quando.',
        },
      ],
    },
    hire: {
      actions: ['Chiedi del noleggio'],
      questions: [{ question: 'Si può noleggiare?', answer: 'Di’ che cosa, per quando e per quanto tempo.' }],
    },
  },
}
