import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: [
    'Commencez là où vous êtes',
    'Qu’aimeriez-vous apprendre ?',
    'La première heure, puis la suivante',
  ],
  introductions: [
    '{name}, à {place} : {services}. Dites ce que vous savez déjà, même si ce n’est rien.',
    '{name}, {place}. Dites ce que vous aimeriez savoir faire et, s’il y a une date, pour quand.',
    'Personne ne commence par la fin. Écrivez ce que vous avez essayé, et ce que vous voulez ensuite.',
  ],
  servicesLabel: 'Ce qui s’apprend',
  servicesLines: [
    'Indiquez l’âge de l’élève et ce qui a précédé.',
    'Si vous ignorez votre niveau, décrivez ce que vous savez faire.',
  ],
  quotes: ['Encore une fois, plus lentement.', 'Ici, les erreurs sont bienvenues.', 'Peu, mais souvent.'],
  questions: [
    {
      question: 'Faut-il déjà savoir quelque chose ?',
      answer: 'Écrivez ce que vous savez faire et ce que vous avez essayé. Rien est aussi une réponse.',
    },
    {
      question: 'Que faut-il apporter ?',
      answer: 'Demandez avant la première fois. Souvent moins que l’on ne croit.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Cela dépend du rythme et de la taille du groupe. Demandez pour votre cas.',
    },
    {
      question: 'Combien de temps avant d’y arriver ?',
      answer: 'Cela dépend de votre point de départ et de la pratique. Demandez ce qui est réaliste.',
    },
    {
      question: 'Et si je manque une séance ?',
      answer: 'Demandez avant ce qui est prévu, et écrivez dès que vous le savez.',
    },
  ],
  headings: {
    services: ['Ce qui s’apprend', 'Pas à pas', 'Dès la première heure'],
    gallery: ['Images de la pratique', 'Dans la salle'],
    reviews: ['Ce que disent les élèves', 'Entendu après le cours'],
    questions: ['Avant la première heure', 'Ce que demandent les élèves'],
    contact: ['Qu’aimeriez-vous apprendre ?', 'Demander pour les cours', 'Écrivez quelques lignes'],
    newsletter: ['De quoi s’exercer', 'Dates et exercices'],
    scheduling: ['Trouver une heure', 'Choisir un jour'],
  },
  contactLines: [
    'Qui veut apprendre, quoi, et ce qui a précédé.',
    'Dites quels jours et quelles heures vous sont possibles.',
  ],
  newsletterLines: [
    'De temps en temps, quelque chose à essayer chez soi.',
    'De nouvelles dates et un petit exercice.',
  ],
  actions: ['Demander pour les cours', 'Écrire un message', 'Poser une question'],
  ways: {
    'walk-in': {
      actions: ['Venir sur place'],
      questions: [
        {
          question: 'Peut-on venir directement ?',
          answer: 'Demandez la prochaine date, et venez un peu en avance la première fois.',
        },
      ],
    },
    appointment: {
      actions: ['Trouver une heure'],
      questions: [
        {
          question: 'Comment trouver un horaire ?',
          answer: 'Donnez deux ou trois jours et heures qui vous conviennent.',
        },
      ],
    },
    enroll: {
      actions: ['Demander une place', 'S’inscrire'],
      questions: [
        {
          question: 'Comment s’inscrire ?',
          answer: 'Écrivez qui veut apprendre, quoi, et quels jours sont possibles.',
        },
      ],
    },
  },
}
