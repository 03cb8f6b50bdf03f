import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Que fêtez-vous ?', 'Dites la date', 'Pour le jour même'],
  introductions: [
    '{name}, à {place} : {services}. Dites la date, le lieu et combien vous serez.',
    '{name}, {place}. Commencez par le jour, puis dites à quoi il devrait ressembler.',
    'Une date, un lieu, un nombre de personnes : une fête commence par trois mots. Ajoutez ce que vous savez déjà.',
    '{name}, {place}. Dites de quoi il s’agit, et ce qui compte pour vous.',
  ],
  servicesLabel: 'Pour votre fête',
  servicesLines: [
    'Dites si c’est dedans ou dehors, et ce qui se passe s’il pleut.',
    'Demandez ce que vous avez en tête. Une moitié d’idée suffit.',
    'Dites de quoi il s’agit, et ce qui compte pour vous.',
  ],
  quotes: [
    'La date d’abord, le reste ensuite.',
    'Quelqu’un dansera, vous verrez.',
    'Ce dont on se souvient était rarement prévu.',
    'Demandez d’abord. Le reste se discute.',
  ],
  questions: [
    {
      question: 'Notre date est-elle possible ?',
      answer: 'Écrivez le jour, la commune et l’heure. Vous saurez si c’est le cas.',
    },
    {
      question: 'Que faut-il savoir ?',
      answer: 'L’occasion, le lieu, le nombre de personnes, l’heure du début et celle de la fin.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer:
        'Cela dépend du jour, de la distance et de ce que vous voulez. Demandez un montant pour le vôtre.',
    },
    {
      question: 'Que faut-il sur place ?',
      answer: 'Demandez ce qui est nécessaire : électricité, eau, un coin sec, un endroit pour décharger.',
    },
    {
      question: 'Et s’il pleut, ou si quelque chose change ?',
      answer: 'Demandez avant de décider ce qui est prévu, et écrivez dès que vous le savez.',
    },
  ],
  headings: {
    services: ['Pour votre fête', 'Ce que l’on peut demander', 'Avant, pendant, après'],
    gallery: ['D’un jour à l’autre', 'Presque prêt'],
    reviews: ['Dit le lendemain matin', 'Ce que disent les hôtes'],
    questions: ['Avant le jour', 'En préparant'],
    contact: ['Dites la date', 'Décrire votre fête', 'Écrivez quelques lignes'],
    newsletter: ['Des idées de fête', 'Des nouvelles, parfois'],
    scheduling: ['Choisir un jour', 'Trouver un moment'],
  },
  contactLines: [
    'La date, le lieu et combien vous serez.',
    'Dites ce que vous avez en tête, même s’il en manque la moitié.',
    'De quoi il s’agit, où et quand, si vous le savez.',
  ],
  newsletterLines: [
    'De temps en temps, quelque chose pour la prochaine fête.',
    'Des idées de saison, quelques fois par an.',
  ],
  actions: ['Demander pour ma date', 'Décrire ma fête', 'Écrire un message'],
  ways: {
    appointment: {
      actions: ['Convenir d’un moment'],
      questions: [
        {
          question: 'Peut-on se rencontrer avant ?',
          answer: 'Donnez deux ou trois jours qui vous conviendraient.',
        },
      ],
    },
    order: {
      actions: ['Demander un devis'],
      questions: [
        {
          question: 'Quand faut-il commander ?',
          answer: 'Demandez, en donnant le jour. Il faut parfois des semaines, parfois quelques jours.',
        },
      ],
    },
    hire: {
      actions: ['Vérifier ma date', 'Demander pour louer'],
      questions: [
        {
          question: 'Comment retenir la date ?',
          answer:
            'Écrivez la date, le lieu et ce que vous voulez. La date est à vous une fois confirmée par écrit des deux côtés.',
        },
      ],
    },
  },
}
