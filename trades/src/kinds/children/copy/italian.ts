import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Un posto per i piccoli', 'Per i bambini e i genitori', 'Chiedi per il tuo bambino'],
  introductions: [
    '{name}, a {place}: {services}. Di’ quanti anni ha il tuo bambino e che cosa cerchi.',
    '{name}, {place}. Chiedi quello che vuoi sapere e racconta un po’ del tuo bambino.',
    'La prima domanda è di solito sull’età, la seconda su tutto il resto. Falle tutte e due.',
  ],
  servicesLabel: 'Per i bambini',
  servicesLines: ['Di’ quanti anni ha e da quando ti serve.', 'Chiedi di vedere il posto prima di decidere.'],
  quotes: [
    'Scarpe piccole accanto alla porta.',
    'Per crescere ci vuole il tempo che ci vuole.',
    'Ogni domanda su tuo figlio è una buona domanda.',
  ],
  questions: [
    {
      question: 'Da che età?',
      answer: 'Scrivi quanti anni ha adesso e da quando vorresti cominciare. Saprai se va bene.',
    },
    {
      question: 'È timido. È un problema?',
      answer: 'No. Dillo, insieme a ciò che lo aiuta a cominciare: un gioco, una canzone, un po’ di tempo.',
    },
    {
      question: 'Che cosa deve portare?',
      answer: 'Vestiti che si possono sporcare e quella cosa che non deve mai mancare. Per il resto, chiedi.',
    },
    {
      question: 'E per allergie o medicine?',
      answer: 'Avvisa per iscritto prima del primo giorno: che cosa si deve fare e che cosa evitare.',
    },
    {
      question: 'Quanto costa?',
      answer: 'Dipende dall’età, dai giorni e dalle ore. Scrivi i tuoi e chiedi una cifra.',
    },
  ],
  headings: {
    services: ['Che cosa c’è per i bambini', 'Per i piccoli', 'Una giornata qui'],
    gallery: ['Cose piccole', 'Foglie, sassi e pozzanghere'],
    reviews: ['Che cosa dicono i genitori', 'Con le parole dei genitori'],
    questions: ['Che cosa chiedono i genitori', 'Prima del primo giorno'],
    contact: ['Racconta com’è', 'Chiedi per tuo figlio', 'Scrivi due righe'],
    newsletter: ['Lettere ai genitori', 'Notizie, ogni tanto'],
    scheduling: ['Scegli un giorno', 'Fissa una visita'],
  },
  contactLines: [
    'L’età e da quando: per cominciare basta questo.',
    'Chiedi quello che vuoi sapere. Nessuna domanda è troppo piccola.',
  ],
  newsletterLines: [
    'Una lettera breve ai genitori quando c’è qualcosa da raccontare.',
    'Ogni tanto: quello che si è visto, cantato e trovato.',
  ],
  actions: ['Chiedi per tuo figlio', 'Scrivi un messaggio', 'Fai una domanda'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Fissa una visita'],
      questions: [
        {
          question: 'Si può venire a vedere prima?',
          answer: 'Chiedi un giorno. Venite insieme, con le vostre domande.',
        },
      ],
    },
    hire: { actions: ['Chiedi per una data'] },
    enroll: {
      actions: ['Chiedi se c’è posto', 'Iscrivi tuo figlio'],
      questions: [
        {
          question: 'Come iscrivo mio figlio?',
          answer: 'Scrivi nome ed età, i giorni che ti servono e da quando.',
        },
      ],
    },
  },
}
