import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Quando qualcuno è mancato', 'C’è tempo', 'In memoria'],
  introductions: [
    '{name}, a {place}: {services}. Si metta in contatto quando se la sente.',
    '{name}, {place}. Non deve sapere già che cosa c’è da fare.',
    'Nella prima ora non si deve decidere nulla. Cominci dal nome, e da come si può raggiungerla.',
  ],
  servicesLabel: 'Che cosa si fa',
  servicesLines: ['Chieda di ciò che qui non è nominato.', 'Non deve decidere oggi.'],
  quotes: ['Si prenda il tempo che le serve.'],
  questions: [
    {
      question: 'Che cosa si fa per prima cosa?',
      answer:
        'Se il decesso è avvenuto in casa, va chiamato un medico. Poi si metta in contatto e chieda che cosa viene dopo.',
    },
    {
      question: 'Che cosa devo avere a portata di mano?',
      answer: 'Il nome, dove si trova ora la persona e come raggiungerla. I documenti possono seguire.',
    },
    {
      question: 'Quanto costerà?',
      answer: 'Dipende da che cosa si sceglie. Lo chieda per iscritto prima di decidere.',
    },
    {
      question: 'I parenti possono fare qualcosa da soli?',
      answer: 'Chieda. Molto è possibile, e si può anche lasciarlo ad altri.',
    },
  ],
  headings: {
    services: ['Che cosa si fa', 'Che cosa c’è da disporre', 'In quali modi'],
    gallery: ['Luoghi quieti', 'Luce'],
    reviews: ['Lettere ricevute', 'Con le loro parole'],
    questions: ['Che cosa si chiede', 'Nei primi giorni'],
    contact: ['Poche righe', 'Recapiti', 'Quando se la sente'],
    newsletter: ['Lettere, di rado', 'Ogni tanto'],
    scheduling: ['Un momento per parlare', 'Trovare un momento'],
  },
  contactLines: ['Il nome, e come raggiungerla.', 'Bastano poche parole. Il resto può aspettare.'],
  newsletterLines: ['Poche righe, di rado.', 'Una lettera una o due volte l’anno.'],
  actions: ['Scrivere un messaggio', 'Vedere i recapiti', 'Fare una domanda'],
  ways: {
    appointment: {
      actions: ['Chiedere un momento'],
      questions: [{ question: 'Dove si può parlare?', answer: 'Dica dove e quando le sarebbe più facile.' }],
    },
    'call-out': { actions: ['Chiedere che vengano'] },
    order: {
      actions: ['Chiedere di una lapide'],
      questions: [
        {
          question: 'Come si ordina una lapide o un’iscrizione?',
          answer: 'Chieda che cosa permette il cimitero e porti il nome e le date come vanno scritti.',
        },
      ],
    },
  },
}
