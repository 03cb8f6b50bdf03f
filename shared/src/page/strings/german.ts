import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in German. */
export const german: SiteStrings = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  requiredField: 'Bitte dieses Feld ausfüllen.',
  emailInvalid: 'Bitte eine gültige E-Mail-Adresse eingeben',
  leaveEmpty: 'Bitte dieses Feld leer lassen',
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  phone: 'Telefon',
  address: 'Adresse',
  serviceArea: 'Region',
  hours: 'Öffnungszeiten',
  everyDay: 'Täglich',
  closed: 'Geschlossen',
  allDay: 'Durchgehend geöffnet',
  play: 'Video abspielen',
  embedTitle: 'Eingebetteter Inhalt',
  madeWith: 'Erstellt mit',
  report: 'Diese Website melden',
  sample: 'Beispiel',
  addPhoto: 'Ihr Foto hier einfügen',
  gallery: 'Bilder',
}
