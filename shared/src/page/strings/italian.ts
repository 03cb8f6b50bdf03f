import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in Italian. */
export const italian: SiteStrings = {
  skipToContent: 'Vai al contenuto',
  menu: 'Menu',
  requiredField: 'Compili questo campo.',
  emailInvalid: 'Inserisca un indirizzo email valido',
  leaveEmpty: 'Lasci vuoto questo campo',
  name: 'Nome',
  email: 'Email',
  message: 'Messaggio',
  phone: 'Telefono',
  address: 'Indirizzo',
  serviceArea: 'Zona',
  hours: 'Orari',
  everyDay: 'Tutti i giorni',
  closed: 'Chiuso',
  allDay: 'Aperto tutto il giorno',
  play: 'Guarda il video',
  embedTitle: 'Contenuto incorporato',
  madeWith: 'Fatto con',
  report: 'Segnala questo sito',
  sample: 'Esempio',
  addPhoto: 'Aggiunga la sua foto',
  gallery: 'Immagini',
}
