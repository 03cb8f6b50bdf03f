import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Una notte a {place}', 'Un letto a {place}', 'Lascia qui la valigia'],
  introductions: [
    '{name}, a {place}: {services}. Di’ quando arrivi, quando parti e in quanti siete.',
    '{name}, {place}. Arrivare, posare la borsa, guardare dalla finestra.',
    'Scrivi prima le date. Il resto si sistema meglio dopo.',
  ],
  servicesLabel: 'Dove dormirai',
  servicesLines: [
    'Di’ in quanti siete e se le scale sono un problema.',
    'Chiedi di ciò che conta per te: il parcheggio, una culla, un treno tardi.',
  ],
  quotes: [
    'La chiave è la parte facile.',
    'Prima dormire, la città domani.',
    'Una finestra, un letto, una porta che chiude.',
  ],
  questions: [
    {
      question: 'A che ora si arriva e si parte?',
      answer: 'Scrivi a che ora arriva il tuo treno o la tua auto. Saprai che cosa è possibile.',
    },
    { question: 'Posso portare il cane?', answer: 'Chiedi prima, e di’ quanto è grande.' },
    { question: 'C’è dove parcheggiare?', answer: 'Chiedi prima di partire, e di’ con che mezzo vieni.' },
    { question: 'È adatto ai bambini?', answer: 'Di’ quanti anni hanno e in che cosa dormono.' },
    {
      question: 'E se cambio programma?',
      answer: 'Chiedi prima di decidere che cosa vale per le tue date, e scrivi appena lo sai.',
    },
  ],
  headings: {
    services: ['Dove dormirai', 'Che cosa c’è qui', 'Le camere e intorno'],
    gallery: ['Dalla finestra', 'La casa e intorno'],
    reviews: ['Dal libro degli ospiti', 'Che cosa hanno scritto'],
    questions: ['Prima di partire', 'Che cosa chiedono gli ospiti'],
    contact: ['Scrivi le tue date', 'Chiedi di un soggiorno', 'Scrivi due righe'],
    newsletter: ['Lettere da qui', 'Quando cambia la stagione'],
    scheduling: ['Scegli le notti', 'Trova le tue date'],
  },
  contactLines: [
    'Il giorno di arrivo, quello di partenza e in quanti siete.',
    'Chiedi quello che ti serve sapere prima di decidere.',
  ],
  newsletterLines: [
    'Una lettera ogni tanto, sulla casa e la stagione.',
    'Che cosa fiorisce, che cosa apre, e nient’altro.',
  ],
  actions: ['Chiedi per le tue date', 'Scrivi un messaggio', 'Come arrivare'],
  ways: {
    appointment: {
      actions: ['Prenota un soggiorno', 'Chiedi una camera'],
      questions: [
        {
          question: 'Come si prenota?',
          answer:
            'Scrivi il giorno di arrivo, quello di partenza e in quanti siete. Il soggiorno è fissato quando hai una risposta che lo dice.',
        },
      ],
    },
  },
}
