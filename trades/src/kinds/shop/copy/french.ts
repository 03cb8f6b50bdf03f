import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Entrez et regardez', 'Que cherchez-vous ?', 'Poussez la porte, faites le tour'],
  introductions: [
    '{name}, à {place} : {services}. Entrez, regardez, et demandez ce que vous ne voyez pas.',
    '{name}, {place}. Dites ce que vous cherchez, pour qui, et à quoi cela servira.',
    'Tout n’est pas en rayon. Demandez ce qui manque : par son nom, sa couleur ou avec une photo.',
  ],
  servicesLabel: 'Ce qu’il y a',
  servicesLines: [
    'Demandez ce qui n’est pas en rayon.',
    'Si c’est pour quelqu’un d’autre, parlez de lui ou d’elle.',
  ],
  quotes: ['Faites le tour.', 'Prenez-le en main, c’est fait pour.', 'Regarder n’engage à rien.'],
  questions: [
    {
      question: 'Est-ce en stock ?',
      answer: 'Écrivez ce que vous cherchez, avec taille, couleur ou référence. Vous saurez si c’est là.',
    },
    { question: 'Peut-on mettre quelque chose de côté ?', answer: 'Demandez, en disant jusqu’à quand.' },
    {
      question: 'Peut-on rapporter ?',
      answer: 'Demandez avant d’acheter ce qui est prévu, et gardez le ticket.',
    },
    {
      question: 'Peut-on regarder sans acheter ?',
      answer: 'Bien sûr. Demandez qu’on descende ce qui est trop haut.',
    },
    {
      question: 'Comment peut-on payer ?',
      answer: 'Demandez si vous n’avez que des espèces ou qu’une carte.',
    },
  ],
  headings: {
    services: ['Ce qu’il y a', 'En rayon', 'À rapporter chez soi'],
    gallery: ['Dans les rayons', 'En vitrine'],
    reviews: ['Dit à la caisse', 'Ce que disent les clients'],
    questions: ['Avant de venir', 'Demandé à la caisse'],
    contact: ['Demander quelque chose', 'Trouver la boutique', 'Écrivez quelques lignes'],
    newsletter: ['Nouveau en rayon', 'Depuis la vitrine'],
    scheduling: ['Choisir un moment', 'Une heure calme'],
  },
  contactLines: ['Ce que vous cherchez, et pour qui.', 'Une photo le dit souvent plus vite qu’un nom.'],
  newsletterLines: [
    'Une ligne quand du nouveau sort des cartons.',
    'Ce qu’il y a en vitrine, de temps en temps.',
  ],
  actions: ['Demander quelque chose', 'Écrire un message'],
  ways: {
    'walk-in': { actions: ['Venir en boutique'] },
    appointment: {
      actions: ['Demander une heure'],
      questions: [
        {
          question: 'Peut-on être conseillé tranquillement ?',
          answer: 'Demandez une heure et dites de quoi il s’agit.',
        },
      ],
    },
    order: {
      actions: ['Commander un article', 'Passer commande'],
      questions: [
        {
          question: 'Peut-on commander un article ?',
          answer: 'Donnez le nom, la référence ou une photo. Vous saurez si cela se trouve, et quand.',
        },
      ],
    },
    hire: {
      actions: ['Demander pour louer'],
      questions: [
        { question: 'Peut-on louer ?', answer: 'Dites quoi, pour quand et pour combien de temps.' },
      ],
    },
  },
}
