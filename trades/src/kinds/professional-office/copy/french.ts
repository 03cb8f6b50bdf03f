import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Posez-le sur la table', 'Que faut-il régler ?', 'Lu, expliqué, mis en ordre'],
  introductions: [
    '{name}, à {place} : {services}. Écrivez de quoi il s’agit et pour quand cela doit être réglé.',
    '{name}, {place}. Dites ce que vous avez devant vous : une lettre, un contrat, un plan, une page blanche.',
    'Quelques lignes suffisent pour savoir si c’est la bonne adresse. Gardez les papiers tant qu’on ne vous les a pas demandés.',
  ],
  servicesLabel: 'Domaines',
  servicesLines: [
    'S’il y a un délai, indiquez la date.',
    'Si vous ne savez pas de qui cela relève, demandez.',
  ],
  quotes: [
    'D’abord la question, ensuite le papier.',
    'Ce qui est écrit peut se relire.',
    'Comprendre avant de signer.',
  ],
  questions: [
    {
      question: 'Que faut-il écrire d’abord ?',
      answer:
        'De quoi il s’agit en quelques lignes, s’il y a un délai, et comment vous joindre. N’envoyez pas encore de papiers confidentiels.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer:
        'Demandez avant de confier quoi que ce soit, et demandez le mode de calcul : à l’heure, au dossier ou au forfait.',
    },
    {
      question: 'Combien de temps faut-il ?',
      answer: 'Cela dépend souvent d’autres aussi. Demandez ce qui est réaliste et ce qui peut retarder.',
    },
    {
      question: 'Quels papiers faut-il ?',
      answer: 'Demandez lesquels, et cherchez ceux que vous avez. L’ordre se fait ensuite.',
    },
    {
      question: 'Est-ce possible à distance ?',
      answer:
        'Demandez. Certaines affaires se règlent par téléphone et courrier, d’autres demandent une présence.',
    },
  ],
  headings: {
    services: ['Domaines', 'Ce qui peut être mis en ordre', 'Missions'],
    gallery: ['Au bureau', 'Les lieux'],
    reviews: ['Avec les mots des clients', 'Ce que disent les clients'],
    questions: ['Avant de signer', 'Ce que demandent les clients'],
    contact: ['Exposer l’affaire', 'Poser une question', 'Écrire au bureau'],
    newsletter: ['Notes du bureau', 'Des changements à connaître'],
    scheduling: ['Trouver un moment', 'Convenir d’un entretien'],
  },
  contactLines: [
    'De quoi il s’agit, pour quand, et comment vous joindre.',
    'Merci de ne pas joindre de papiers confidentiels à un premier message.',
  ],
  newsletterLines: [
    'Un mot quand quelque chose change pour vous.',
    'De courtes notes, quelques fois par an.',
  ],
  actions: ['Exposer l’affaire', 'Écrire au bureau', 'Poser une question'],
  ways: {
    'walk-in': { actions: ['Venir au bureau'] },
    appointment: {
      actions: ['Convenir d’un entretien', 'Trouver un moment'],
      questions: [
        {
          question: 'Que faut-il apporter au rendez-vous ?',
          answer:
            'Les papiers que vous avez, une pièce d’identité si elle est nécessaire et vos questions par ordre d’importance.',
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
