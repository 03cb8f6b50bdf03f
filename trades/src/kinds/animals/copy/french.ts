import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: [
    'Pour les animaux et leurs humains',
    'Poils, plumes, sabots et pattes',
    'Présentez votre animal',
  ],
  introductions: [
    '{name}, à {place} : {services}. Dites de quel animal il s’agit et ce dont il a besoin.',
    '{name}, {place}. Commencez par le nom, l’âge et le caractère de votre animal, et par ce qui vous amène.',
    'Aucun animal ne ressemble à un autre, et vous connaissez le vôtre. Dites ce que vous avez remarqué.',
  ],
  servicesLabel: 'Pour votre animal',
  servicesLines: ['Précisez l’espèce et l’âge.', 'Si votre animal craint les inconnus, dites-le avant.'],
  quotes: [
    'D’abord, laisser l’animal renifler.',
    'Votre animal, c’est vous qui le connaissez. Dites tout.',
    'Des gestes lents, une voix basse, le temps de regarder.',
  ],
  questions: [
    {
      question: 'Que faut-il dire de mon animal ?',
      answer:
        'Son espèce, son âge, sa taille, ce qu’il mange et ce qui lui fait peur. S’il prend un traitement, indiquez-le aussi.',
    },
    {
      question: 'Mon animal est craintif. Que faire ?',
      answer:
        'Dites-le dans votre message, avec ce qui le calme. Une couverture qui sent la maison aide souvent.',
    },
    {
      question: 'Prenez-vous mon type d’animal ?',
      answer: 'Écrivez de quel animal il s’agit. Vous saurez avant de venir si c’est la bonne adresse.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Cela dépend de l’animal et de ses besoins. Demandez avant de décider.',
    },
  ],
  headings: {
    services: ['Ce dont il peut avoir besoin', 'Pour votre animal', 'À la demande des animaux'],
    gallery: ['Poils, plumes et amis', 'Vu ici'],
    reviews: ['Ce que disent les maîtres', 'Avec leurs mots'],
    questions: ['Ce que demandent les maîtres', 'Bon à savoir'],
    contact: ['Présentez votre animal', 'Une question ? Écrivez', 'Parlez de votre animal'],
    newsletter: ['Nouvelles à quatre pattes', 'Des nouvelles, parfois'],
    scheduling: ['Choisir un horaire', 'Prendre rendez-vous'],
  },
  contactLines: [
    'Le nom, l’espèce et l’âge de votre animal sont un bon début.',
    'Dites ce que vous avez remarqué, et depuis quand.',
  ],
  newsletterLines: [
    'De temps en temps, quelques lignes sur la vie avec les animaux.',
    'Une courte lettre quand il y a quelque chose à raconter.',
  ],
  actions: ['Parler de mon animal', 'Écrire un message', 'Poser une question'],
  ways: {
    'walk-in': { actions: ['Venir sur place'] },
    appointment: {
      actions: ['Demander un rendez-vous', 'Prendre rendez-vous'],
      questions: [
        {
          question: 'Que faut-il apporter ?',
          answer:
            'Les papiers de l’animal et vos questions sur une feuille. Les chats voyagent mieux en caisse, les chiens en laisse.',
        },
      ],
    },
    'call-out': {
      actions: ['Demander une visite'],
      questions: [
        {
          question: 'Que faut-il prévoir pour une visite à domicile ?',
          answer: 'De la lumière, un peu de place et quelqu’un que l’animal connaît.',
        },
      ],
    },
    enroll: { actions: ['Demander une place'] },
  },
}
