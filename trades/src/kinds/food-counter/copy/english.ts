import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Come hungry', 'Next, please', 'Something for the way'],
  introductions: [
    '{services} in {place}. {name} hands it over the counter, and the rest is up to you.',
    '{name}, {place}. Look, point, say how many.',
    'Come by, see what there is and take it with you. Ask if you cannot find something.',
  ],
  servicesLabel: 'At the counter',
  servicesLines: ['Ask what there is today.', 'Allergies? Say so before you order, every time.'],
  quotes: [
    'Eat it while it is warm.',
    'One more for the road?',
    'Whoever asks gets told what is in it.',
    'Come by and see.',
  ],
  questions: [
    { question: 'What is there today?', answer: 'Come and look, or ask before you set out.' },
    {
      question: 'What is in it?',
      answer: 'Ask at the counter. If you have an allergy or avoid something, say so before you order.',
    },
    {
      question: 'Can I take it with me?',
      answer: 'Ask for something to carry it in, or bring a box or bag of your own.',
    },
    { question: 'How can I pay?', answer: 'Ask before you order if you carry only cash or only a card.' },
  ],
  headings: {
    services: ['What there is', 'On the board', 'Over the counter'],
    gallery: ['From the counter', 'Nearly gone'],
    reviews: ['Said with a full mouth', 'What people say'],
    questions: ['Asked at the counter', 'Good to know'],
    contact: ['Come by', 'Ask us', 'Find the counter'],
    newsletter: ['What’s on the board', 'First to know'],
    scheduling: ['Pick a time', 'Choose when to come'],
  },
  contactLines: ['Ask what there is, or say what you would like to find.', 'Do ask what is in it.'],
  newsletterLines: ['A line when something new is on the board.', 'What there is and where, now and then.'],
  actions: ['See you at the counter', 'Ask what’s on today'],
  ways: {
    'walk-in': { actions: ['How to find us'] },
    order: {
      actions: ['Order ahead', 'Place an order'],
      questions: [
        {
          question: 'Can I order ahead?',
          answer: 'Write what you would like, how many, and when you will come for it.',
        },
      ],
    },
    hire: {
      actions: ['Ask about your date'],
      questions: [
        {
          question: 'Can you come to our party?',
          answer: 'Write the day, the place and how many will be hungry.',
        },
      ],
    },
  },
  american: { queue: 'line', takeaway: 'takeout' },
}
