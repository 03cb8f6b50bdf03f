import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Siediti, in cucina si lavora', 'Una sedia, un piatto, una sera', 'Vieni e resta un po’'],
  introductions: [
    '{services} a {place}. Da {name} prima ci si siede, poi si sceglie.',
    '{name}, {place}. Vieni da solo, in due o in tanti, e avvisa se servono più sedie.',
    'Appendi il cappotto, leggi il menù, chiedi che cosa sta bene con che cosa.',
  ],
  servicesLabel: 'Nel menù',
  servicesLines: ['Chiedi che cosa c’è oggi.', 'Allergie? Dillo a chi prende l’ordine, ogni volta.'],
  quotes: [
    'Siediti. Il resto può aspettare.',
    'L’ultimo cucchiaio è tuo.',
    'Per parlare bene serve un tavolo.',
  ],
  questions: [
    { question: 'Si può vedere il menù prima?', answer: 'Chiedi, e di’ per quale giorno. I menù cambiano.' },
    {
      question: 'E con un’allergia?',
      answer: 'Di’ quale prima di venire e di nuovo quando ordini. Saprai che cosa è possibile.',
    },
    {
      question: 'Si può venire con i bambini?',
      answer: 'Di’ in quanti venite e quanto sono piccoli, così ci sono sedie per tutti.',
    },
    { question: 'Si può festeggiare qualcosa?', answer: 'Scrivi il giorno, in quanti siete e l’occasione.' },
    { question: 'Come si può pagare?', answer: 'Chiedi se hai solo contanti o solo la carta.' },
  ],
  headings: {
    services: ['Che cosa si mangia', 'Dalla cucina', 'Nel menù'],
    gallery: ['Piatti e bicchieri', 'Tra i tavoli'],
    reviews: ['Detto al caffè', 'Che cosa si dice ai tavoli'],
    questions: ['Chiesto a tavola', 'Prima di venire'],
    contact: ['Vieni a mangiare', 'Chiedi in cucina', 'Scrivi due righe'],
    newsletter: ['Dalla porta della cucina', 'Nuovo nel menù'],
    scheduling: ['Scegli una sera', 'Prenota un tavolo'],
  },
  contactLines: [
    'Chiedi del menù, di un’allergia o di una tavolata.',
    'Di’ quando vorresti venire e in quanti sarete.',
  ],
  newsletterLines: [
    'Una nota quando cambia il menù.',
    'Che cosa bolle in pentola questa stagione, ogni tanto.',
  ],
  actions: ['Chiedi del menù', 'Fai una domanda'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Prenota un tavolo', 'Chiedi un tavolo'],
      questions: [
        {
          question: 'Bisogna prenotare?',
          answer: 'È più sicuro, soprattutto in tanti. Scrivi giorno, ora e quanti sarete.',
        },
      ],
    },
    order: {
      actions: ['Ordina da portare via'],
      questions: [
        { question: 'Si può portare via?', answer: 'Chiedi quali piatti viaggiano bene e quando ritirarli.' },
      ],
    },
  },
}
