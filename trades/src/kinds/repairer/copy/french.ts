import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Ne le jetez pas encore', 'En panne ? Décrivez le bruit', 'Qu’est-ce qui ne va pas ?'],
  introductions: [
    '{name}, à {place} : {services}. Dites ce que c’est, ce que cela ne fait plus et depuis quand.',
    '{name}, {place}. Marque, modèle et bruit : c’est la moitié de la recherche.',
    'Ce qui s’arrête a souvent une seule raison. Il s’agit d’abord de la trouver.',
    '{name}, {place}. Dites ce que c’est, et ce qu’il faut en faire.',
  ],
  servicesLabel: 'Ce qui se répare',
  servicesLines: [
    'Notez marque et modèle. Ils sont souvent dessous ou derrière.',
    'Gardez la pièce tombée, même si elle semble inutile.',
    'Dites ce que c’est, et ce qu’il faut en faire.',
  ],
  quotes: [
    'D’abord savoir pourquoi, ensuite réparer.',
    'Vieux ne veut pas dire fini.',
    'La petite vis compte.',
  ],
  questions: [
    {
      question: 'Que faut-il dire ?',
      answer:
        'Ce que c’est, la marque et le modèle, ce que cela fait ou ne fait plus, et depuis quand. Une photo ou un enregistrement du bruit aide.',
    },
    {
      question: 'Cela vaut-il la peine de réparer ?',
      answer: 'Parfois non. Demandez avant de décider, et dites ce que l’objet représente pour vous.',
    },
    {
      question: 'Combien cela coûtera-t-il ?',
      answer: 'Cela dépend de la panne et de la pièce. Demandez un montant avant le début.',
    },
    {
      question: 'Combien de temps faut-il ?',
      answer: 'C’est souvent une pièce qui décide. Demandez à quoi vous attendre.',
    },
    {
      question: 'Et si la pièce ne se fabrique plus ?',
      answer: 'Notez marque, modèle et année. Parfois elle se trouve, parfois elle se refait.',
    },
  ],
  headings: {
    services: ['Ce qui se répare', 'Dès la première vis', 'Remis en marche'],
    gallery: ['Sur l’établi', 'Démonté'],
    reviews: ['Dit quand cela remarchait', 'Ce que disent les clients'],
    questions: ['Avant de l’apporter', 'Bon à savoir'],
    contact: ['Qu’est-ce qui cloche ?', 'Décrire la panne', 'Écrivez quelques lignes'],
    newsletter: ['Pour que cela dure', 'Notes d’atelier'],
    scheduling: ['Choisir une heure', 'Une heure pour l’apporter'],
  },
  contactLines: [
    'Ce que c’est, ce que cela ne fait plus, et depuis quand.',
    'Marque et modèle évitent une question.',
    'Ce que c’est, et comment vous joindre.',
  ],
  newsletterLines: [
    'De temps en temps, un mot pour que les choses durent.',
    'De petits soins, au fil des saisons.',
  ],
  actions: ['Décrire la panne', 'Écrire un message', 'Est-ce réparable ?'],
  ways: {
    'walk-in': {
      actions: ['Venir à l’atelier'],
      questions: [
        {
          question: 'Puis-je l’apporter directement ?',
          answer: 'Venez quand c’est ouvert, avec câbles, clés et tout ce qui va avec.',
        },
      ],
    },
    appointment: {
      actions: ['Demander un rendez-vous'],
      questions: [
        { question: 'Faut-il un rendez-vous ?', answer: 'Demandez une heure et dites ce que vous apportez.' },
      ],
    },
    'call-out': {
      actions: ['Demander une visite'],
      questions: [
        {
          question: 'Peut-on venir voir sur place ?',
          answer: 'Écrivez où cela se trouve, comment y accéder et ce que c’est.',
        },
      ],
    },
    order: { actions: ['Demander un devis'] },
  },
}
