import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Say what troubles you', 'Time to ask', 'One thing at a time'],
  introductions: [
    '{services} in {place}. Write to {name} in your own words; nothing has to be complete.',
    '{name}, {place}. A short message is enough to begin, and you decide what it says.',
    'Some questions are easier to write than to say. Leave the details for when you meet.',
  ],
  servicesLabel: 'What is offered',
  servicesLines: [
    'If you are unsure what you need, ask about that first.',
    'In an emergency, call the emergency number and do not wait for a reply.',
  ],
  quotes: ['You may ask anything twice.', 'Nobody has to know the right word for it.'],
  questions: [
    {
      question: 'What should I write?',
      answer:
        'Your name, how to reach you and in a few words what it is about. Please leave private details for the conversation.',
    },
    {
      question: 'What does it cost, and who pays?',
      answer: 'Ask before you come, and ask your insurer or health fund what it covers.',
    },
    {
      question: 'What if it is urgent?',
      answer:
        'Call the emergency number or go to the nearest emergency department. A message on this page is not read at once.',
    },
    { question: 'Can somebody come with me?', answer: 'Say so beforehand, and who it will be.' },
  ],
  headings: {
    services: ['What is offered', 'How it can help', 'For what, and for whom'],
    gallery: ['The rooms', 'Where you will sit'],
    reviews: ['In other people’s words', 'What people wrote'],
    questions: ['Before you come', 'What people ask'],
    contact: ['Write a few lines', 'Get in touch', 'Ask a question'],
    newsletter: ['A few lines yearly', 'Something to read'],
    scheduling: ['Find a time', 'Choose a day and time'],
  },
  contactLines: [
    'Your name and how to reach you are enough.',
    'Please leave private details for the conversation.',
  ],
  newsletterLines: ['A few lines now and then, and nothing else.', 'A short letter when something changes.'],
  actions: ['Write a message', 'Ask a question', 'Get in touch'],
  ways: {
    'walk-in': { actions: ['How to find the practice'] },
    appointment: {
      actions: ['Ask for an appointment', 'Find a time'],
      questions: [
        {
          question: 'What should I bring?',
          answer: 'Letters and results you have, a list of what you take, and your questions on paper.',
        },
      ],
    },
    'call-out': {
      actions: ['Ask about a home visit'],
      questions: [
        {
          question: 'What should be ready for a home visit?',
          answer: 'A chair, good light and the papers you have. Say beforehand how the door is reached.',
        },
      ],
    },
  },
  american: { 'health fund': 'health plan' },
}
