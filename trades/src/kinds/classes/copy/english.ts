import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Start where you are', 'What would you like to learn?', 'The first hour is the hardest'],
  introductions: [
    '{services} in {place}. Tell {name} what you can do already, even if that is nothing.',
    '{name}, {place}. Say what you would like to be able to do, and by when if there is a date.',
    'Nobody begins at the end. Write what you have tried so far, and what you want next.',
  ],
  servicesLabel: 'What you can learn',
  servicesLines: [
    'Say how old the learner is and what has gone before.',
    'If you are unsure of your level, describe what you can do.',
  ],
  quotes: ['Again, but slower.', 'Mistakes are welcome here.', 'A little, often.'],
  questions: [
    {
      question: 'Do I have to know anything yet?',
      answer: 'Write what you can do and what you have tried. Nothing is also an answer.',
    },
    {
      question: 'What do I need to bring?',
      answer: 'Ask before the first time. Usually less than one thinks.',
    },
    {
      question: 'What does it cost?',
      answer: 'That depends on how often and in how large a group. Ask for what applies to you.',
    },
    {
      question: 'How long until I can do it?',
      answer: 'That depends on where you start and how often you practise. Ask what is realistic.',
    },
    {
      question: 'What if I miss an hour?',
      answer: 'Ask beforehand what applies, and write as soon as you know.',
    },
  ],
  headings: {
    services: ['What you can learn', 'Step by step', 'From the first hour on'],
    gallery: ['Practice makes pictures', 'In the room'],
    reviews: ['What learners say', 'Heard after class'],
    questions: ['Before the first hour', 'Learners ask'],
    contact: ['What would you learn?', 'Ask about lessons', 'Write to us'],
    newsletter: ['Something to practise', 'Dates and exercises'],
    scheduling: ['Find an hour', 'Choose a day'],
  },
  contactLines: [
    'Who wants to learn, what, and what has gone before.',
    'Say which days and times are possible for you.',
  ],
  newsletterLines: ['Now and then, something to try at home.', 'New dates, and a small exercise.'],
  actions: ['Ask about lessons', 'Write to us', 'Ask a question'],
  ways: {
    'walk-in': {
      actions: ['Come along'],
      questions: [
        {
          question: 'Can I simply turn up?',
          answer: 'Ask about the next time, and come a little early the first time.',
        },
      ],
    },
    appointment: {
      actions: ['Find an hour'],
      questions: [
        { question: 'How do we find a time?', answer: 'Name two or three days and hours that suit you.' },
      ],
    },
    enroll: {
      actions: ['Ask about a place', 'Sign up'],
      questions: [
        {
          question: 'How do I sign up?',
          answer: 'Write who wants to learn, what, and on which days it is possible.',
        },
      ],
    },
  },
}
