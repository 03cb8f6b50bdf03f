import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Une nuit à {place}', 'Un lit à {place}', 'Posez votre valise'],
  introductions: [
    '{name}, à {place} : {services}. Dites quand vous arrivez, quand vous repartez et combien vous êtes.',
    '{name}, {place}. Arriver, poser le sac, regarder par la fenêtre.',
    'Écrivez d’abord vos dates. Le reste se règle mieux ensuite.',
  ],
  servicesLabel: 'Où vous dormirez',
  servicesLines: [
    'Dites combien vous êtes, et si les escaliers vous gênent.',
    'Demandez ce qui compte pour vous : se garer, un lit d’enfant, un train tardif.',
  ],
  quotes: [
    'La clé, c’est le plus simple.',
    'Dormir d’abord, la ville demain.',
    'Une fenêtre, un lit, une porte qui ferme.',
  ],
  questions: [
    {
      question: 'À quelle heure arriver et partir ?',
      answer: 'Indiquez l’heure de votre train ou de votre voiture. Vous saurez ce qui est possible.',
    },
    { question: 'Peut-on venir avec un chien ?', answer: 'Demandez avant, en précisant sa taille.' },
    { question: 'Peut-on se garer ?', answer: 'Demandez avant de partir, en précisant votre véhicule.' },
    { question: 'Est-ce adapté aux enfants ?', answer: 'Dites leur âge et dans quoi ils dorment.' },
    {
      question: 'Et si mes projets changent ?',
      answer: 'Demandez avant de décider ce qui vaut pour vos dates, et écrivez dès que vous le savez.',
    },
  ],
  headings: {
    services: ['Où vous dormirez', 'Ce qu’il y a ici', 'Les chambres et autour'],
    gallery: ['Par la fenêtre', 'La maison et ses abords'],
    reviews: ['Dans le livre d’or', 'Ce que les hôtes ont écrit'],
    questions: ['Avant de partir', 'Ce que demandent les hôtes'],
    contact: ['Écrivez vos dates', 'Demander un séjour', 'Quelques lignes suffisent'],
    newsletter: ['Lettres d’ici', 'Quand la saison change'],
    scheduling: ['Choisir vos nuits', 'Trouver vos dates'],
  },
  contactLines: [
    'Le jour d’arrivée, celui du départ et combien vous êtes.',
    'Demandez ce qu’il vous faut savoir avant de décider.',
  ],
  newsletterLines: [
    'Une lettre de temps en temps, sur la maison et la saison.',
    'Ce qui fleurit, ce qui ouvre, rien de plus.',
  ],
  actions: ['Demander pour mes dates', 'Écrire un message', 'Venir ici'],
  ways: {
    appointment: {
      actions: ['Réserver un séjour', 'Demander une chambre'],
      questions: [
        {
          question: 'Comment réserver ?',
          answer:
            'Indiquez le jour d’arrivée, celui du départ et combien vous êtes. Le séjour est convenu lorsqu’une réponse le confirme.',
        },
      ],
    },
  },
}
