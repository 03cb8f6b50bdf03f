import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Construire là où vous vivez', 'Que faut-il bâtir à {place} ?', 'Du plan à la dernière vis'],
  introductions: [
    '{name}, à {place} : {services}. Dites ce qu’il y a maintenant et ce qu’il devrait y avoir après.',
    '{name}, {place}. Une photo, deux mesures et une phrase suffisent pour commencer.',
    'Décrivez le mur, le toit ou la pièce comme ils sont. Ce qu’ils doivent devenir tient dans la deuxième phrase.',
  ],
  servicesLabel: 'Les travaux',
  servicesLines: [
    'Une photo en dit plus que le mot juste.',
    'Précisez si la maison est habitée pendant les travaux.',
  ],
  quotes: [
    'Mesurer deux fois, demander une fois de plus.',
    'C’est ce qu’il y a derrière le mur qui décide.',
    'Un bon ouvrage a l’air d’avoir été là depuis le début.',
  ],
  questions: [
    {
      question: 'Que faut-il envoyer ?',
      answer:
        'Des photos de près et de loin, des mesures approximatives et la commune. Dites ce que vous savez déjà du bâtiment.',
    },
    {
      question: 'Combien cela coûtera-t-il ?',
      answer:
        'Cela dépend de ce que l’on trouve et de ce que vous choisissez. Demandez-le par écrit avant le début.',
    },
    {
      question: 'Peut-on habiter là pendant les travaux ?',
      answer:
        'Demandez, en précisant qui vit dans la maison. Poussière, bruit et eau s’organisent autour des gens.',
    },
    {
      question: 'Faut-il une autorisation ?',
      answer: 'Pour certains travaux, oui. Renseignez-vous à la mairie.',
    },
    {
      question: 'Puis-je acheter le matériel moi-même ?',
      answer: 'Demandez avant de payer, pour qu’il convienne au reste du chantier.',
    },
  ],
  headings: {
    services: ['Les travaux', 'L’ouvrage, partie par partie', 'Murs, toits et le reste'],
    gallery: ['Sur le chantier', 'Matière et outils'],
    reviews: ['Une fois la poussière retombée', 'Ce que disent les clients'],
    questions: ['Avant le chantier', 'Demandé sur place'],
    contact: ['Décrire les travaux', 'Poser une question', 'Écrivez quelques lignes'],
    newsletter: ['Nouvelles du chantier', 'Avant l’hiver'],
    scheduling: ['Choisir un jour', 'Un moment pour voir'],
  },
  contactLines: [
    'De quoi il s’agit, où, et une photo : c’est un début.',
    'Dites pour quand, et si vous y habitez entre-temps.',
  ],
  newsletterLines: [
    'Un mot avant chaque saison sur ce que demande une maison.',
    'Ce qui se construit, de temps en temps.',
  ],
  actions: ['Décrire les travaux', 'Écrire un message', 'Parler de mon projet'],
  ways: {
    appointment: { actions: ['Choisir un jour'] },
    'call-out': {
      actions: ['Demander une visite'],
      questions: [
        {
          question: 'Peut-on venir voir d’abord ?',
          answer: 'Demandez une visite, avec l’adresse et deux ou trois photos.',
        },
      ],
    },
    order: { actions: ['Demander un devis'] },
  },
}
