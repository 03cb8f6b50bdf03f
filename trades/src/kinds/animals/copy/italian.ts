import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Per animali e padroni', 'Pelo, piume, zoccoli e zampe', 'Racconta com’è il tuo animale'],
  introductions: [
    '{name}, a {place}: {services}. Di’ di che animale si tratta e di che cosa ha bisogno.',
    '{name}, {place}. Comincia dal nome, dall’età e dal carattere del tuo animale, e dal motivo per cui scrivi.',
    'Nessun animale è uguale a un altro, e il tuo lo conosci tu. Racconta che cosa hai notato.',
  ],
  servicesLabel: 'Per il tuo animale',
  servicesLines: ['Di’ che animale è e quanti anni ha.', 'Se teme gli estranei, avvisa prima.'],
  quotes: [
    'Prima si lascia annusare.',
    'Il tuo animale lo conosci tu. Racconta tutto.',
    'Mani lente, voce bassa e il tempo di guardarsi intorno.',
  ],
  questions: [
    {
      question: 'Che cosa devo dire del mio animale?',
      answer:
        'Specie, età e taglia, che cosa mangia e che cosa lo spaventa. Se prende farmaci, indica anche quelli.',
    },
    {
      question: 'Il mio animale è nervoso. Che cosa aiuta?',
      answer: 'Dillo quando scrivi, insieme a ciò che lo calma. Una coperta che sa di casa spesso basta.',
    },
    {
      question: 'È il posto giusto per il mio animale?',
      answer: 'Scrivi di che animale si tratta. Saprai prima di venire se è il posto giusto.',
    },
    {
      question: 'Quanto costa?',
      answer: 'Dipende dall’animale e da ciò di cui ha bisogno. Chiedi prima di decidere.',
    },
  ],
  headings: {
    services: ['Che cosa può servirgli', 'Per il tuo animale', 'Chiesto dagli animali'],
    gallery: ['Pelo, piume e amici', 'Visti qui'],
    reviews: ['Che cosa dicono i padroni', 'Con le loro parole'],
    questions: ['Che cosa si chiede spesso', 'Buono a sapersi'],
    contact: ['Racconta com’è', 'Una domanda? Chiedi', 'Scrivi due righe'],
    newsletter: ['Lettere con la coda', 'Notizie, ogni tanto'],
    scheduling: ['Scegli un orario', 'Prenota una visita'],
  },
  contactLines: [
    'Nome, specie ed età del tuo animale sono un buon inizio.',
    'Di’ che cosa hai notato, e da quando.',
  ],
  newsletterLines: [
    'Ogni tanto, due righe sulla vita con gli animali.',
    'Una lettera breve quando c’è qualcosa da raccontare.',
  ],
  actions: ['Chiedi per il tuo animale', 'Scrivi un messaggio', 'Fai una domanda'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Chiedi un appuntamento', 'Prenota una visita'],
      questions: [
        {
          question: 'Che cosa porto all’appuntamento?',
          answer:
            'I documenti dell’animale e le tue domande su un foglio. I gatti viaggiano meglio nel trasportino, i cani al guinzaglio.',
        },
      ],
    },
    'call-out': {
      actions: ['Chiedi una visita a casa'],
      questions: [
        {
          question: 'Che cosa serve per una visita a casa?',
          answer: 'Luce, un po’ di spazio e qualcuno che l’animale conosca.',
        },
      ],
    },
    enroll: { actions: ['Chiedi se c’è posto'] },
  },
}
