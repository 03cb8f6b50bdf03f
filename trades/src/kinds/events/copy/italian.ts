import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Che cosa si festeggia?', 'Di’ la data', 'Per il giorno giusto'],
  introductions: [
    '{name}, a {place}: {services}. Di’ la data, il posto e in quanti sarete.',
    '{name}, {place}. Comincia dal giorno, poi racconta che aria deve avere.',
    'Una data, un posto e quante persone: una festa comincia con tre parole. Aggiungi quello che sai già.',
    '{name}, {place}. Di’ di che cosa si tratta, e che cosa conta per te.',
  ],
  servicesLabel: 'Per la tua festa',
  servicesLines: [
    'Di’ se è al chiuso o all’aperto, e che cosa si fa se piove.',
    'Chiedi di quello che hai in mente. Basta mezza idea.',
    'Di’ di che cosa si tratta, e che cosa conta per te.',
  ],
  quotes: [
    'Prima la data, poi il resto.',
    'Qualcuno ballerà, vedrai.',
    'Quello che si ricorda di rado era nel programma.',
    'Prima chiedi. Del resto si parla.',
  ],
  questions: [
    {
      question: 'La data è ancora possibile?',
      answer: 'Scrivi il giorno, il comune e l’ora. Saprai se si può.',
    },
    {
      question: 'Che cosa serve sapere?',
      answer: 'L’occasione, il posto, in quanti sarete, quando comincia e quando deve finire.',
    },
    {
      question: 'Quanto costa?',
      answer: 'Dipende dal giorno, dalla distanza e da che cosa vuoi. Chiedi una cifra per il tuo caso.',
    },
    {
      question: 'Che cosa serve sul posto?',
      answer: 'Chiedi che cosa occorre: corrente, acqua, un angolo asciutto, dove scaricare.',
    },
    {
      question: 'E se piove, o qualcosa cambia?',
      answer: 'Chiedi prima di decidere come si fa, e scrivi appena lo sai.',
    },
  ],
  headings: {
    services: ['Per la tua festa', 'Che cosa si può avere', 'Prima, durante, dopo'],
    gallery: ['Da un giorno e dall’altro', 'Quasi pronti'],
    reviews: ['Detto la mattina dopo', 'Che cosa dice chi ha festeggiato'],
    questions: ['Prima del giorno', 'Chiesto mentre si organizza'],
    contact: ['Di’ la data', 'Descrivi la tua festa', 'Scrivi due righe'],
    newsletter: ['Idee per la tavola', 'Notizie, ogni tanto'],
    scheduling: ['Scegli un giorno', 'Trova un’ora'],
  },
  contactLines: [
    'La data, il posto e in quanti sarete.',
    'Racconta che cosa hai in mente, anche se ne manca metà.',
    'Di che cosa si tratta, dove e quando, se lo sai già.',
  ],
  newsletterLines: ['Ogni tanto, qualcosa per la prossima festa.', 'Idee di stagione, poche volte l’anno.'],
  actions: ['Chiedi per la tua data', 'Descrivi la tua festa', 'Scrivi un messaggio'],
  ways: {
    appointment: {
      actions: ['Fissa un incontro'],
      questions: [{ question: 'Possiamo vederci prima?', answer: 'Di’ due o tre giorni che vi vanno bene.' }],
    },
    order: {
      actions: ['Chiedi un preventivo'],
      questions: [
        {
          question: 'Entro quando si ordina?',
          answer: 'Chiedi, e di’ il giorno. Certe cose vogliono settimane, altre pochi giorni.',
        },
      ],
    },
    hire: {
      actions: ['Verifica la data', 'Chiedi del noleggio'],
      questions: [
        {
          question: 'Come si fissa la data?',
          answer:
            'Scrivi data, posto e che cosa vuoi. La data è tua quando è confermata per iscritto da tutti e due.',
        },
      ],
    },
  },
}
