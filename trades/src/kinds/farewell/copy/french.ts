import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Lorsque quelqu’un est décédé', 'Vous avez le temps', 'En mémoire'],
  introductions: [
    '{name}, à {place} : {services}. Prenez contact lorsque vous le pourrez.',
    '{name}, {place}. Vous n’avez pas à savoir dès maintenant ce qu’il faut faire.',
    'Rien ne doit être décidé dans la première heure. Commencez par le nom, et par la façon de vous joindre.',
  ],
  servicesLabel: 'Ce qui se fait',
  servicesLines: ['Demandez ce qui n’est pas nommé ici.', 'Vous n’avez pas à décider aujourd’hui.'],
  quotes: ['Prenez le temps qu’il vous faut.'],
  questions: [
    {
      question: 'Que faut-il faire en premier ?',
      answer:
        'Si le décès a eu lieu à la maison, il faut appeler un médecin. Ensuite, prenez contact et demandez ce qui suit.',
    },
    {
      question: 'Que faut-il avoir sous la main ?',
      answer:
        'Le nom, l’endroit où la personne se trouve et la façon de vous joindre. Les papiers peuvent suivre.',
    },
    {
      question: 'Combien cela coûtera-t-il ?',
      answer: 'Cela dépend de vos choix. Demandez-le par écrit avant de décider.',
    },
    {
      question: 'Les proches peuvent-ils s’en charger en partie ?',
      answer: 'Demandez. Beaucoup est possible, et vous pouvez aussi le laisser à d’autres.',
    },
  ],
  headings: {
    services: ['Ce qui se fait', 'Ce qu’il y a à régler', 'De quelles manières'],
    gallery: ['Lieux calmes', 'Lumière'],
    reviews: ['Lettres reçues', 'Avec leurs mots'],
    questions: ['Ce que l’on demande', 'Dans les premiers jours'],
    contact: ['Quelques lignes', 'Prendre contact', 'Lorsque vous pourrez'],
    newsletter: ['Des lettres, rarement', 'De loin en loin'],
    scheduling: ['Trouver un moment', 'Un moment pour parler'],
  },
  contactLines: ['Le nom, et la façon de vous joindre.', 'Quelques mots suffisent. Le reste peut attendre.'],
  newsletterLines: ['Quelques lignes, rarement.', 'Une lettre une ou deux fois par an.'],
  actions: ['Écrire un message', 'Voir les coordonnées', 'Poser une question'],
  ways: {
    appointment: {
      actions: ['Demander un moment'],
      questions: [
        {
          question: 'Où peut-on se parler ?',
          answer: 'Dites où et quand ce serait le plus simple pour vous.',
        },
      ],
    },
    'call-out': { actions: ['Demander une venue'] },
    order: {
      actions: ['Demander pour une pierre'],
      questions: [
        {
          question: 'Comment commander une pierre ou une inscription ?',
          answer:
            'Demandez ce que permet le cimetière, et apportez le nom et les dates tels qu’ils doivent être gravés.',
        },
      ],
    },
  },
}
