import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Un lieu pour les petits', 'Pour les enfants et leurs parents', 'Parlez de votre enfant'],
  introductions: [
    '{name}, à {place} : {services}. Dites l’âge de votre enfant et ce que vous cherchez.',
    '{name}, {place}. Posez vos questions et dites quelques mots de votre enfant.',
    'La première question porte souvent sur l’âge, la deuxième sur tout le reste. Posez les deux.',
  ],
  servicesLabel: 'Pour les enfants',
  servicesLines: [
    'Indiquez l’âge de l’enfant, et à partir de quand.',
    'Demandez à voir les lieux avant de décider.',
  ],
  quotes: [
    'De petites chaussures près de la porte.',
    'Grandir prend le temps qu’il faut.',
    'Toute question sur votre enfant est une bonne question.',
  ],
  questions: [
    {
      question: 'À partir de quel âge ?',
      answer: 'Indiquez l’âge actuel de votre enfant et la date souhaitée. Vous saurez si cela convient.',
    },
    {
      question: 'Mon enfant est timide. Est-ce un souci ?',
      answer: 'Non. Dites-le, avec ce qui l’aide à commencer : un doudou, une chanson, un peu de temps.',
    },
    {
      question: 'Que doit-il apporter ?',
      answer:
        'Des vêtements qui ne craignent rien et l’objet qui ne doit pas manquer. Demandez pour le reste.',
    },
    {
      question: 'Et en cas d’allergie ou de traitement ?',
      answer: 'Prévenez par écrit avant le premier jour : ce qu’il faut faire, ce qu’il faut éviter.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Cela dépend de l’âge, des jours et des heures. Indiquez les vôtres et demandez un montant.',
    },
  ],
  headings: {
    services: ['Ce qu’il y a pour les enfants', 'Pour les petits', 'Une journée ici'],
    gallery: ['De petites choses', 'Feuilles, cailloux et flaques'],
    reviews: ['Ce que disent les parents', 'Avec les mots des parents'],
    questions: ['Ce que demandent les parents', 'Avant le premier jour'],
    contact: ['Parlez de votre enfant', 'Une question de parent ?', 'Écrivez quelques lignes'],
    newsletter: ['Lettres aux parents', 'Des nouvelles, parfois'],
    scheduling: ['Choisir un jour', 'Convenir d’une visite'],
  },
  contactLines: [
    'L’âge de l’enfant, et à partir de quand : cela suffit pour commencer.',
    'Demandez ce que vous voulez savoir. Aucune question n’est trop petite.',
  ],
  newsletterLines: [
    'Une courte lettre aux parents quand il y a quelque chose à dire.',
    'De temps en temps : ce qui a été vu, chanté et trouvé.',
  ],
  actions: ['Parler de mon enfant', 'Écrire un message', 'Poser une question'],
  ways: {
    'walk-in': { actions: ['Venir sur place'] },
    appointment: {
      actions: ['Convenir d’une visite'],
      questions: [
        {
          question: 'Peut-on venir voir avant ?',
          answer: 'Demandez un jour. Venez avec votre enfant et vos questions.',
        },
      ],
    },
    hire: { actions: ['Demander pour une date'] },
    enroll: {
      actions: ['Demander une place', 'Inscrire mon enfant'],
      questions: [
        {
          question: 'Comment inscrire mon enfant ?',
          answer: 'Écrivez son prénom et son âge, les jours souhaités et à partir de quand.',
        },
      ],
    },
  },
}
