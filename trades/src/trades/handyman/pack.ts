import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'home-construction',
  families: ['workshop', 'counter', 'poster', 'hearth'],
  copy: {
    trade: 'Handyman',
    role: 'Handyman',
    headlines: [
      'Handyman in {place}',
      'The list on your fridge, done',
      'Small jobs in {place}',
      'It hangs. It closes. It holds.',
      'Someone with a drill, {place}',
    ],
    introductions: [
      '{name} does {services} in {place}. Write down the list, and we start at the top.',
      'The shelf, the hinge, the lamp that has waited since spring. {name} in {place} comes with the right tools.',
      '{name} takes on the jobs in {place} that are too small for a firm and too fiddly for a Sunday.',
    ],
    servicesLabel: 'Small jobs',
    servicesLines: [
      'Save up a few, it makes the visit worthwhile.',
      'Tell us what the wall is made of, if you know.',
      'If it needs a specialist, we say so before we touch it.',
    ],
    services: [
      {
        name: 'Shelves and pictures',
        text: 'Up, level and fixed for the weight they will carry.',
        words: 'shel*, picture*, mirror*, hang*',
      },
      {
        name: 'Furniture from a box',
        text: 'Put together, set straight, cardboard flattened.',
        words: 'flat pack*, furniture*, assembl*, ikea',
      },
      {
        name: 'Doors and hinges',
        text: 'Eased, rehung or given a handle that stays on.',
        words: 'door*, hinge*, handle*, lock*',
      },
      {
        name: 'Curtains and blinds',
        text: 'Measured, drilled and moving freely.',
        words: 'curtain*, blind*, rail*',
      },
      {
        name: 'Sealing and filling',
        text: 'Round the bath, along the skirting, over last year’s holes.',
        words: 'seal*, silicone, fill*, grout*, caulk*',
      },
      {
        name: 'Small repairs',
        text: 'Things that drip, stick, wobble or squeak.',
        words: 'repair*, fix*, mend*, odd job*',
      },
      {
        name: 'Outdoors',
        text: 'Gates, gutters in reach, a board in the fence.',
        words: 'gate*, fence*, gutter*, outdoor*, shed*',
      },
      {
        name: 'Help for a day',
        text: 'You have a list and two left hands. We have a day.',
        words: 'day, hour, help',
      },
    ],
    quotes: [
      'One drill, many grateful walls.',
      'No job is too small to annoy you.',
      'Level is not a matter of opinion.',
      'Save up three. Then call.',
    ],
    reviews: [
      'Six things on the list at nine, none at noon. One of them was two years old.',
      'The shelf is straight and my marriage is safe.',
      'They noticed the loose handle I had stopped noticing.',
    ],
    questions: [
      {
        question: 'Is there a smallest job?',
        answer: 'Ask. Two or three small things together make a good visit.',
      },
      {
        question: 'What does it cost?',
        answer:
          'It depends on the list. Send it, and you get a price or an hourly rate before anything starts.',
      },
      {
        question: 'Do I need to buy the parts?',
        answer: 'You can, or tell us what you would like and we bring it. Tell us the size first.',
      },
      {
        question: 'Can you do electrics or plumbing?',
        answer: 'Only what may be done without a specialist. For the rest we tell you whom to ask.',
      },
      { question: 'Do you bring tools?', answer: 'Yes. A free socket and some light are all we need.' },
    ],
    headings: {
      services: ['Things that need doing', 'What can go on the list', 'Jobs under a day'],
      gallery: ['In the toolbox', 'Levels, bricks and plans', 'Things that hold a house together'],
      reviews: ['Crossed off the list', 'What people say', 'Said from the ladder'],
      questions: ['Before you write the list', 'Good to know', 'Asked at the door'],
      contact: ['Send us the list', 'What’s on your list?', 'Ask for a visit'],
      newsletter: ['Jobs for the season', 'Things to check'],
      scheduling: ['Book a visit', 'Pick a day'],
    },
    contactLines: [
      'Write the list as it comes. Sizes help.',
      'What, where, and how many of them?',
      'Tell us the jobs and the days that suit you.',
    ],
    newsletterLines: ['What to check before winter, in ten lines.', 'A short reminder twice a year.'],
    actions: ['Send your list', 'Ask for a visit', 'Get it done'],
    american: { skirting: 'baseboard', socket: 'outlet' },
  },
}
