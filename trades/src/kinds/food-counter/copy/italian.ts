import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Vieni con la fame', 'Chi è il prossimo?', 'Qualcosa per la strada'],
  introductions: [
    '{name}, a {place}: {services}. Dal banco alla mano, al resto pensi tu.',
    '{name}, {place}. Guarda, indica, di’ quanti.',
    'Passa, guarda che cosa c’è e porta via. Se non vedi qualcosa, chiedi.',
  ],
  servicesLabel: 'Al banco',
  servicesLines: ['Chiedi che cosa c’è oggi.', 'Allergie? Dillo prima di ordinare, ogni volta.'],
  quotes: [
    'Da mangiare finché è caldo.',
    'Un altro per la strada?',
    'Chi chiede che cosa c’è dentro, lo sa.',
    'Passa a vedere.',
  ],
  questions: [
    { question: 'Che cosa c’è oggi?', answer: 'Vieni a vedere, o chiedi prima di partire.' },
    {
      question: 'Che cosa c’è dentro?',
      answer: 'Chiedi al banco. Se hai un’allergia o eviti qualcosa, dillo prima di ordinare.',
    },
    {
      question: 'Si può portare via?',
      answer: 'Chiedi in che cosa metterlo, o porta la tua borsa o il tuo contenitore.',
    },
    {
      question: 'Come si può pagare?',
      answer: 'Chiedi prima di ordinare, se hai solo contanti o solo la carta.',
    },
  ],
  headings: {
    services: ['Che cosa c’è', 'Sulla lavagna', 'Al banco'],
    gallery: ['Dal banco', 'Quasi finito'],
    reviews: ['Detto a bocca piena', 'Che cosa dice la gente'],
    questions: ['Chiesto al banco', 'Buono a sapersi'],
    contact: ['Passa di qui', 'Chiedi', 'Dove trovare il banco'],
    newsletter: ['Sulla lavagna', 'I primi a saperlo'],
    scheduling: ['Scegli un’ora', 'Quando passare'],
  },
  contactLines: [
    'Chiedi che cosa c’è, o di’ che cosa vorresti trovare.',
    'Chiedere che cosa c’è dentro va sempre bene.',
  ],
  newsletterLines: ['Una riga quando c’è qualcosa di nuovo sulla lavagna.', 'Che cosa e dove, ogni tanto.'],
  actions: ['A tra poco', 'Che cosa c’è oggi?'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    order: {
      actions: ['Ordina prima', 'Fai un ordine'],
      questions: [
        {
          question: 'Si può ordinare prima?',
          answer: 'Scrivi che cosa vuoi, quanto, e quando passi a prenderlo.',
        },
      ],
    },
    hire: {
      actions: ['Chiedi per una data'],
      questions: [
        { question: 'Venite a una festa?', answer: 'Scrivi il giorno, il posto e in quanti avrete fame.' },
      ],
    },
  },
}
