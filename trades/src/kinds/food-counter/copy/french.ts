import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Venez avec la faim', 'À qui le tour ?', 'Quelque chose pour la route'],
  introductions: [
    '{name}, à {place} : {services}. Par-dessus le comptoir, le reste vous regarde.',
    '{name}, {place}. Regardez, montrez du doigt, dites combien.',
    'Passez, voyez ce qu’il y a et emportez. S’il manque quelque chose, demandez.',
  ],
  servicesLabel: 'Au comptoir',
  servicesLines: [
    'Demandez ce qu’il y a aujourd’hui.',
    'Une allergie ? Dites-le avant de commander, à chaque fois.',
  ],
  quotes: [
    'À manger tant que c’est chaud.',
    'Encore un pour la route ?',
    'Qui demande ce qu’il y a dedans le saura.',
    'Passez voir.',
  ],
  questions: [
    { question: 'Qu’y a-t-il aujourd’hui ?', answer: 'Venez voir, ou demandez avant de partir.' },
    {
      question: 'Qu’est-ce qu’il y a dedans ?',
      answer: 'Demandez au comptoir. En cas d’allergie, dites-le avant de commander.',
    },
    {
      question: 'Peut-on emporter ?',
      answer: 'Demandez de quoi emballer, ou apportez votre boîte ou votre sac.',
    },
    {
      question: 'Comment peut-on payer ?',
      answer: 'Demandez avant de commander si vous n’avez que des espèces ou qu’une carte.',
    },
  ],
  headings: {
    services: ['Ce qu’il y a', 'À l’ardoise', 'Au comptoir'],
    gallery: ['Vu au comptoir', 'Presque parti'],
    reviews: ['Dit la bouche pleine', 'Ce que disent les gens'],
    questions: ['Demandé au comptoir', 'Bon à savoir'],
    contact: ['Passez', 'Demandez', 'Trouver le comptoir'],
    newsletter: ['À l’ardoise', 'Les premiers à savoir'],
    scheduling: ['Choisir une heure', 'Quand passer'],
  },
  contactLines: [
    'Demandez ce qu’il y a, ou dites ce que vous aimeriez trouver.',
    'Demander ce qu’il y a dedans, c’est toujours permis.',
  ],
  newsletterLines: ['Une ligne quand il y a du nouveau à l’ardoise.', 'Quoi et où, de temps en temps.'],
  actions: ['À tout de suite', 'Qu’y a-t-il aujourd’hui ?'],
  ways: {
    'walk-in': { actions: ['Venir au comptoir'] },
    order: {
      actions: ['Commander à l’avance', 'Passer commande'],
      questions: [
        {
          question: 'Peut-on commander à l’avance ?',
          answer: 'Écrivez ce que vous voulez, combien, et quand vous passez le prendre.',
        },
      ],
    },
    hire: {
      actions: ['Demander pour une date'],
      questions: [
        {
          question: 'Venez-vous pour une fête ?',
          answer: 'Écrivez le jour, le lieu et combien vous serez à avoir faim.',
        },
      ],
    },
  },
}
