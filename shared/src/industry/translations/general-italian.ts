import type { PackCopy } from '../pack.ts'

/** Italian words for any trade. */
export const generalItalian: PackCopy = {
  trade: '',
  role: 'Titolare',
  headlines: [
    '{trade} a {place}',
    '{name}, a {place}',
    'Ciao, siamo {name}',
    'Benvenuti da {name}',
    'A {place} c’è {name}',
    '{name}',
  ],
  introductions: [
    '{name} lavora a {place}: {services}. Dicci che cosa ti serve e ti diremo come faremmo.',
    'Raccontaci che cosa hai in mente. Ti risponde, in parole semplici, chi farà il lavoro.',
    'Scrivi o chiama, anche solo per un dubbio. Da {name} rispondiamo noi.',
  ],
  servicesLabel: 'Che cosa facciamo',
  servicesLines: [
    'Se quello che cerchi non è in elenco, chiedi.',
    'Tutto comincia con una chiacchierata.',
    'Non sai da dove partire? Raccontalo con parole tue.',
  ],
  services: [
    {
      name: 'Un primo incontro',
      text: 'Tu racconti che cosa ti serve, noi chiediamo quello che manca. Senza impegno per nessuno.',
      words: 'consulen*, consigli*',
    },
    {
      name: 'Un piano e un preventivo',
      text: 'Che cosa faremmo, in che ordine e con quale spesa probabile. Per iscritto, per pensarci con calma.',
      words: 'preventiv*, progett*, piano',
    },
    {
      name: 'Il lavoro',
      text: 'Come abbiamo concordato. Se c’è un imprevisto, lo sai prima che andiamo avanti.',
      words: 'lavor*',
    },
    {
      name: 'Piccoli lavori',
      text: 'Anche quello che richiede un’ora conta. Chiedi senza problemi.',
      words: 'piccol*, riparaz*',
    },
    {
      name: 'Visite regolari',
      text: 'Per ciò che torna ogni settimana o ogni mese, al ritmo che preferisci.',
      words: 'manutenzion*, settimanal*, mensil*',
      special: true,
    },
    {
      name: 'Anche dopo',
      text: 'Una domanda dopo tre settimane? Scrivi: ti risponde chi conosce il tuo caso.',
      words: 'assistenza, aiuto',
    },
  ],
  quotes: [
    'Prima ascoltare, poi lavorare.',
    'Chiedi pure. La risposta sarà chiara.',
    'Il lavoro fatto bene si vede ogni giorno.',
  ],
  reviews: [
    'Ho fatto tre domande e ho avuto tre risposte chiare. Il lavoro è stato fatto come d’accordo.',
    'Sapevo sempre quale fosse il passo successivo. Fa dormire bene.',
    'Sono arrivata con un’idea vaga e sono uscita con un piano. È venuto meglio di come lo immaginavo.',
    'Prima di tutto mi hanno ascoltato. Già per questo tornerei.',
  ],
  questions: [
    {
      question: 'Come si comincia?',
      answer:
        'Con un messaggio o una telefonata. Di’ in poche parole che cosa ti serve e andiamo avanti da lì.',
    },
    {
      question: 'Quanto costa?',
      answer: 'Dipende dal lavoro. Raccontaci il tuo e avrai un preventivo prima di decidere.',
    },
    {
      question: 'Dove lavorate?',
      answer: 'Dicci dove sei. Ti diremo se possiamo venire o come aiutarti a distanza.',
    },
    {
      question: 'In quanto tempo?',
      answer: 'Ci sono settimane più piene di altre. Chiedi e ti daremo una data che possiamo mantenere.',
    },
    {
      question: 'Che cosa devo preparare?',
      answer:
        'Per chiedere, niente. Una foto, una misura o un esempio di quello che ti piace fanno spesso risparmiare tempo.',
    },
    {
      question: 'E se non so bene che cosa mi serve?',
      answer: 'Dillo pure. Capirlo insieme è la prima parte del lavoro.',
    },
  ],
  headings: {
    services: ['Che cosa facciamo', 'Come possiamo aiutarti', 'Chiedici', 'Il nostro lavoro, passo passo'],
    gallery: ['Uno sguardo', 'Dalle nostre giornate', 'Immagini del mestiere'],
    reviews: ['Dicono di noi', 'Parole di chi ci conosce', 'Qualche opinione'],
    questions: ['Domande e risposte', 'Prima di chiedere', 'Buono a sapersi'],
    contact: ['Scrivici', 'Raccontaci tutto', 'Parliamone', 'Chiedi un appuntamento'],
    newsletter: ['Notizie, ogni tanto', 'Lettere brevi', 'Restiamo in contatto'],
    scheduling: ['Scegli un giorno', 'Trova la tua ora'],
  },
  contactLines: [
    'Bastano poche parole. Leggiamo tutto noi.',
    'Dicci che cosa ti serve e come possiamo raggiungerti.',
    'Fai una domanda o descrivi che cosa hai in mente.',
  ],
  newsletterLines: [
    'Una breve lettera quando c’è qualcosa da raccontare.',
    'Le novità, ogni tanto, e nient’altro.',
  ],
  actions: ['Scrivici', 'Fai una domanda', 'Chiedi un appuntamento', 'Dicci che cosa ti serve'],
}
