import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Vieni come sei', 'Chi si trova qui', 'C’è posto per un altro'],
  introductions: [
    '{name}, a {place}: {services}. Lo fa chi viene.',
    '{name}, {place}. Vieni a vedere, fai una domanda, o di’ in che cosa potresti dare una mano.',
    'Non serve saper fare qualcosa, né conoscere qualcuno. Scrivi che vorresti venire.',
  ],
  servicesLabel: 'Che cosa succede qui',
  servicesLines: [
    'Chiedi che cosa c’è questa settimana.',
    'Di’ se scale, rumore o lingua ti rendono difficile venire.',
  ],
  quotes: ['Tira fuori un’altra sedia.', 'Tante mani, un solo bollitore.', 'Chi viene è di casa.'],
  questions: [
    { question: 'Bisogna essere soci?', answer: 'Chiedi come si fa e, se si può, vieni prima a vedere.' },
    { question: 'Quanto costa partecipare?', answer: 'Chiedi. Se il denaro è un ostacolo, dillo.' },
    { question: 'Posso portare qualcuno?', answer: 'Scrivi chi viene, così c’è una sedia.' },
    {
      question: 'Come posso aiutare?',
      answer: 'Di’ che cosa ti piace fare e quando hai tempo. Anche fare il caffè conta.',
    },
    {
      question: 'Il posto è accessibile?',
      answer:
        'Scrivi che cosa ti serve: una rampa, una sedia, silenzio, un interprete. Saprai che cosa è possibile.',
    },
  ],
  headings: {
    services: ['Che cosa succede qui', 'Settimana per settimana', 'Aperto a te'],
    gallery: ['Volti e momenti che verranno', 'Insieme'],
    reviews: ['Detto davanti a un caffè', 'Parole di chi c’è'],
    questions: ['Prima di venire', 'Che cosa si chiede'],
    contact: ['Vieni anche tu', 'Chiedi', 'Fatti sentire'],
    newsletter: ['Notizie ai vicini', 'In programma'],
    scheduling: ['Trova un momento', 'Scegli un giorno'],
  },
  contactLines: [
    'Chiedi che cosa c’è, o di’ in che cosa potresti aiutare.',
    'Di’ come raggiungerti e che cosa ti porta qui.',
  ],
  newsletterLines: ['Che cosa c’è, e dove servono mani.', 'Una lettera ai vicini, ogni tanto.'],
  actions: ['Vieni anche tu', 'Fai una domanda', 'Dai una mano'],
  ways: {
    'walk-in': {
      actions: ['Come arrivare'],
      questions: [
        {
          question: 'Quando posso venire?',
          answer: 'Chiedi del prossimo incontro, o vieni quando la porta è aperta.',
        },
      ],
    },
    hire: {
      actions: ['Chiedi della sala'],
      questions: [
        {
          question: 'Si può usare la sala?',
          answer: 'Scrivi il giorno, le ore, per che cosa e in quanti siete.',
        },
      ],
    },
    enroll: {
      actions: ['Unisciti'],
      questions: [{ question: 'Come ci si unisce?', answer: 'Scrivi il tuo nome e che cosa ti porta qui.' }],
    },
    donate: {
      actions: ['Chiedi come donare', 'Dona'],
      questions: [
        { question: 'Come si usa un dono?', answer: 'Chiedi che cosa manca ora e per che cosa si spende.' },
      ],
    },
  },
}
