import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'flowers',
  families: ['atelier', 'field', 'hearth', 'press'],
  copy: {
    trade: 'Florist',
    role: 'Florist',
    headlines: [
      'Florist in {place}',
      'Flowers for the day',
      'Fresh flowers in {place}',
      'Say it with stems',
      'A bunch for your table',
      'Something from the season',
    ],
    introductions: [
      '{name} makes {services} in {place}. Tell us who it is for and what you would like to say.',
      'Some flowers are for a reason and some are for the kitchen table. {name} in {place} ties both.',
      '{name} works with what the season gives. Ask for a colour or a feeling, and trust us with the rest.',
      'A wedding, a thank you, a goodbye, a Tuesday. {name} in {place} finds the flowers for it.',
    ],
    servicesLabel: 'Flowers',
    servicesLines: [
      'Name a colour, an amount and an occasion. We do the rest.',
      'What is in bloom decides. Ask what came in this morning.',
      'Tell us what you do not like. That helps most.',
    ],
    services: [
      {
        name: 'Bouquets',
        text: 'Tied by hand for the vase you have. Tell us its height.',
        words: 'bouquet*, bunch*, gift*',
      },
      {
        name: 'Weddings',
        text: 'From the bride’s hands to the last table, drawn and priced before you say yes to us.',
        words: 'wedding*, bridal',
      },
      {
        name: 'Funerals',
        text: 'Wreaths and sprays, quiet and without cliché. We talk with you first.',
        words: 'funeral*, wreath*, sympathy',
      },
      {
        name: 'Flowers every week',
        text: 'For the counter, the front desk or your hall.',
        words: 'subscription*, weekly, office*, restaurant*',
      },
      {
        name: 'Plants and pots',
        text: 'For the light you have and the watering you really do.',
        words: 'plant*, pot*, indoor',
      },
      {
        name: 'Tables and parties',
        text: 'Low enough to talk across.',
        words: 'table*, party, event*, arrangement*',
      },
      { name: 'Dried flowers', text: 'They stay as they are and ask for nothing.', words: 'dried, dry' },
      {
        name: 'Delivery',
        text: 'With your words on the card. Tell us a time when somebody is in.',
        words: 'deliver*',
      },
      {
        name: 'Workshops',
        text: 'Scissors, wire and something to take home.',
        words: 'workshop*, class*, course*',
        special: true,
      },
    ],
    quotes: [
      'Cut the stems. Change the water. Thank us later.',
      'There is a flower for every apology.',
      'Flowers do not need a reason.',
      'The season knows best.',
      'Buy the ones that are not open yet.',
    ],
    reviews: [
      'I said it was for my sister and that she is loud. They understood at once.',
      'They lasted twelve days. I counted, because nobody believed me.',
      'At the funeral there were the garden flowers he loved. I had only mentioned it once.',
      'I go in for three stems and come out happier.',
    ],
    questions: [
      {
        question: 'How far ahead should I order?',
        answer: 'For a bunch, the day before is good. For weddings, as soon as you have a date.',
      },
      {
        question: 'Can I choose the flowers?',
        answer: 'Name what you like. If it is not in season we suggest something close to it.',
      },
      {
        question: 'Do you deliver?',
        answer: 'Tell us the place, the day and whether somebody is at home, and we will say if we can.',
      },
      {
        question: 'How do they last longer?',
        answer:
          'Cut the stems at an angle, change the water every other day, and keep them away from fruit and sun.',
      },
      {
        question: 'What does a bouquet cost?',
        answer: 'You name an amount and we make the best of it. For weddings you get a list.',
      },
      {
        question: 'Are some flowers dangerous for pets?',
        answer: 'Yes, lilies for cats among others. Tell us about your animals and we leave them out.',
      },
    ],
    headings: {
      services: [
        'What we tie and plant',
        'For every occasion',
        'Stems, pots and wreaths',
        'From one stem up',
      ],
      gallery: ['In bloom', 'In the buckets', 'On the workbench', 'Green things'],
      reviews: ['Words from the card', 'What people say', 'After the flowers came', 'Said with petals'],
      questions: ['Before you order', 'Asked among the buckets', 'Good to know', 'Petal by petal'],
      contact: ['Order flowers', 'Who is it for?', 'Ask for a bouquet', 'Tell us the occasion'],
      newsletter: ['What’s in bloom', 'First tulips and news', 'Letters in season'],
      scheduling: ['Arrange a talk', 'Choose a time'],
    },
    contactLines: [
      'Who is it for, when, and how much would you like to spend?',
      'Tell us the occasion and a colour. The rest can stay a surprise.',
      'For weddings, add the date and the place.',
    ],
    newsletterLines: [
      'What is in bloom now, in a few lines.',
      'Seasons, dates and one good tip for the vase.',
    ],
    actions: ['Order flowers', 'Ask for a bouquet', 'Tell us the occasion', 'Plan your flowers'],
  },
}
