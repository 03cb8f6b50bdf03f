import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Fait à la main à {place}', 'Sorti de l’établi', 'Que doit-elle devenir ?'],
  introductions: [
    '{name}, à {place} : {services}. Dites à quoi cela servira et où cela vivra.',
    '{name}, {place}. Apportez une mesure, un dessin ou l’objet auquel il faut s’accorder.',
    'Une pièce commence par un usage et une taille. Dites les deux, et la matière si vous l’avez en tête.',
    '{name}, {place}. Dites ce que vous cherchez, et demandez ce que vous voulez savoir.',
  ],
  servicesLabel: 'Ce qui se fait ici',
  servicesLines: [
    'Renseignez-vous sur les matières avant de choisir.',
    'Une pièce ou plusieurs : dites combien, et pour quand.',
    'Demandez ce qu’il y a en ce moment.',
  ],
  quotes: [
    'La matière a son mot à dire.',
    'La lenteur est aussi une façon de travailler.',
    'À prendre en main avant de juger.',
  ],
  questions: [
    {
      question: 'Que faut-il savoir pour une commande ?',
      answer: 'À quoi cela sert, quelle taille cela peut avoir, où cela ira et pour quand.',
    },
    {
      question: 'Combien coûte une pièce ?',
      answer:
        'Cela dépend de la taille, de la matière et des heures. Décrivez-la et demandez d’abord un montant.',
    },
    {
      question: 'Combien de temps faut-il ?',
      answer: 'Demandez, en donnant la date voulue. Certaines matières réclament leur temps.',
    },
    {
      question: 'Puis-je choisir la matière ?',
      answer: 'Demandez ce qu’il y a à l’atelier, et venez la toucher si vous pouvez.',
    },
    {
      question: 'Comment l’entretenir ?',
      answer: 'Demandez en venant la chercher. Chaque matière a ses habitudes.',
    },
  ],
  headings: {
    services: ['Ce qui se fait ici', 'Travaux grands et petits', 'De l’atelier'],
    gallery: ['Sur l’établi', 'Choses inachevées'],
    reviews: ['Ce qu’on dit du travail', 'Avec leurs mots'],
    questions: ['Demandé à l’établi', 'Bon à savoir'],
    contact: ['Décrire votre projet', 'Écrire à l’atelier', 'Une question ? Demandez'],
    newsletter: ['Lettres de l’atelier', 'Sur l’établi'],
    scheduling: ['Choisir un jour', 'Un moment pour passer'],
  },
  contactLines: [
    'L’usage, la taille, et pour quand.',
    'Un croquis au dos d’une enveloppe suffit.',
    'Ce que vous cherchez, et comment vous joindre.',
  ],
  newsletterLines: [
    'Une lettre de l’atelier, de temps en temps.',
    'Ce qui est sur l’établi, et ce qui vient d’en partir.',
  ],
  actions: ['Décrire ma pièce', 'Écrire à l’atelier', 'Poser une question'],
  ways: {
    'walk-in': {
      actions: ['Venir à l’atelier'],
      questions: [
        {
          question: 'Peut-on venir voir ?',
          answer: 'Demandez quand il y a quelqu’un : les outils se reposeront le temps d’en parler.',
        },
      ],
    },
    appointment: { actions: ['Demander un rendez-vous'] },
    order: {
      actions: ['Commander une pièce', 'Demander un devis'],
      questions: [
        {
          question: 'Comment commander ?',
          answer:
            'Décrivez avec des mots et un croquis ou une photo. Le travail commence une fois taille, matière et prix convenus.',
        },
      ],
    },
    enroll: {
      actions: ['Demander un stage'],
      questions: [
        {
          question: 'Peut-on apprendre ?',
          answer: 'Demandez le prochain stage, et dites ce que vos mains ont déjà fait.',
        },
      ],
    },
  },
}
