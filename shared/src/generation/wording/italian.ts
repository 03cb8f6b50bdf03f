import { generalItalian } from '../../industry/translations/general-italian.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** Italian. */
export const italianWording: Wording = {
  gap: ' ',
  refusals: 'Da sapere',
  join: joinWith(', ', ' e '),
  pageTitles: ['{name}: {trade} a {place}', '{name}, {place}', '{name}: {trade}', '{name}'],
  descriptions: [
    '{name}: {trade} a {place}. Che cosa si offre e come scrivere.',
    '{name}, a {place}. Che cosa si offre e come scrivere.',
    '{name}. Che cosa si offre e come scrivere.',
  ],
  form: {
    name: 'Nome',
    email: 'E-mail',
    message: 'Messaggio',
    titles: ['Un messaggio', 'Bastano poche righe', 'Lasciare un messaggio'],
    buttons: ['Inviare il messaggio', 'Inviare'],
    success: 'Grazie. Il messaggio è in viaggio.',
  },
  sample: {
    author: 'Cliente di esempio',
    authorLocation: 'La sua città',
    memberName: 'Il tuo nome',
    memberBios: [
      'Racconta come sei arrivato a questo mestiere. Poi che cosa ti piace di più.',
      'Due frasi su di te. Chi visita il sito vuole sapere chi incontrerà.',
    ],
  },
  team: {
    headings: ['Chi si incontra qui', 'Volti e nomi'],
    lines: ['Per sapere di chi chiedere.'],
  },
  logos: {
    headings: ['In buona compagnia', 'Associazioni e partner'],
    lines: ['Associazioni, fornitori e collaboratori.'],
  },
  video: {
    headings: ['Da vedere', 'Un breve filmato'],
    lines: ['Il filmato mostra il luogo e il lavoro.'],
  },
  scheduling: {
    lines: [
      'Si scelgono giorno e ora. La conferma arriva via e-mail.',
      'Questi sono gli orari liberi. Se nessuno va bene, basta un messaggio.',
    ],
    button: 'Prenotare',
  },
  newsletter: {
    fieldLabel: 'E-mail',
    button: 'Iscriversi',
    success: 'Manca solo la conferma: il link è nell’e-mail appena partita.',
  },
  cookies: { text: 'Questo sito utilizza i cookie', accept: 'Accetta', reject: 'Rifiuta' },
  drawing: 'Illustrazione',
  copy: generalItalian,
}
