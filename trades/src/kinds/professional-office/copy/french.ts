import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Posez-le sur la table', 'Que faut-il faire ?', 'Demandé, expliqué, mis en ordre'],
  introductions: [
    '{name}, à {place} : {services}. Écrivez de quoi il s’agit et pour quand il vous le faut.',
    '{name}, {place}. Dites ce que vous avez devant vous : une lettre, un plan, une page blanche.',
    'Quelques lignes suffisent pour savoir si c’est la bonne adresse. Dites ce qu’il vous faut et ce que vous avez déjà.',
  ],
  servicesLabel: 'Prestations',
  servicesLines: ['S’il y a un délai, indiquez la date.', 'Si le mot vous manque, décrivez la chose.'],
  quotes: [
    'D’abord la question, ensuite le travail.',
    'Ce qui est écrit peut se relire.',
    'Une question claire est une demi-réponse.',
  ],
  questions: [
    {
      question: 'Que faut-il écrire d’abord ?',
      answer: 'De quoi il s’agit en quelques lignes, s’il y a un délai, et comment vous joindre.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer:
        'Demandez avant de confier quoi que ce soit, et demandez le mode de calcul : à l’heure, à la mission ou au forfait.',
    },
    {
      question: 'Combien de temps faut-il ?',
      answer: 'Cela dépend souvent d’autres aussi. Demandez ce qui est réaliste et ce qui peut retarder.',
    },
    {
      question: 'Que faut-il préparer ?',
      answer: 'Demandez, et cherchez ce que vous avez : papiers, images, mesures. L’ordre se fait ensuite.',
    },
    {
      question: 'Est-ce possible à distance ?',
      answer:
        'Demandez. Certaines choses se règlent par téléphone et courrier, d’autres demandent une présence.',
    },
  ],
  headings: {
    services: ['Prestations', 'Ce qui peut être mis en ordre', 'Missions'],
    gallery: ['Au bureau', 'Sur la table'],
    reviews: ['Avec les mots des clients', 'Ce que disent les clients'],
    questions: ['Avant de demander', 'Ce que demandent les clients'],
    contact: ['Exposer votre demande', 'Poser une question', 'Écrire quelques lignes'],
    newsletter: ['Notes de travail', 'Des changements à connaître'],
    scheduling: ['Trouver un moment', 'Convenir d’un entretien'],
  },
  contactLines: [
    'De quoi il s’agit, pour quand, et comment vous joindre.',
    'Commencez par la question. Le reste peut suivre.',
  ],
  newsletterLines: [
    'Un mot quand quelque chose change pour vous.',
    'De courtes notes, quelques fois par an.',
  ],
  actions: ['Exposer votre demande', 'Écrire quelques lignes', 'Poser une question'],
  ways: {
    'walk-in': { actions: ['Trouver l’adresse'] },
    appointment: {
      actions: ['Convenir d’un entretien', 'Trouver un moment'],
      questions: [
        {
          question: 'Que faut-il apporter au rendez-vous ?',
          answer: 'Ce que vous avez déjà sur le sujet et vos questions par ordre d’importance.',
        },
      ],
    },
    order: {
      actions: ['Demander une proposition'],
      questions: [
        {
          question: 'Comment confier une mission ?',
          answer:
            'Décrivez ce qu’il vous faut et pour quand. Le travail commence une fois l’étendue et les honoraires convenus par écrit.',
        },
      ],
    },
  },
}
