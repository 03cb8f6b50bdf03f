import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Dica che cosa la preoccupa', 'Il tempo per chiedere', 'Una cosa alla volta'],
  introductions: [
    '{name}, a {place}: {services}. Scriva con parole sue; non serve dire tutto.',
    '{name}, {place}. Per cominciare basta un messaggio breve, e decide lei che cosa dice.',
    'Certe domande si scrivono meglio di come si dicono. Tenga i dettagli per l’incontro.',
  ],
  servicesLabel: 'Di che si tratta',
  servicesLines: [
    'Se non sa di che cosa ha bisogno, chieda prima questo.',
    'In caso di emergenza chiami il numero di emergenza senza attendere una risposta da qui.',
  ],
  quotes: ['Può chiedere due volte la stessa cosa.', 'Nessuno deve conoscere la parola giusta.'],
  questions: [
    {
      question: 'Che cosa devo scrivere?',
      answer:
        'Il suo nome, come raggiungerla e in poche parole di che si tratta. Tenga i dettagli personali per il colloquio.',
    },
    {
      question: 'Quanto costa, e chi paga?',
      answer: 'Chieda prima di venire, e si informi anche presso la sua assicurazione.',
    },
    {
      question: 'E se è urgente?',
      answer:
        'Chiami il numero di emergenza o vada al pronto soccorso più vicino. I messaggi di questa pagina non vengono letti subito.',
    },
    { question: 'Può venire qualcuno con me?', answer: 'Lo dica prima, e chi sarà.' },
  ],
  headings: {
    services: ['Di che si tratta', 'In che cosa può aiutare', 'Per che cosa e per chi'],
    gallery: ['Lo studio', 'Dove ci si siede'],
    reviews: ['Con parole d’altri', 'Quello che è stato scritto'],
    questions: ['Prima di venire', 'Che cosa si chiede'],
    contact: ['Scriva due righe', 'Contatti', 'Faccia una domanda'],
    newsletter: ['Poche righe l’anno', 'Da leggere con calma'],
    scheduling: ['Trovare un orario', 'Scelga giorno e ora'],
  },
  contactLines: [
    'Bastano il suo nome e come raggiungerla.',
    'Le cose personali possono aspettare il colloquio.',
  ],
  newsletterLines: ['Poche righe ogni tanto, e nient’altro.', 'Una lettera breve quando qualcosa cambia.'],
  actions: ['Scrivere un messaggio', 'Fare una domanda', 'Contatti'],
  ways: {
    'walk-in': { actions: ['Come arrivare'] },
    appointment: {
      actions: ['Chiedere un appuntamento', 'Trovare un orario'],
      questions: [
        {
          question: 'Che cosa devo portare?',
          answer: 'I referti e i risultati che ha, l’elenco di ciò che prende e le domande su un foglio.',
        },
      ],
    },
    'call-out': {
      actions: ['Chiedere una visita a casa'],
      questions: [
        {
          question: 'Che cosa preparare per una visita a domicilio?',
          answer: 'Una sedia, buona luce e le carte che ha. Dica prima come si arriva alla porta.',
        },
      ],
    },
  },
}
