import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Come in and look', 'What are you looking for?', 'Open the door, look around'],
  introductions: [
    '{services} in {place}. Come in, look around, and ask {name} for what you cannot see.',
    '{name}, {place}. Tell us what you are looking for, for whom, and what it is to be used for.',
    'Not everything stands on the shelf. Ask for what is missing, by name, by colour or with a photo.',
  ],
  servicesLabel: 'What we sell',
  servicesLines: ['Ask for what is not on the shelf.', 'If it is for somebody else, tell us about them.'],
  quotes: ['Have a look around.', 'Pick it up. That’s what it’s for.', 'Looking costs nothing.'],
  questions: [
    {
      question: 'Is it in stock?',
      answer:
        'Write what you are looking for, with size, colour or number. You will hear whether it is there.',
    },
    { question: 'Can something be put aside for me?', answer: 'Ask, and say until when.' },
    { question: 'Can I bring it back?', answer: 'Ask before you buy what applies, and keep the receipt.' },
    {
      question: 'Can I look without buying?',
      answer: 'Of course. Ask if you want something taken down from the top shelf.',
    },
    { question: 'How can I pay?', answer: 'Ask if you carry only cash or only a card.' },
  ],
  headings: {
    services: ['What there is', 'On the shelves', 'Things to take home'],
    gallery: ['From the shelves', 'In the window'],
    reviews: ['Said at the till', 'What customers say'],
    questions: ['Before you come', 'Asked at the till'],
    contact: ['Ask for something', 'Find the shop', 'Write to us'],
    newsletter: ['New on the shelves', 'From the shop window'],
    scheduling: ['Choose a time', 'A quiet hour'],
  },
  contactLines: ['What you are looking for, and for whom.', 'A photo often says it faster than a name.'],
  newsletterLines: ['A line when something new has been unpacked.', 'What is in the window, now and then.'],
  actions: ['Ask for something', 'Write to us'],
  ways: {
    'walk-in': { actions: ['How to find us'] },
    appointment: {
      actions: ['Ask for a time'],
      questions: [
        { question: 'Can somebody take time for me?', answer: 'Ask for a time, and say what it is about.' },
      ],
    },
    order: {
      actions: ['Order something in', 'Place an order'],
      questions: [
        {
          question: 'Can you order something in?',
          answer: 'Give the name, the number or a photo. You will hear whether it can be had, and when.',
        },
      ],
    },
    hire: {
      actions: ['Ask about hire'],
      questions: [{ question: 'Can I hire it for a while?', answer: 'Say what, for when and for how long.' }],
    },
  },
  american: { till: 'checkout' },
}
