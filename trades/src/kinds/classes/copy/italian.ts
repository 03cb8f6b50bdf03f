import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Comincia da dove sei', 'Che cosa vorresti imparare?', 'Si comincia con un’ora'],
  introductions: [
    '{name}, a {place}: {services}. Di’ che cosa sai già fare, anche se è niente.',
    '{name}, {place}. Di’ che cosa vorresti saper fare e, se c’è una data, per quando.',
    'Nessuno comincia dalla fine. Scrivi che cosa hai provato finora, e che cosa vuoi dopo.',
  ],
  servicesLabel: 'Che cosa si impara',
  servicesLines: [
    'Di’ quanti anni ha chi impara e che cosa ha già fatto.',
    'Se non conosci il tuo livello, descrivi quello che sai fare.',
  ],
  quotes: ['Ancora una volta, più piano.', 'Qui gli errori sono benvenuti.', 'Poco, ma spesso.'],
  questions: [
    {
      question: 'Bisogna già sapere qualcosa?',
      answer: 'Scrivi che cosa sai fare e che cosa hai provato. Anche niente è una risposta.',
    },
    {
      question: 'Che cosa devo portare?',
      answer: 'Chiedi prima della prima volta. Di solito meno di quanto si pensi.',
    },
    {
      question: 'Quanto costa?',
      answer: 'Dipende da quante volte e da quanto è grande il gruppo. Chiedi per il tuo caso.',
    },
    {
      question: 'Quanto ci vuole per riuscirci?',
      answer: 'Dipende da dove parti e da quanto ti eserciti. Chiedi che cosa è realistico.',
    },
    { question: 'E se salto una lezione?', answer: 'Chiedi prima che cosa si fa, e scrivi appena lo sai.' },
  ],
  headings: {
    services: ['Che cosa si impara', 'Passo dopo passo', 'Dalla prima ora'],
    gallery: ['Immagini di pratica', 'In aula'],
    reviews: ['Che cosa dicono gli allievi', 'Sentito dopo la lezione'],
    questions: ['Prima della prima ora', 'Che cosa chiedono gli allievi'],
    contact: ['Che cosa vorresti imparare?', 'Chiedi delle lezioni', 'Scrivi due righe'],
    newsletter: ['Qualcosa da provare', 'Date ed esercizi'],
    scheduling: ['Trova un’ora', 'Scegli un giorno'],
  },
  contactLines: [
    'Chi vuole imparare, che cosa, e che cosa ha già fatto.',
    'Di’ in quali giorni e a che ora puoi.',
  ],
  newsletterLines: ['Ogni tanto, qualcosa da provare a casa.', 'Date nuove, e un piccolo esercizio.'],
  actions: ['Chiedi delle lezioni', 'Scrivi un messaggio', 'Fai una domanda'],
  ways: {
    'walk-in': {
      actions: ['Come arrivare'],
      questions: [
        {
          question: 'Posso venire e basta?',
          answer: 'Chiedi quando è la prossima volta, e la prima vieni un po’ prima.',
        },
      ],
    },
    appointment: {
      actions: ['Trova un’ora'],
      questions: [
        { question: 'Come si trova l’orario?', answer: 'Di’ due o tre giorni e ore che ti vanno bene.' },
      ],
    },
    enroll: {
      actions: ['Chiedi se c’è posto', 'Iscriviti'],
      questions: [
        {
          question: 'Come ci si iscrive?',
          answer: 'Scrivi chi vuole imparare, che cosa, e in quali giorni può.',
        },
      ],
    },
  },
}
