import { generalFrench } from '../../industry/translations/general-french.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** French. */
export const frenchWording: Wording = {
  gap: ' ',
  refusals: 'À noter',
  join: joinWith(', ', ' et '),
  pageTitles: ['{name} : {trade} à {place}', '{name}, {place}', '{name} : {trade}', '{name}'],
  descriptions: [
    '{name} : {trade} à {place}. Voyez ce qui est proposé et écrivez.',
    '{name}, à {place}. Voyez ce qui est proposé et écrivez.',
    '{name}. Voyez ce qui est proposé et écrivez.',
  ],
  form: {
    name: 'Votre nom',
    email: 'E-mail',
    message: 'Votre message',
    titles: ['Écrire un message', 'Quelques lignes suffisent', 'Laissez un message'],
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
    headings: ['À qui vous aurez affaire', 'Visages et noms'],
    lines: ['Pour que vous sachiez à qui vous adresser.'],
  },
  logos: {
    headings: ['En bonne compagnie', 'Associations et partenaires'],
    lines: ['Associations, fournisseurs et partenaires.'],
  },
  video: {
    headings: ['Voyez par vous-même', 'Un petit film'],
    lines: ['Lancez le film pour voir le lieu et le travail.'],
  },
  scheduling: {
    lines: [
      'Choisissez un jour et une heure. Vous recevrez une confirmation par e-mail.',
      'Choisissez ce qui vous convient. Sinon, écrivez un message.',
    ],
    button: 'Réserver',
  },
  newsletter: {
    fieldLabel: 'Votre e-mail',
    button: 'S’inscrire',
    success: 'Confirmez par le lien dans l’e-mail qui vient de partir.',
  },
  cookies: { text: 'Ce site utilise des cookies', accept: 'Accepter', reject: 'Refuser' },
  drawing: 'Illustration',
  copy: generalFrench,
}
