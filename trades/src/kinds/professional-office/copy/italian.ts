import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Lo metta sul tavolo', 'Che cosa c’è da fare?', 'Chiesto, spiegato, messo in ordine'],
  introductions: [
    '{name}, a {place}: {services}. Scriva di che si tratta e per quando le serve.',
    '{name}, {place}. Dica che cosa ha davanti: una lettera, un progetto, un foglio bianco.',
    'Bastano poche righe per capire se è il posto giusto. Dica che cosa le serve e che cosa ha già.',
  ],
  servicesLabel: 'Servizi',
  servicesLines: ['Se c’è una scadenza, indichi la data.', 'Se non sa come si chiama, lo descriva.'],
  quotes: [
    'Prima la domanda, poi il lavoro.',
    'Quello che è scritto si può rileggere.',
    'Una domanda chiara è mezza risposta.',
  ],
  questions: [
    {
      question: 'Che cosa scrivo per prima cosa?',
      answer: 'Di che si tratta in poche righe, se c’è una scadenza e come raggiungerla.',
    },
    {
      question: 'Quanto costa?',
      answer:
        'Chieda prima di affidare qualcosa, e chieda come si calcola: a ore, a incarico o a importo fisso.',
    },
    {
      question: 'Quanto tempo ci vuole?',
      answer: 'Spesso dipende anche da altri. Chieda che cosa è realistico e che cosa può far tardare.',
    },
    {
      question: 'Che cosa devo avere pronto?',
      answer: 'Chieda, e cerchi quello che ha: carte, immagini, misure. L’ordine si fa dopo.',
    },
    {
      question: 'Si può fare a distanza?',
      answer: 'Chieda. Alcune cose si risolvono per telefono e posta, per altre bisogna essere presenti.',
    },
  ],
  headings: {
    services: ['Servizi', 'Che cosa si può mettere in ordine', 'Incarichi'],
    gallery: ['Alla scrivania', 'Sul tavolo'],
    reviews: ['Con le parole dei clienti', 'Che cosa dicono i clienti'],
    questions: ['Prima di chiedere', 'Che cosa chiedono i clienti'],
    contact: ['Dica che cosa serve', 'Faccia una domanda', 'Scriva poche righe'],
    newsletter: ['Note di lavoro', 'Novità da sapere'],
    scheduling: ['Trovare un orario', 'Fissare un colloquio'],
  },
  contactLines: [
    'Di che si tratta, per quando e come raggiungerla.',
    'Cominci dalla domanda. Il resto può arrivare dopo.',
  ],
  newsletterLines: ['Una nota quando cambia qualcosa che la riguarda.', 'Note brevi, poche volte l’anno.'],
  actions: ['Dire che cosa serve', 'Scrivere poche righe', 'Fare una domanda'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Fissare un colloquio', 'Trovare un orario'],
      questions: [
        {
          question: 'Che cosa porto all’appuntamento?',
          answer: 'Quello che ha già sull’argomento, e le domande in ordine di importanza.',
        },
      ],
    },
    order: {
      actions: ['Chiedere una proposta'],
      questions: [
        {
          question: 'Come si affida un incarico?',
          answer:
            'Descriva che cosa le serve e per quando. Si comincia quando contenuto e compenso sono concordati per iscritto.',
        },
      ],
    },
  },
}
