import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Put it on the table', 'What needs doing?', 'Asked, explained, put in order'],
  introductions: [
    '{services} in {place}. Write to {name} what it is about and by when you need it.',
    '{name}, {place}. Say what you have in front of you: a letter, a plan, a blank page.',
    'A few lines are enough to see whether this is the right place. Say what you need, and what you have so far.',
  ],
  servicesLabel: 'Work',
  servicesLines: [
    'Name the date by which something has to be done, if there is one.',
    'If you do not know what it is called, describe it.',
  ],
  quotes: [
    'First the question, then the work.',
    'What is written down can be looked up.',
    'A clear question is half the answer.',
  ],
  questions: [
    {
      question: 'What should I write first?',
      answer: 'What it is about in a few lines, whether there is a deadline, and how to reach you.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Ask before you commission anything, and ask how it is charged: by the hour, by the piece of work or as a fixed sum.',
    },
    {
      question: 'How long does it take?',
      answer: 'That often depends on others as well. Ask what is realistic and what could delay it.',
    },
    {
      question: 'What should I have ready?',
      answer: 'Ask, and look out what you have: papers, pictures, measurements. Order can be made together.',
    },
    {
      question: 'Can it be done at a distance?',
      answer: 'Ask. Some things can be settled by telephone and post, for others somebody has to be there.',
    },
  ],
  headings: {
    services: ['What can be done', 'What can be put in order', 'Work for you'],
    gallery: ['At the desk', 'On the table'],
    reviews: ['In clients’ words', 'What clients say'],
    questions: ['Before you ask', 'Clients ask'],
    contact: ['Say what you need', 'Ask a question', 'Write a few lines'],
    newsletter: ['Notes from the desk', 'Changes worth knowing'],
    scheduling: ['Find a time', 'Arrange a meeting'],
  },
  contactLines: [
    'What it is about, by when, and how to reach you.',
    'Begin with the question. Everything else can follow.',
  ],
  newsletterLines: ['A note when something changes that concerns you.', 'Short notes, a few times a year.'],
  actions: ['Say what you need', 'Write a few lines', 'Ask a question'],
  ways: {
    'walk-in': { actions: ['Find the way'] },
    appointment: {
      actions: ['Arrange a meeting', 'Find a time'],
      questions: [
        {
          question: 'What should I bring to a meeting?',
          answer: 'What you have on it so far, and your questions in order of importance.',
        },
      ],
    },
    order: {
      actions: ['Ask for a proposal'],
      questions: [
        {
          question: 'How do I commission the work?',
          answer: 'Describe what you need and by when. Work starts once scope and fee are agreed in writing.',
        },
      ],
    },
  },
}
