import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Un fauteuil, un miroir, du temps', 'Qu’aimeriez-vous changer ?', 'Une heure pour vous'],
  introductions: [
    '{name}, à {place} : {services}. Dites ce que vous avez en tête, et ce que vous ne voulez pas.',
    '{name}, {place}. Apportez une image de ce que vous aimez, ou de ce que vous n’aimez pas.',
    'Dites combien de temps vous avez le matin, et ce que vous demandez au miroir. Le reste se discute.',
  ],
  servicesLabel: 'Ce qui se fait ici',
  servicesLines: [
    'Si quelque chose vous fait réagir, dites-le avant.',
    'Vous hésitez ? Décrivez ce qui vous gêne.',
  ],
  quotes: [
    'Installez-vous.',
    'C’est vous qui dites jusqu’où.',
    'Le miroir peut attendre un instant.',
    'Vous dites ce qui vous plaît.',
  ],
  questions: [
    {
      question: 'Comment dire ce que je veux ?',
      answer: 'Par une image, par des mots, ou par ce que vous ne voulez pas. Les trois aident.',
    },
    {
      question: 'Et si j’ai la peau ou les cheveux sensibles ?',
      answer: 'Dites-le avant, en précisant à quoi vous réagissez. Demandez un essai.',
    },
    {
      question: 'Combien de temps cela prend-il ?',
      answer: 'Demandez en écrivant, et dites ce qu’il y a à faire.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Cela dépend de la longueur, du temps et de la matière. Demandez un montant avant le début.',
    },
    {
      question: 'Combien de temps cela tient-il ?',
      answer: 'Cela dépend de la repousse et du soin. Demandez ce que vous pouvez faire chez vous.',
    },
  ],
  headings: {
    services: ['Ce qui se fait ici', 'De la tête aux mains', 'Soin et changement'],
    gallery: ['Dans le miroir', 'De près'],
    reviews: ['Dit en partant', 'Avec leurs mots'],
    questions: ['Avant de vous asseoir', 'Bon à savoir'],
    contact: ['Dites votre envie', 'Poser une question', 'Écrivez quelques lignes'],
    newsletter: ['Notes de soin', 'Au fil des saisons'],
    scheduling: ['Trouver une heure', 'Choisir un moment'],
  },
  contactLines: [
    'Ce que vous avez en tête, et quand cela vous irait.',
    'Une image le dit plus vite.',
    'Ce que vous avez en tête, et comment vous joindre.',
  ],
  newsletterLines: ['Quelques lignes de soin, au fil des saisons.', 'Du nouveau, de temps en temps.'],
  actions: ['Poser une question', 'Dire ce que j’aimerais', 'Écrire un message'],
  ways: {
    'walk-in': {
      actions: ['Venir sur place'],
      questions: [
        {
          question: 'Puis-je passer directement ?',
          answer: 'Venez et demandez. Il faudra peut-être attendre un peu.',
        },
      ],
    },
    appointment: {
      actions: ['Demander un rendez-vous', 'Trouver une heure'],
      questions: [
        {
          question: 'Et si je ne peux pas venir ?',
          answer: 'Écrivez dès que vous le savez, et demandez ce qui est prévu.',
        },
      ],
    },
    'call-out': {
      actions: ['Demander une visite'],
      questions: [
        {
          question: 'Que faut-il à la maison ?',
          answer: 'Une chaise, une bonne lumière, une prise et de l’eau à côté.',
        },
      ],
    },
  },
}
