import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['À votre porte, à {place}', 'Que faut-il faire chez vous ?', 'Une chose de moins à faire'],
  introductions: [
    '{name}, à {place} : {services}. Dites où vous habitez et ce qui attend depuis un moment.',
    '{name}, {place}. Dites de quoi il s’agit, à quel étage, et si l’on peut se garer.',
    'Il y a des choses, dans une maison, qu’il vaut mieux confier. Dites lesquelles.',
    '{name}, {place}. Dites de quoi il s’agit. Quelques mots suffisent pour commencer.',
  ],
  servicesLabel: 'Ce qui se fait',
  servicesLines: [
    'Dites où c’est et quelle taille cela fait.',
    'Prévenez pour les animaux, les alarmes et les escaliers étroits.',
  ],
  quotes: [
    'Vous ouvrez la porte, le reste se fait.',
    'D’abord ce qui a le plus attendu.',
    'Chaussures ou chaussettes ? À vous de dire.',
    'Dites ce que c’est. Le reste se demande.',
  ],
  questions: [
    {
      question: 'Que faut-il savoir à l’avance ?',
      answer: 'L’adresse ou le quartier, ce qu’il y a à faire, en quelle quantité, et une photo si possible.',
    },
    {
      question: 'Combien cela coûtera-t-il ?',
      answer: 'Cela dépend de la quantité de travail. Décrivez-le et demandez un montant avant de décider.',
    },
    {
      question: 'Dois-je être à la maison ?',
      answer: 'Quelqu’un doit ouvrir ou laisser une clé. Dites ce qui vous arrange.',
    },
    { question: 'Venez-vous jusque dans ma rue ?', answer: 'Écrivez où vous êtes, et demandez.' },
    { question: 'Que faut-il ranger avant ?', answer: 'Ce qui est fragile ou gêne, et laisser le passage.' },
  ],
  headings: {
    services: ['Ce qui se fait', 'Dedans et dehors', 'Rayé de votre liste'],
    gallery: ['Avant, après', 'Les outils'],
    reviews: ['Dit sur le pas de la porte', 'Ce que disent les clients'],
    questions: ['Avant le coup de sonnette', 'Bon à savoir'],
    contact: ['Dites ce qui attend', 'Poser une question', 'Écrivez quelques lignes'],
    newsletter: ['Rappels de saison', 'À faire ce mois'],
    scheduling: ['Choisir un jour', 'Un jour qui vous va'],
  },
  contactLines: ['Où vous êtes, de quoi il s’agit et quand cela vous arrange.', 'Une phrase suffit.'],
  newsletterLines: [
    'Un rappel, de temps en temps, de ce que demande une maison en ce moment.',
    'De courtes notes au fil des saisons.',
  ],
  actions: ['Dire ce qu’il faut faire', 'Écrire un message', 'Demander pour ma rue'],
  ways: {
    appointment: {
      actions: ['Choisir un jour'],
      questions: [
        {
          question: 'Un jour fixe est-il possible ?',
          answer: 'Dites lequel et à quel rythme, et demandez si cela convient.',
        },
      ],
    },
    'call-out': {
      actions: ['Demander une visite'],
      questions: [
        {
          question: 'Quand quelqu’un peut-il venir ?',
          answer: 'Écrivez quels jours vous conviennent et si cela presse.',
        },
      ],
    },
    order: { actions: ['Demander un devis'] },
  },
}
