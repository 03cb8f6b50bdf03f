import type { PackCopy } from '../pack.ts'

/** French words for any trade. */
export const generalFrench: PackCopy = {
  trade: '',
  role: 'Responsable',
  headlines: [
    '{trade} à {place}',
    '{name}, à {place}',
    'Bonjour, ici {name}',
    'Bienvenue chez {name}',
    '{name}',
  ],
  introductions: [
    '{name} travaille à {place} : {services}. Dites-nous ce qu’il vous faut, nous vous dirons comment nous ferions.',
    'Expliquez-nous votre idée avec vos mots. La personne qui fera le travail vous répondra simplement.',
    'Écrivez ou appelez, même pour une petite question. Chez {name}, c’est nous qui répondons.',
  ],
  servicesLabel: 'Ce que nous faisons',
  servicesLines: [
    'Ce que vous cherchez n’est pas dans la liste ? Demandez.',
    'Tout commence par une conversation.',
    'Vous ne savez pas par où commencer ? Racontez-le avec vos mots.',
  ],
  services: [
    {
      name: 'Un premier échange',
      text: 'Vous dites ce qu’il vous faut, nous posons les questions utiles. Cela n’engage personne.',
      words: 'conseil*, consultation*',
    },
    {
      name: 'Un plan et un devis',
      text: 'Ce que nous ferions, dans quel ordre et à quel prix probable. Par écrit, pour y réfléchir.',
      words: 'devis, plan*, projet*',
    },
    {
      name: 'Le travail lui-même',
      text: 'Fait comme convenu. En cas d’imprévu, vous le savez avant que nous continuions.',
      words: 'travail, travaux',
    },
    {
      name: 'Les petites choses',
      text: 'Ce qui prend une heure compte aussi. N’ayez pas peur de demander.',
      words: 'petit*, repar*, depann*',
    },
    {
      name: 'Des visites régulières',
      text: 'Pour ce qui revient chaque semaine ou chaque mois, au rythme qui vous convient.',
      words: 'entretien, regulier*, mensuel*',
      special: true,
    },
    {
      name: 'Et après',
      text: 'Une question trois semaines plus tard ? Écrivez, vous tomberez sur quelqu’un qui connaît votre dossier.',
      words: 'suivi, aide, assistance',
    },
  ],
  quotes: [
    'D’abord écouter, ensuite travailler.',
    'Posez la question. La réponse sera claire.',
    'Le travail bien fait se voit tous les jours.',
  ],
  reviews: [
    'J’ai posé trois questions et reçu trois réponses claires. Le travail a été fait comme convenu.',
    'À chaque étape, je savais ce qui allait suivre. C’est reposant.',
    'Je suis venue avec une idée vague et repartie avec un plan. Le résultat dépasse ce que j’imaginais.',
    'On m’a d’abord écouté. Rien que pour cela, je reviendrai.',
  ],
  questions: [
    {
      question: 'Comment commencer ?',
      answer: 'Par un message ou un appel. Dites en quelques mots ce qu’il vous faut, nous prenons la suite.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Cela dépend du travail. Décrivez le vôtre et vous aurez une estimation avant de décider.',
    },
    {
      question: 'Où travaillez-vous ?',
      answer: 'Dites-nous où vous êtes. Nous vous dirons si nous pouvons venir ou comment aider à distance.',
    },
    {
      question: 'Sous quel délai ?',
      answer:
        'Certaines semaines sont plus remplies que d’autres. Demandez, nous donnerons une date que nous pourrons tenir.',
    },
    {
      question: 'Que dois-je préparer ?',
      answer:
        'Pour poser une question, rien. Une photo, une mesure ou un exemple de ce que vous aimez font souvent gagner du temps.',
    },
    {
      question: 'Et si je ne sais pas bien ce qu’il me faut ?',
      answer: 'Dites-le simplement. Le trouver ensemble est la première partie du travail.',
    },
  ],
  headings: {
    services: [
      'Ce que nous faisons',
      'Comment nous pouvons aider',
      'Demandez-nous',
      'Notre travail, pas à pas',
    ],
    gallery: ['Un coup d’œil', 'Au fil des jours', 'Images du métier'],
    reviews: ['Ce qu’on en dit', 'Paroles de clients', 'Quelques avis'],
    questions: ['Questions et réponses', 'Avant de demander', 'Bon à savoir'],
    contact: ['Écrivez-nous', 'Dites-nous tout', 'Prenez rendez-vous', 'Parlons-en'],
    newsletter: ['Des nouvelles, parfois', 'Lettres brèves', 'Restons en contact'],
    scheduling: ['Choisissez un jour', 'Trouvez votre heure'],
  },
  contactLines: [
    'Quelques mots suffisent. Nous lisons tout nous-mêmes.',
    'Dites-nous ce qu’il vous faut et comment vous joindre.',
    'Posez une question ou décrivez votre idée.',
  ],
  newsletterLines: [
    'Une courte lettre quand il y a quelque chose à raconter.',
    'Les nouveautés, de temps en temps, et rien d’autre.',
  ],
  actions: ['Écrivez-nous', 'Posez une question', 'Demandez un rendez-vous', 'Parlez-nous de vous'],
}
