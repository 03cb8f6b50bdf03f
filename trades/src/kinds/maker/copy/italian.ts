import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Fatto a mano a {place}', 'Dal banco da lavoro', 'Che cosa deve diventare?'],
  introductions: [
    '{name}, a {place}: {services}. Di’ a che cosa serve e dove andrà.',
    '{name}, {place}. Porta una misura, un disegno o la cosa a cui deve accordarsi.',
    'Un pezzo comincia da un uso e da una misura. Di’ tutti e due, e il materiale se ne hai uno in mente.',
    '{name}, {place}. Di’ che cosa cerchi, e chiedi quello che vuoi sapere.',
  ],
  servicesLabel: 'Che cosa si fa qui',
  servicesLines: [
    'Chiedi dei materiali prima di scegliere.',
    'Un pezzo o tanti: di’ quanti, e per quando.',
    'Chiedi che cosa c’è in questo momento.',
  ],
  quotes: [
    'Anche il materiale dice la sua.',
    'Anche la lentezza è un mestiere.',
    'Tienilo in mano prima di giudicarlo.',
  ],
  questions: [
    {
      question: 'Che cosa serve sapere per un pezzo mio?',
      answer: 'A che cosa serve, quanto può essere grande, dove andrà e per quando.',
    },
    {
      question: 'Quanto costa un pezzo?',
      answer: 'Dipende da misura, materiale e ore. Descrivilo e chiedi prima una cifra.',
    },
    {
      question: 'Quanto tempo ci vuole?',
      answer: 'Chiedi, e di’ il giorno in cui ti serve. Certi materiali vogliono il loro tempo.',
    },
    {
      question: 'Posso scegliere il materiale?',
      answer: 'Chiedi che cosa c’è in bottega e, se puoi, vieni a toccarlo.',
    },
    { question: 'Come si cura?', answer: 'Chiedi quando lo ritiri. Ogni materiale ha le sue abitudini.' },
  ],
  headings: {
    services: ['Che cosa si fa qui', 'Lavori grandi e piccoli', 'Dalla bottega'],
    gallery: ['Dal banco', 'Cose non finite'],
    reviews: ['Che cosa si dice del lavoro', 'Con le loro parole'],
    questions: ['Chiesto al banco', 'Buono a sapersi'],
    contact: ['Descrivi la tua idea', 'Scrivi alla bottega', 'Chiedi del lavoro'],
    newsletter: ['Lettere dalla bottega', 'Sul banco'],
    scheduling: ['Scegli un giorno', 'Un’ora per passare'],
  },
  contactLines: [
    'A che cosa serve, la misura, e per quando.',
    'Basta uno schizzo sul retro di una busta.',
    'Che cosa cerchi, e come trovarti.',
  ],
  newsletterLines: [
    'Una lettera dalla bottega, ogni tanto.',
    'Che cosa c’è sul banco e che cosa è appena uscito.',
  ],
  actions: ['Descrivi la tua idea', 'Scrivi alla bottega', 'Fai una domanda'],
  ways: {
    'walk-in': {
      actions: ['Come arrivare in bottega'],
      questions: [
        {
          question: 'Si può venire a vedere?',
          answer: 'Chiedi quando c’è qualcuno, così gli attrezzi riposano mentre si parla.',
        },
      ],
    },
    appointment: { actions: ['Chiedi un appuntamento'] },
    order: {
      actions: ['Ordina un pezzo', 'Chiedi un preventivo'],
      questions: [
        {
          question: 'Come si ordina?',
          answer:
            'Descrivilo a parole, con uno schizzo o una foto. Si comincia quando misura, materiale e prezzo sono d’accordo.',
        },
      ],
    },
    enroll: {
      actions: ['Chiedi di un corso'],
      questions: [
        {
          question: 'Si può imparare?',
          answer: 'Chiedi del prossimo corso, e di’ che cosa hanno già fatto le tue mani.',
        },
      ],
    },
  },
}
