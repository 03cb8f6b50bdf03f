import { generalFrench } from '../../industry/translations/general-french.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** French. */
export const frenchWording: Wording = {
  gap: ' ',
  labels: {
    gallery: 'Images',
    reviews: 'Avis',
    team: 'Qui sommes-nous',
    questions: 'Questions',
    contact: 'Contact',
  },
  join: joinWith(', ', ' et '),
  pageTitles: ['{name} : {trade} à {place}', '{name}, {place}', '{name} : {trade}', '{name}'],
  descriptions: [
    '{name} : {trade} à {place}. Voyez ce que nous faisons et écrivez-nous.',
    '{name}, à {place}. Voyez ce que nous faisons et écrivez-nous.',
    '{name}. Voyez ce que nous faisons et écrivez-nous.',
  ],
  form: {
    name: 'Votre nom',
    email: 'E-mail',
    message: 'Votre message',
    titles: ['Écrivez-nous', 'Quelques lignes suffisent', 'Laissez un message'],
    buttons: ['Envoyer le message', 'Envoyer'],
    success: 'Merci. Votre message est en route.',
  },
  sample: {
    author: 'Client fictif',
    authorLocation: 'Sa ville',
    memberName: 'Votre nom',
    memberBios: [
      'Dites comment vous êtes venu à ce métier. Puis ce que vous y aimez le plus.',
      'Deux phrases sur vous. Vos visiteurs veulent savoir à qui ils auront affaire.',
    ],
  },
  team: {
    headings: ['À qui vous aurez affaire', 'Qui nous sommes', 'Visages et noms'],
    lines: ['Quand vous appelez, c’est nous qui répondons.'],
  },
  logos: {
    headings: ['En bonne compagnie', 'Avec qui nous travaillons'],
    lines: ['Associations, fournisseurs et partenaires.'],
  },
  video: {
    headings: ['Voyez par vous-même', 'Un petit film', 'Comment nous travaillons'],
    lines: ['Lancez le film pour voir où et comment nous travaillons.'],
  },
  scheduling: {
    lines: [
      'Choisissez un jour et une heure. Vous recevrez une confirmation par e-mail.',
      'Choisissez ce qui vous convient. Sinon, écrivez-nous.',
    ],
    button: 'Réserver',
  },
  newsletter: {
    fieldLabel: 'Votre e-mail',
    button: 'S’inscrire',
    success: 'Confirmez par le lien dans l’e-mail que nous vous avons envoyé.',
  },
  cookies: { text: 'Ce site utilise des cookies', accept: 'Accepter', reject: 'Refuser' },
  drawing: 'Illustration',
  copy: generalFrench,
}
