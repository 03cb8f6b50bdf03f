import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Alla tua porta, a {place}', 'Che cosa serve in casa?', 'Una cosa in meno da fare'],
  introductions: [
    '{name}, a {place}: {services}. Di’ dove abiti e che cosa aspetta da un po’.',
    '{name}, {place}. Di’ che cos’è, a che piano e se si può parcheggiare.',
    'Certe cose in casa è meglio farle fare. Di’ qual è la tua.',
    '{name}, {place}. Di’ di che cosa si tratta. Per cominciare bastano poche parole.',
  ],
  servicesLabel: 'Che cosa si fa',
  servicesLines: ['Di’ dov’è e quanto è grande.', 'Avvisa prima di animali, allarmi e scale strette.'],
  quotes: [
    'Tu apri la porta, il resto si fa.',
    'Prima quello che aspetta da più tempo.',
    'Scarpe sì o no? Dillo tu.',
    'Di’ che cos’è. Il resto si chiede.',
  ],
  questions: [
    {
      question: 'Che cosa serve sapere prima?',
      answer: 'L’indirizzo o la zona, che cosa c’è da fare, quanto, e una foto se puoi.',
    },
    {
      question: 'Quanto costerà?',
      answer: 'Dipende da quanto c’è da fare. Descrivilo e chiedi una cifra prima di decidere.',
    },
    {
      question: 'Devo essere in casa?',
      answer: 'Qualcuno deve aprire o lasciare una chiave. Di’ che cosa ti va meglio.',
    },
    { question: 'Arrivate fino alla mia via?', answer: 'Scrivi dove sei, e chiedi.' },
    {
      question: 'Che cosa devo spostare?',
      answer: 'Quello che è fragile o intralcia, e lascia libero il passaggio.',
    },
  ],
  headings: {
    services: ['Che cosa si fa', 'Dentro e fuori casa', 'Via dalla tua lista'],
    gallery: ['Prima e dopo', 'Gli attrezzi'],
    reviews: ['Detto sulla porta', 'Che cosa dicono i clienti'],
    questions: ['Prima che suoni il campanello', 'Buono a sapersi'],
    contact: ['Di’ che cosa serve', 'Fai una domanda', 'Scrivi due righe'],
    newsletter: ['Promemoria di stagione', 'Da fare questo mese'],
    scheduling: ['Scegli un giorno', 'Un giorno che va bene'],
  },
  contactLines: ['Dove sei, che cos’è e quando ti va bene.', 'Una frase basta.'],
  newsletterLines: [
    'Un promemoria, ogni tanto, di che cosa chiede una casa in questo periodo.',
    'Note brevi, secondo la stagione.',
  ],
  actions: ['Di’ che cosa serve', 'Scrivi un messaggio', 'Chiedi per la tua zona'],
  ways: {
    appointment: {
      actions: ['Scegli un giorno'],
      questions: [
        {
          question: 'Può essere un giorno fisso alla settimana?',
          answer: 'Di’ quale e ogni quanto, e chiedi se è possibile.',
        },
      ],
    },
    'call-out': {
      actions: ['Chiedi una visita'],
      questions: [
        {
          question: 'Quando può venire qualcuno?',
          answer: 'Scrivi quali giorni ti vanno bene e quanto è urgente.',
        },
      ],
    },
    order: { actions: ['Chiedi un preventivo'] },
  },
}
