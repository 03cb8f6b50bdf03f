import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Asseyez-vous, on s’en occupe', 'Une chaise, une assiette, un soir', 'Venez et restez un peu'],
  introductions: [
    '{services} à {place}. Chez {name}, on s’assoit d’abord, on choisit ensuite.',
    '{name}, {place}. Venez seul, à deux ou nombreux, et dites s’il faut des chaises de plus.',
    'Posez le manteau, lisez la carte, demandez ce qui va avec quoi.',
  ],
  servicesLabel: 'À la carte',
  servicesLines: ['Demandez ce qu’il y a aujourd’hui.', 'Une allergie ? Dites-le à chaque commande.'],
  quotes: [
    'Asseyez-vous. Le reste attendra.',
    'La dernière cuillerée est pour vous.',
    'Pour bien parler, il faut une table.',
  ],
  questions: [
    {
      question: 'Peut-on voir la carte avant ?',
      answer: 'Demandez, en précisant le jour. Les cartes changent.',
    },
    {
      question: 'Que faire en cas d’allergie ?',
      answer: 'Dites laquelle avant de venir, puis encore en commandant. Vous saurez ce qui est possible.',
    },
    {
      question: 'Peut-on venir avec des enfants ?',
      answer: 'Dites combien vous serez et leur âge, pour qu’il y ait des chaises pour tous.',
    },
    {
      question: 'Peut-on fêter quelque chose ?',
      answer: 'Écrivez le jour, le nombre de personnes et l’occasion.',
    },
    {
      question: 'Comment peut-on payer ?',
      answer: 'Demandez si vous n’avez que des espèces ou qu’une carte.',
    },
  ],
  headings: {
    services: ['À manger et à boire', 'De la cuisine', 'À la carte'],
    gallery: ['Assiettes et verres', 'Entre les tables'],
    reviews: ['Dit au café', 'Ce que disent les tables'],
    questions: ['Demandé à table', 'Avant de venir'],
    contact: ['Venez manger', 'Une question ? Demandez', 'Écrire en cuisine'],
    newsletter: ['Depuis la cuisine', 'Nouveau à la carte'],
    scheduling: ['Choisir un soir', 'Réserver une table'],
  },
  contactLines: [
    'Demandez pour la carte, une allergie ou une grande tablée.',
    'Dites quand vous aimeriez venir et combien vous serez.',
  ],
  newsletterLines: ['Un mot quand la carte change.', 'Ce qui mijote en ce moment, de temps en temps.'],
  actions: ['Demander la carte', 'Poser une question'],
  ways: {
    'walk-in': { actions: ['Venir sur place'] },
    appointment: {
      actions: ['Réserver une table', 'Demander une table'],
      questions: [
        {
          question: 'Faut-il réserver ?',
          answer: 'C’est plus sûr, surtout à plusieurs. Indiquez le jour, l’heure et le nombre de couverts.',
        },
      ],
    },
    order: {
      actions: ['Commander à emporter'],
      questions: [
        {
          question: 'Peut-on emporter des plats ?',
          answer: 'Demandez quels plats voyagent bien et quand passer les prendre.',
        },
      ],
    },
  },
}
