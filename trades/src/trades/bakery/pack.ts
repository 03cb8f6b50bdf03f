import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'baking',
  families: ['hearth', 'counter', 'press', 'workshop'],
  copy: {
    trade: 'Bakery',
    role: 'Baker',
    headlines: [
      'Bakery in {place}',
      'Bread with a crust',
      'Baked this morning in {place}',
      'Follow the smell, {place}',
      'Still warm if you’re early',
      'Flour, water and time',
    ],
    introductions: [
      '{name} bakes {services} in {place}. Come early for the warm ones.',
      'Flour, water, salt, and as long as it takes. {name} in {place} gets up so that you need not.',
      '{name} is a bakery in {place}. Ask what comes out next and wait for it if you can.',
      'Bread for every day and cakes for the days that count. {name} in {place} makes both.',
    ],
    servicesLabel: 'From the oven',
    servicesLines: [
      'When it is gone, it is gone. Order if you want to be sure.',
      'Tell us about allergies before you buy. Flour flies everywhere here.',
      'Cakes need notice. Bread only needs you to be early.',
    ],
    services: [
      {
        name: 'Bread',
        text: 'Long risen, dark baked, good on the third day too.',
        words: 'bread*, loaf, loaves, sourdough, rye',
      },
      {
        name: 'Rolls and buns',
        text: 'Small, soft or crusty, best before ten.',
        words: 'roll*, bun*, bagel*, pretzel*',
      },
      {
        name: 'Pastries',
        text: 'Butter, layers, patience.',
        words: 'pastr*, croissant*, danish*, viennois*',
      },
      {
        name: 'Cakes to order',
        text: 'Tell us the number of people and the name to go on it.',
        words: 'cake*, birthday*, custom',
      },
      { name: 'Wedding cakes', text: 'Tasted beforehand, built on the day.', words: 'wedding*' },
      {
        name: 'Tarts and pies',
        text: 'Sweet with the season, savoury in winter.',
        words: 'tart*, pie, pies, quiche*',
      },
      {
        name: 'Biscuits and small things',
        text: 'For the tin, the office or the way home.',
        words: 'biscuit*, cookie*, brownie*, macaron*',
      },
      {
        name: 'For cafés and kitchens',
        text: 'Delivered before you open. Ask what we can bake for you.',
        words: 'wholesale, cafe*, restaurant*, shop*',
      },
      {
        name: 'Baking classes',
        text: 'Hands in dough, something to take home.',
        words: 'class*, workshop*, course*',
        special: true,
      },
    ],
    quotes: [
      'Good bread takes its time.',
      'Crust is flavour.',
      'Come early. The early ones get the ends.',
      'Butter was involved.',
      'Let it cool. Nobody ever does.',
    ],
    reviews: [
      'I used to buy bread for the week. Now it does not last the walk home.',
      'The cake said the right name and tasted of real lemons.',
      'My son can say three words, and one of them is their bun.',
      'There is a queue, and people in it are in a good mood.',
    ],
    questions: [
      {
        question: 'Can I order ahead?',
        answer: 'Yes. Tell us what, how many and when you come. For cakes, give us several days.',
      },
      {
        question: 'Do you have bread without wheat?',
        answer:
          'Ask what is baked this week. As flour is everywhere here, we cannot promise that anything is free of it.',
      },
      {
        question: 'How do I keep bread fresh?',
        answer: 'Cut side down on a board, or in a cloth. Never in the fridge.',
      },
      {
        question: 'Can I freeze it?',
        answer: 'Yes, the day you buy it and in slices. It goes straight into the toaster.',
      },
      {
        question: 'When is the best time to come?',
        answer: 'Early for choice. Later you take what is left and are often surprised.',
      },
      {
        question: 'Can you make my grandmother’s cake?',
        answer: 'Bring the recipe and a story. We will try, and tell you honestly how it went.',
      },
    ],
    headings: {
      services: ['From the oven', 'On the shelves today', 'Bread, buns and cakes', 'What we bake'],
      gallery: ['In the bakery', 'Flour and warm things', 'On the counter', 'Under the glass'],
      reviews: ['Said with crumbs', 'What people say', 'From the queue', 'After breakfast'],
      questions: ['Before you come', 'Asked over the counter', 'Good to know', 'Crumbs of knowledge'],
      contact: ['Order a cake', 'Ask us to bake', 'Come by or write', 'What’s the occasion?'],
      newsletter: ['What’s in the oven', 'Seasonal baking news', 'Fresh on Friday'],
      scheduling: ['Choose a tasting', 'Arrange a tasting'],
    },
    contactLines: [
      'For cakes: how many people, which day, and what is written on it?',
      'Tell us what you would like and when you will come for it.',
      'For everyday bread, simply come in. For everything else, write.',
    ],
    newsletterLines: [
      'What we bake this season and when it comes out.',
      'Holiday hours and special loaves, in a few lines.',
    ],
    actions: ['Order a cake', 'Ask us to bake', 'Find us', 'Order ahead'],
    american: { queue: 'line', savoury: 'savory', biscuits: 'cookies' },
  },
}
