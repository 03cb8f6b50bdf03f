import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['All’aria aperta', 'Da che parte, e con chi?', 'Scarponi ai piedi e via'],
  introductions: [
    '{name}, a {place}: {services}. Di’ quando puoi venire, in quanti siete e che cosa avete già fatto.',
    '{name}, {place}. Di’ che cosa vorresti vedere e fin dove ti piace andare.',
    'Il tempo ha diritto di voto, il resto dipende da te. Di’ i tuoi giorni e chi viene.',
  ],
  servicesLabel: 'All’aria aperta',
  servicesLines: [
    'Di’ quanti anni ha il più piccolo e come sta in gamba il più lento.',
    'Chiedi come vestirti prima di fare lo zaino.',
    'Di’ chi viene e che cosa vi piacerebbe.',
  ],
  quotes: [
    'Il tempo ha diritto di voto.',
    'Alzare gli occhi più spesso.',
    'Chi va piano vede di più.',
    'Prima chiedi, poi vieni.',
  ],
  questions: [
    {
      question: 'E se il tempo cambia?',
      answer: 'Chiedi prima che cosa si fa. All’aperto decide la sicurezza.',
    },
    {
      question: 'Che cosa metto e che cosa porto?',
      answer: 'Chiedi un elenco. Strati, scarpe solide e qualcosa da bere vanno quasi sempre bene.',
    },
    {
      question: 'Possono venire i principianti?',
      answer: 'Scrivi che cosa hai già fatto. Saprai che cosa va bene.',
    },
    { question: 'È adatto ai bambini?', answer: 'Di’ quanti anni hanno e che cosa gli piace fare.' },
    {
      question: 'Quanto costa?',
      answer: 'Dipende dal giorno, dalla durata e da quanti siete. Chiedi una cifra per il tuo caso.',
    },
  ],
  headings: {
    services: ['All’aria aperta', 'Che cosa si fa qui', 'A scelta'],
    gallery: ['Cieli e vedute', 'Lungo la via'],
    reviews: ['Detto al ritorno', 'Che cosa dice la gente'],
    questions: ['Prima di partire', 'Buono a sapersi'],
    contact: ['Di’ i tuoi giorni', 'Chiedi delle condizioni', 'Scrivi due righe'],
    newsletter: ['Quando apre la stagione', 'Tempo e date'],
    scheduling: ['Scegli un giorno', 'Trova un giorno'],
  },
  contactLines: [
    'I tuoi giorni, in quanti siete e che cosa avete già fatto.',
    'Chiedi della stagione, della distanza o delle scarpe.',
  ],
  newsletterLines: ['Ogni tanto: che cosa permette la stagione.', 'Date, condizioni e nient’altro.'],
  actions: ['Chiedi per i tuoi giorni', 'Scrivi un messaggio', 'Fai una domanda'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Prenota un giorno', 'Trova un giorno'],
      questions: [
        {
          question: 'Come si prenota?',
          answer: 'Scrivi due giorni possibili, in quanti siete e che cosa avete già fatto.',
        },
      ],
    },
    hire: {
      actions: ['Chiedi del noleggio'],
      questions: [
        {
          question: 'Che cosa serve per noleggiare?',
          answer: 'Chiedi che cosa va mostrato e lasciato, e di’ per quanto tempo e per chi.',
        },
      ],
    },
    enroll: {
      actions: ['Chiedi di un corso'],
      questions: [
        {
          question: 'Come ci si iscrive a un corso?',
          answer: 'Scrivi chi vuole imparare, che cosa ha già fatto e in quali giorni può.',
        },
      ],
    },
  },
}
