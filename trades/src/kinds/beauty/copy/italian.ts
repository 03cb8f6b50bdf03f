import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Una poltrona, uno specchio, un’ora', 'Che cosa vorresti cambiare?', 'Un’ora per te'],
  introductions: [
    '{name}, a {place}: {services}. Di’ che cosa hai in mente, e che cosa invece no.',
    '{name}, {place}. Porta un’immagine di quello che ti piace, o di quello che non ti piace.',
    'Di’ quanto tempo hai al mattino, e che cosa chiedi allo specchio. Del resto si parla.',
  ],
  servicesLabel: 'Che cosa si fa qui',
  servicesLines: ['Se qualcosa ti dà reazione, dillo prima.', 'In dubbio? Descrivi che cosa ti disturba.'],
  quotes: [
    'Appoggiati allo schienale.',
    'Fin dove, lo dici tu.',
    'Lo specchio può aspettare un momento.',
    'Di’ tu che cosa ti piace.',
  ],
  questions: [
    {
      question: 'Come spiego che cosa voglio?',
      answer: 'Con un’immagine, a parole, o con quello che non vuoi. Aiutano tutte e tre.',
    },
    {
      question: 'E se ho la pelle o i capelli sensibili?',
      answer: 'Dillo prima, e di’ a che cosa reagisci. Chiedi una prova.',
    },
    { question: 'Quanto dura?', answer: 'Chiedi quando scrivi, e di’ che cosa c’è da fare.' },
    {
      question: 'Quanto costa?',
      answer: 'Dipende dalla lunghezza, dal tempo e dal materiale. Chiedi una cifra prima che si cominci.',
    },
    {
      question: 'Quanto tiene?',
      answer: 'Dipende da come cresce e da come si cura. Chiedi che cosa puoi fare a casa.',
    },
  ],
  headings: {
    services: ['Che cosa si fa qui', 'Dalla testa alle mani', 'Cura e cambiamento'],
    gallery: ['Nello specchio', 'Da vicino'],
    reviews: ['Detto uscendo', 'Con le loro parole'],
    questions: ['Prima di sederti', 'Buono a sapersi'],
    contact: ['Di’ che cosa vorresti', 'Fai una domanda', 'Scrivi due righe'],
    newsletter: ['Note di cura', 'Secondo la stagione'],
    scheduling: ['Trova un’ora', 'Scegli un momento'],
  },
  contactLines: [
    'Che cosa hai in mente, e quando ti andrebbe bene.',
    'Con un’immagine si fa prima.',
    'Che cosa hai in mente, e come trovarti.',
  ],
  newsletterLines: ['Qualche riga sulla cura, secondo la stagione.', 'Qualcosa di nuovo, ogni tanto.'],
  actions: ['Fai una domanda', 'Di’ che cosa vorresti', 'Scrivi un messaggio'],
  ways: {
    'walk-in': {
      actions: ['Come arrivare'],
      questions: [
        { question: 'Posso passare e basta?', answer: 'Vieni e chiedi. Forse c’è da aspettare un poco.' },
      ],
    },
    appointment: {
      actions: ['Chiedi un appuntamento', 'Trova un’ora'],
      questions: [
        { question: 'E se non posso venire?', answer: 'Scrivi appena lo sai, e chiedi come si fa.' },
      ],
    },
    'call-out': {
      actions: ['Chiedi una visita'],
      questions: [
        {
          question: 'Che cosa serve a casa mia?',
          answer: 'Una sedia, buona luce, una presa e acqua vicina.',
        },
      ],
    },
  },
}
