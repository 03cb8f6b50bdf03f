import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Put it on the table', 'What needs settling?', 'Read, explained, put in order'],
  introductions: [
    '{services} in {place}. Write to {name} what it is about and by when it has to be settled.',
    '{name}, {place}. Say what you have in front of you: a letter, a contract, a plan, a blank page.',
    'A few lines are enough to see whether this is the right place. Keep the papers until you have been asked for them.',
  ],
  servicesLabel: 'Matters',
  servicesLines: [
    'Name the date by which something has to be done, if there is one.',
    'If you are not sure whose business it is, ask.',
  ],
  quotes: [
    'First the question, then the paper.',
    'What is written down can be looked up.',
    'Understand it before you sign it.',
  ],
  questions: [
    {
      question: 'What should I write first?',
      answer:
        'What it is about in a few lines, whether there is a deadline, and how to reach you. Please send no confidential papers yet.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Ask before you commission anything, and ask how it is charged: by the hour, by the matter or as a fixed sum.',
    },
    {
      question: 'How long does it take?',
      answer: 'That often depends on others as well. Ask what is realistic and what could delay it.',
    },
    {
      question: 'What papers do I need?',
      answer: 'Ask which, and look out what you have. Order can be made together.',
    },
    {
      question: 'Can it be done at a distance?',
      answer: 'Ask. Some matters can be settled by telephone and post, for others somebody has to be there.',
    },
  ],
  headings: {
    services: ['Matters', 'What can be put in order', 'Work for you'],
    gallery: ['At the desk', 'The office'],
    reviews: ['In clients’ words', 'What clients say'],
    questions: ['Before you sign', 'Clients ask'],
    contact: ['Describe the matter', 'Ask a question', 'Write to the office'],
    newsletter: ['Notes from the office', 'Changes worth knowing'],
    scheduling: ['Find a time', 'Arrange a meeting'],
  },
  contactLines: [
    'What it is about, by when, and how to reach you.',
    'Please send no confidential papers with a first message.',
  ],
  newsletterLines: ['A note when something changes that concerns you.', 'Short notes, a few times a year.'],
  actions: ['Describe the matter', 'Write to the office', 'Ask a question'],
  ways: {
    'walk-in': { actions: ['Find the office'] },
    appointment: {
      actions: ['Arrange a meeting', 'Find a time'],
      questions: [
        {
          question: 'What should I bring to a meeting?',
          answer:
            'The papers you have, proof of who you are where it is needed, and your questions in order of importance.',
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
