import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Venez comme vous êtes', 'Qui se retrouve ici', 'Il reste une chaise'],
  introductions: [
    '{name}, à {place} : {services}. C’est l’affaire de celles et ceux qui viennent.',
    '{name}, {place}. Venez voir, posez une question, ou dites à quoi vous pourriez donner un coup de main.',
    'Nul besoin de savoir quoi que ce soit, ni de connaître quelqu’un. Écrivez que vous aimeriez venir.',
  ],
  servicesLabel: 'Ce qui se passe ici',
  servicesLines: [
    'Demandez ce qu’il y a cette semaine.',
    'Dites si des marches, le bruit ou la langue vous gênent.',
  ],
  quotes: [
    'Sortez une chaise de plus.',
    'Beaucoup de mains, une seule bouilloire.',
    'Qui vient en fait partie.',
  ],
  questions: [
    {
      question: 'Faut-il être membre ?',
      answer: 'Demandez ce qui est prévu, et venez d’abord voir si c’est possible.',
    },
    {
      question: 'Combien coûte la participation ?',
      answer: 'Demandez. Si l’argent fait obstacle, dites-le.',
    },
    { question: 'Puis-je amener quelqu’un ?', answer: 'Écrivez qui vient, pour qu’il y ait une chaise.' },
    {
      question: 'Comment aider ?',
      answer: 'Dites ce que vous aimez faire et quand vous avez le temps. Faire le café compte.',
    },
    {
      question: 'Le lieu est-il accessible ?',
      answer:
        'Écrivez ce qu’il vous faut : une rampe, un siège, du calme, un interprète. Vous saurez ce qui est possible.',
    },
  ],
  headings: {
    services: ['Ce qui se passe ici', 'Semaine après semaine', 'Ouvert à vous'],
    gallery: ['Visages et moments à venir', 'Ensemble'],
    reviews: ['Dit autour d’un café', 'Paroles de membres'],
    questions: ['Avant de venir', 'Ce que l’on demande'],
    contact: ['Venez', 'Demandez', 'Dites bonjour'],
    newsletter: ['Nouvelles aux voisins', 'Au programme'],
    scheduling: ['Trouver un moment', 'Choisir un jour'],
  },
  contactLines: [
    'Demandez ce qui se prépare, ou dites à quoi vous pourriez aider.',
    'Dites comment vous joindre et ce qui vous amène.',
  ],
  newsletterLines: [
    'Ce qui se prépare, et où il faut des bras.',
    'Une lettre aux voisins, de temps en temps.',
  ],
  actions: ['Venir', 'Poser une question', 'Donner un coup de main'],
  ways: {
    'walk-in': {
      actions: ['Venir sur place'],
      questions: [
        {
          question: 'Quand puis-je venir ?',
          answer: 'Demandez la prochaine rencontre, ou venez quand la porte est ouverte.',
        },
      ],
    },
    hire: {
      actions: ['Demander la salle'],
      questions: [
        {
          question: 'Peut-on utiliser la salle ?',
          answer: 'Écrivez le jour, les heures, l’usage et combien vous serez.',
        },
      ],
    },
    enroll: {
      actions: ['En faire partie'],
      questions: [
        { question: 'Comment en faire partie ?', answer: 'Écrivez votre nom et ce qui vous amène.' },
      ],
    },
    donate: {
      actions: ['Demander pour un don', 'Faire un don'],
      questions: [
        {
          question: 'À quoi sert un don ?',
          answer: 'Demandez ce qui manque en ce moment et à quoi le don est employé.',
        },
      ],
    },
  },
}
