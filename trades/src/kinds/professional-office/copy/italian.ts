import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Lo metta sul tavolo', 'Che cosa c’è da sistemare?', 'Letto, spiegato, messo in ordine'],
  introductions: [
    '{name}, a {place}: {services}. Scriva di che si tratta e per quando va risolto.',
    '{name}, {place}. Dica che cosa ha davanti: una lettera, un contratto, un progetto, un foglio bianco.',
    'Bastano poche righe per capire se è il posto giusto. Tenga le carte finché non le vengono chieste.',
  ],
  servicesLabel: 'Ambiti',
  servicesLines: ['Se c’è una scadenza, indichi la data.', 'Se non sa a chi tocca, chieda.'],
  quotes: [
    'Prima la domanda, poi la carta.',
    'Quello che è scritto si può rileggere.',
    'Capirlo prima di firmarlo.',
  ],
  questions: [
    {
      question: 'Che cosa scrivo per prima cosa?',
      answer:
        'Di che si tratta in poche righe, se c’è una scadenza e come raggiungerla. Non mandi ancora carte riservate.',
    },
    {
      question: 'Quanto costa?',
      answer:
        'Chieda prima di affidare qualcosa, e chieda come si calcola: a ore, a pratica o a importo fisso.',
    },
    {
      question: 'Quanto tempo ci vuole?',
      answer: 'Spesso dipende anche da altri. Chieda che cosa è realistico e che cosa può far tardare.',
    },
    {
      question: 'Quali carte servono?',
      answer: 'Chieda quali, e cerchi quelle che ha. L’ordine si fa dopo.',
    },
    {
      question: 'Si può fare a distanza?',
      answer: 'Chieda. Alcune pratiche si risolvono per telefono e posta, per altre bisogna essere presenti.',
    },
  ],
  headings: {
    services: ['Ambiti', 'Che cosa si può mettere in ordine', 'Incarichi'],
    gallery: ['Alla scrivania', 'Lo studio'],
    reviews: ['Con le parole dei clienti', 'Che cosa dicono i clienti'],
    questions: ['Prima di firmare', 'Che cosa chiedono i clienti'],
    contact: ['Descriva la pratica', 'Faccia una domanda', 'Scriva allo studio'],
    newsletter: ['Note dallo studio', 'Novità da sapere'],
    scheduling: ['Trovare un orario', 'Fissare un colloquio'],
  },
  contactLines: [
    'Di che si tratta, per quando e come raggiungerla.',
    'Nel primo messaggio non mandi carte riservate.',
  ],
  newsletterLines: ['Una nota quando cambia qualcosa che la riguarda.', 'Note brevi, poche volte l’anno.'],
  actions: ['Descrivere la pratica', 'Scrivere allo studio', 'Fare una domanda'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Fissare un colloquio', 'Trovare un orario'],
      questions: [
        {
          question: 'Che cosa porto all’appuntamento?',
          answer: 'Le carte che ha, un documento se serve, e le domande in ordine di importanza.',
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
