import { generalItalian } from '../../industry/translations/general-italian.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** Italian. */
export const italianWording: Wording = {
  gap: ' ',
  labels: {
    gallery: 'Immagini',
    reviews: 'Opinioni',
    team: 'Chi siamo',
    questions: 'Domande',
    contact: 'Contatti',
  },
  join: joinWith(', ', ' e '),
  pageTitles: ['{name}: {trade} a {place}', '{name}, {place}', '{name}: {trade}', '{name}'],
  descriptions: [
    '{name}: {trade} a {place}. Guarda che cosa facciamo e scrivici.',
    '{name}, a {place}. Guarda che cosa facciamo e scrivici.',
    '{name}. Guarda che cosa facciamo e scrivici.',
  ],
  form: {
    name: 'Il tuo nome',
    email: 'E-mail',
    message: 'Il tuo messaggio',
    titles: ['Scrivici', 'Bastano poche righe', 'Lascia un messaggio'],
    buttons: ['Invia il messaggio', 'Invia'],
    success: 'Grazie. Il tuo messaggio è in viaggio.',
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
    headings: ['Chi incontrerai', 'Chi siamo', 'Volti e nomi'],
    lines: ['Quando chiami, rispondiamo noi.'],
  },
  logos: {
    headings: ['In buona compagnia', 'Con chi lavoriamo'],
    lines: ['Associazioni, fornitori e collaboratori.'],
  },
  video: {
    headings: ['Guarda con i tuoi occhi', 'Un breve filmato', 'Come lavoriamo'],
    lines: ['Avvia il filmato per vedere dove e come lavoriamo.'],
  },
  scheduling: {
    lines: [
      'Scegli giorno e ora. Riceverai una conferma via e-mail.',
      'Scegli quello che ti va meglio. Se niente va bene, scrivici.',
    ],
    button: 'Prenota ora',
  },
  newsletter: {
    fieldLabel: 'La tua e-mail',
    button: 'Iscriviti',
    success: 'Conferma con il link nell’e-mail che ti abbiamo inviato.',
  },
  cookies: { text: 'Questo sito utilizza i cookie', accept: 'Accetta', reject: 'Rifiuta' },
  drawing: 'Illustrazione',
  copy: generalItalian,
}
