import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Dites ce qui vous préoccupe', 'Le temps de poser vos questions', 'Une chose à la fois'],
  introductions: [
    '{name}, à {place} : {services}. Écrivez avec vos mots ; rien n’a besoin d’être complet.',
    '{name}, {place}. Pour commencer, un court message suffit, et vous choisissez ce qu’il dit.',
    'Certaines questions s’écrivent mieux qu’elles ne se disent. Gardez les détails pour la rencontre.',
  ],
  servicesLabel: 'En pratique',
  servicesLines: [
    'Si vous ne savez pas ce qu’il vous faut, demandez d’abord cela.',
    'En cas d’urgence, appelez le numéro d’urgence sans attendre de réponse ici.',
  ],
  quotes: ['Vous pouvez demander deux fois.', 'Personne n’a besoin de connaître le mot juste.'],
  questions: [
    {
      question: 'Que faut-il écrire ?',
      answer:
        'Votre nom, comment vous joindre et, en quelques mots, l’objet de votre demande. Gardez les détails personnels pour l’entretien.',
    },
    {
      question: 'Combien cela coûte-t-il, et qui paie ?',
      answer: 'Demandez avant de venir, et renseignez-vous auprès de votre assurance ou de votre mutuelle.',
    },
    {
      question: 'Et si c’est urgent ?',
      answer:
        'Appelez le numéro d’urgence ou allez aux urgences les plus proches. Les messages de cette page ne sont pas lus aussitôt.',
    },
    { question: 'Peut-on m’accompagner ?', answer: 'Dites-le à l’avance, en précisant qui viendra.' },
  ],
  headings: {
    services: ['En pratique', 'Ce qui est proposé', 'Pour quoi et pour qui'],
    gallery: ['Le cabinet', 'Là où vous serez assis'],
    reviews: ['Avec d’autres mots', 'Ce qui a été écrit'],
    questions: ['Avant de venir', 'Ce que l’on demande'],
    contact: ['Écrivez quelques lignes', 'Prendre contact', 'Poser une question'],
    newsletter: ['Quelques lignes par an', 'À lire tranquillement'],
    scheduling: ['Trouver un moment', 'Choisir un jour'],
  },
  contactLines: [
    'Votre nom et comment vous joindre suffisent.',
    'Gardez ce qui est personnel pour la conversation.',
  ],
  newsletterLines: [
    'Quelques lignes de temps en temps, et rien d’autre.',
    'Une courte lettre lorsque quelque chose change.',
  ],
  actions: ['Écrire un message', 'Poser une question', 'Prendre contact'],
  ways: {
    'walk-in': { actions: ['Accès au cabinet'] },
    appointment: {
      actions: ['Demander un rendez-vous', 'Trouver un moment'],
      questions: [
        {
          question: 'Que faut-il apporter ?',
          answer: 'Vos courriers et résultats, la liste de ce que vous prenez et vos questions sur papier.',
        },
      ],
    },
    'call-out': {
      actions: ['Demander une visite'],
      questions: [
        {
          question: 'Que prévoir pour une visite à domicile ?',
          answer:
            'Une chaise, une bonne lumière et les papiers que vous avez. Indiquez avant comment accéder à la porte.',
        },
      ],
    },
  },
}
