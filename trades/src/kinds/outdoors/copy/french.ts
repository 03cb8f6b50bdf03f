import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Prendre le grand air', 'Par où, et avec qui ?', 'Chaussures aux pieds, en route'],
  introductions: [
    '{name}, à {place} : {services}. Dites quand vous pouvez venir, combien vous êtes et ce que vous avez déjà fait.',
    '{name}, {place}. Dites ce que vous aimeriez voir et jusqu’où vous aimez aller.',
    'La météo a son mot à dire, le reste dépend de vous. Donnez vos dates et dites qui vient.',
  ],
  servicesLabel: 'Dehors',
  servicesLines: [
    'Dites l’âge du plus jeune et la forme du plus lent.',
    'Demandez comment vous habiller avant de préparer le sac.',
    'Dites qui vient, et ce dont vous avez envie.',
  ],
  quotes: [
    'La météo a son mot à dire.',
    'Lever les yeux plus souvent.',
    'Qui va lentement en voit plus.',
    'Demandez d’abord, venez ensuite.',
  ],
  questions: [
    {
      question: 'Et si le temps change ?',
      answer: 'Demandez avant ce qui est prévu. Dehors, c’est la sécurité qui décide.',
    },
    {
      question: 'Que mettre, qu’emporter ?',
      answer:
        'Demandez une liste. Plusieurs couches, de bonnes chaussures et de quoi boire conviennent presque toujours.',
    },
    {
      question: 'Les débutants peuvent-ils venir ?',
      answer: 'Écrivez ce que vous avez déjà fait. Vous saurez ce qui convient.',
    },
    { question: 'Est-ce adapté aux enfants ?', answer: 'Dites leur âge et ce qu’ils aiment faire.' },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Cela dépend du jour, de la durée et du nombre. Demandez un montant pour le vôtre.',
    },
  ],
  headings: {
    services: ['Dehors', 'Ce que l’on fait ici', 'Au choix'],
    gallery: ['Ciels et vues', 'En chemin'],
    reviews: ['Dit au retour', 'Ce que disent les gens'],
    questions: ['Avant de partir', 'Bon à savoir'],
    contact: ['Donnez vos dates', 'Demander les conditions', 'Écrivez quelques lignes'],
    newsletter: ['Quand la saison ouvre', 'Météo et dates'],
    scheduling: ['Choisir un jour', 'Trouver un jour'],
  },
  contactLines: [
    'Vos dates, combien vous êtes et ce que vous avez déjà fait.',
    'Demandez pour la saison, la distance ou les chaussures.',
  ],
  newsletterLines: [
    'De temps en temps : ce que la saison permet.',
    'Des dates, des conditions, rien d’autre.',
  ],
  actions: ['Demander pour mes dates', 'Écrire un message', 'Poser une question'],
  ways: {
    'walk-in': { actions: ['Venir sur place'] },
    appointment: {
      actions: ['Réserver un jour', 'Trouver un jour'],
      questions: [
        {
          question: 'Comment réserver ?',
          answer: 'Donnez deux jours possibles, combien vous êtes et ce que vous avez déjà fait.',
        },
      ],
    },
    hire: {
      actions: ['Demander pour louer'],
      questions: [
        {
          question: 'Que faut-il pour louer ?',
          answer: 'Demandez ce qu’il faut présenter et laisser, et dites pour combien de temps et pour qui.',
        },
      ],
    },
    enroll: {
      actions: ['Demander un stage'],
      questions: [
        {
          question: 'Comment s’inscrire à un stage ?',
          answer: 'Écrivez qui veut apprendre, ce qui a précédé et quels jours sont possibles.',
        },
      ],
    },
  },
}
