import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in French. */
export const french: SiteStrings = {
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  requiredField: 'Veuillez remplir ce champ.',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  leaveEmpty: 'Laissez ce champ vide',
  name: 'Nom',
  email: 'E-mail',
  message: 'Message',
  phone: 'Téléphone',
  address: 'Adresse',
  serviceArea: 'Secteur',
  hours: 'Horaires',
  everyDay: 'Tous les jours',
  closed: 'Fermé',
  allDay: 'Ouvert toute la journée',
  play: 'Lire la vidéo',
  embedTitle: 'Contenu intégré',
  madeWith: 'Réalisé avec',
  report: 'Signaler ce site',
  sample: 'Exemple',
  addPhoto: 'Ajoutez votre photo',
  gallery: 'Images',
}
