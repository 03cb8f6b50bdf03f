import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Non buttarlo ancora', 'Rotto? Descrivi il rumore', 'Che cos’ha?'],
  introductions: [
    '{name}, a {place}: {services}. Di’ che cos’è, che cosa non fa più e da quando.',
    '{name}, {place}. Marca, modello e il rumore che fa: è già mezza ricerca.',
    'Quello che si ferma si ferma quasi sempre per un motivo solo. Prima si trova quello.',
    '{name}, {place}. Di’ che cos’è e che cosa si deve fare.',
  ],
  servicesLabel: 'Che cosa si ripara',
  servicesLines: [
    'Scrivi marca e modello. Di solito stanno sotto o dietro.',
    'Conserva il pezzo caduto, anche se sembra inutile.',
    'Di’ che cos’è e che cosa si deve fare.',
  ],
  quotes: ['Prima capire perché, poi riparare.', 'Vecchio non vuol dire finito.', 'La vite piccola conta.'],
  questions: [
    {
      question: 'Che cosa devo dire?',
      answer:
        'Che cos’è, marca e modello, che cosa fa o non fa e da quando. Aiuta una foto o una registrazione del rumore.',
    },
    {
      question: 'Vale la pena ripararlo?',
      answer: 'A volte no. Chiedi prima di decidere, e di’ che cosa significa per te.',
    },
    {
      question: 'Quanto costerà?',
      answer: 'Dipende dal guasto e dal pezzo. Chiedi una cifra prima che si cominci.',
    },
    { question: 'Quanto ci vuole?', answer: 'Spesso decide un ricambio. Chiedi che cosa aspettarti.' },
    {
      question: 'E se il pezzo non si fa più?',
      answer: 'Scrivi marca, modello e anno. A volte si trova, a volte si rifà.',
    },
  ],
  headings: {
    services: ['Che cosa si ripara', 'Da una vite lenta in su', 'Di nuovo in funzione'],
    gallery: ['Sul banco', 'Smontato'],
    reviews: ['Detto quando ha ripreso ad andare', 'Che cosa dicono i clienti'],
    questions: ['Prima di portarlo', 'Buono a sapersi'],
    contact: ['Che cos’ha?', 'Descrivi il guasto', 'Scrivi due righe'],
    newsletter: ['Perché duri di più', 'Note dal banco'],
    scheduling: ['Scegli un’ora', 'Un’ora per portarlo'],
  },
  contactLines: [
    'Che cos’è, che cosa non fa, e da quando.',
    'Marca e modello risparmiano una domanda.',
    'Che cos’è, e come trovarti.',
  ],
  newsletterLines: ['Ogni tanto, una nota per far durare le cose.', 'Piccole cure, secondo la stagione.'],
  actions: ['Descrivi il guasto', 'Scrivi un messaggio', 'Chiedi se si ripara'],
  ways: {
    'walk-in': {
      actions: ['Come arrivare'],
      questions: [
        {
          question: 'Posso portarlo e basta?',
          answer: 'Vieni quando è aperto, con cavi, chiavi e tutto quello che ci va insieme.',
        },
      ],
    },
    appointment: {
      actions: ['Chiedi un appuntamento'],
      questions: [{ question: 'Serve un appuntamento?', answer: 'Chiedi un orario e di’ che cosa porti.' }],
    },
    'call-out': {
      actions: ['Chiedi una visita'],
      questions: [
        { question: 'Si può guardare dov’è?', answer: 'Scrivi dov’è, come ci si arriva e che cos’è.' },
      ],
    },
    order: { actions: ['Chiedi un preventivo'] },
  },
}
