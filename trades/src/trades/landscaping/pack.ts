import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'landscaping',
  families: ['field', 'hearth', 'workshop', 'press'],
  copy: {
    trade: 'Gardens',
    role: 'Gardener',
    headlines: [
      'Gardens in {place}',
      'A garden you will sit in',
      'Hedges cut, lawns kept',
      'Green all year, {place}',
      'Your garden, looked after',
      'Planted for the years ahead',
    ],
    introductions: [
      '{name} looks after gardens in {place}: {services}. Tell us what grows there and what you would like to see from the kitchen window.',
      'Some gardens need a plan, others need a free morning. {name} in {place} has time for both.',
      '{name} plants, cuts, builds and clears in {place}. We ask about sun, soil and how much you like to do yourself.',
      'A garden changes every week, so it is best looked after by someone who comes back. That is what {name} does.',
    ],
    servicesLabel: 'In the garden',
    servicesLines: [
      'Sun, shade, slope? Tell us how it looks from upstairs.',
      'Tell us what you like doing yourself and we will leave it to you.',
      'Not everything has to be done this year. A garden can be built in steps.',
    ],
    services: [
      {
        name: 'Garden care',
        text: 'Weeding, cutting back, tying up, through the year. The garden is seen often enough that nothing gets away.',
        words: 'care, maintenance, tidy*, weed*, upkeep',
      },
      {
        name: 'Lawns',
        text: 'Mown, edged, fed and repaired where the goal stood.',
        words: 'lawn*, mow*, turf, grass, sod',
      },
      {
        name: 'Hedges',
        text: 'Cut straight or cut soft, after the birds have left.',
        words: 'hedge*, topiary',
      },
      {
        name: 'Trees and pruning',
        text: 'The right branch at the right time of year. For large trees we say when a climber is needed.',
        words: 'tree*, prun*, branch*, stump*',
      },
      {
        name: 'Planting',
        text: 'Chosen for your soil and your patience, with something to look at in every month.',
        words: 'plant*, border*, flower*, bed*, perennial*, shrub*',
      },
      {
        name: 'Garden design',
        text: 'Measured, drawn and talked through. Where you sit, where you walk, what you see.',
        words: 'design*, plan*, redesign*',
      },
      {
        name: 'Terraces and paths',
        text: 'Stone, brick or gravel, laid on a base that does not move.',
        words: 'terrace*, path*, patio*, paving, stone*, gravel, brick*',
      },
      {
        name: 'Fences and raised beds',
        text: 'Posts set deep, boards set straight.',
        words: 'fence*, raised bed*, trellis*, gate*, pergola*',
      },
      {
        name: 'Water in the garden',
        text: 'Watering that runs without you, and rain that goes where it should.',
        words: 'irrigation, water*, pond*, drain*, sprinkler*',
      },
      {
        name: 'Clearing',
        text: 'Overgrown to usable. We keep what is worth keeping and ask before we cut.',
        words: 'clear*, overgrown, waste, removal',
      },
    ],
    quotes: [
      'Plant for the third summer, not the first.',
      'Right plant, right place, less work.',
      'Leave a corner for the hedgehog.',
      'Water deeply, then leave it alone.',
      'The best time to prune is when you know why.',
    ],
    reviews: [
      'From the kitchen I used to see a fence. Now I see birds, and behind them, somewhere, a fence.',
      'They asked how much time I wanted to spend out there. Nobody had ever asked that.',
      'The hedge is straight. I have checked it with a ruler, because I am like that.',
      'We built it in three steps over two years. Every step looked finished.',
    ],
    questions: [
      {
        question: 'When is the best time to plant?',
        answer: 'Spring and autumn for most things. If you tell us what you have in mind, we can say when.',
      },
      {
        question: 'Do you take on neglected gardens?',
        answer:
          'Yes. We look first at what is there, because often there is something good under the brambles.',
      },
      {
        question: 'How often would you come?',
        answer:
          'In the growing season many gardens like a visit every two weeks, in winter far less. We agree on a rhythm.',
      },
      {
        question: 'What happens to the cuttings?',
        answer: 'They can stay on your compost or leave with us. Tell us which you prefer.',
      },
      {
        question: 'Can you work with a small budget?',
        answer: 'We can do the important part first and leave the rest for later. A plan helps with that.',
      },
      {
        question: 'I want a garden without work. Is there one?',
        answer: 'Without any, no. With little, yes: the right plants, covered soil and no lawn in the shade.',
      },
    ],
    headings: {
      services: [
        'What we grow and build',
        'Through the garden gate',
        'Work through the seasons',
        'From lawn to hedge',
      ],
      gallery: ['In the potting shed', 'Spades, pots and leaves', 'Things that grow', 'Round the garden'],
      reviews: [
        'Over the garden fence',
        'What people say outdoors',
        'After the first summer',
        'Word from the bench',
      ],
      questions: ['Before you plant', 'Asked over the hedge', 'Good to know', 'Questions from the border'],
      contact: ['Tell us your garden', 'Ask for a visit', 'Send us the view', 'Sun or shade?'],
      newsletter: ['Jobs for the month', 'What to prune when', 'Letters from the border'],
      scheduling: ['Book a garden visit', 'Pick a morning'],
    },
    contactLines: [
      'How large, how sunny, how wild? Three lines say most of it.',
      'Tell us what you would like to see, smell or be rid of.',
      'Where is the garden, and what would you do with it if you had time?',
    ],
    newsletterLines: [
      'What to do in the garden this month, in ten lines.',
      'A seasonal note: when to plant, cut, water and rest.',
    ],
    actions: ['Ask for a visit', 'Tell us your garden', 'Plan your garden', 'Ask a gardener'],
    american: {
      terraces: 'patios',
      autumn: 'fall',
      hedgehog: 'toad',
      'garden design': 'landscape design',
      'potting shed': 'garden shed',
    },
  },
}
