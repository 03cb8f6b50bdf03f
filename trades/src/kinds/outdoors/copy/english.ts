import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Out into the open', 'Which way, and with whom?', 'Boots on, we’re off'],
  introductions: [
    '{services} in {place}. Tell {name} when you can come, how many you are and what you have done before.',
    '{name}, {place}. Say what you would like to see, and how far you like to go.',
    'The weather has a vote, the rest is up to you. Name your days and who is coming along.',
  ],
  servicesLabel: 'Out of doors',
  servicesLines: [
    'Say how old the youngest is and how fit the slowest.',
    'Ask what to wear before you pack.',
    'Say who is coming, and what you would like.',
  ],
  quotes: [
    'The weather has a vote.',
    'Look up more often.',
    'Go slowly and you see more.',
    'Ask first, then come.',
  ],
  questions: [
    {
      question: 'What if the weather turns?',
      answer: 'Ask beforehand what is done then. Out of doors, safety decides.',
    },
    {
      question: 'What should I wear and bring?',
      answer: 'Ask for a list. Layers, sturdy shoes and something to drink are seldom wrong.',
    },
    {
      question: 'Can beginners come along?',
      answer: 'Write what you have done before. You will hear what suits.',
    },
    { question: 'Is it suitable for children?', answer: 'Say how old they are and what they like doing.' },
    {
      question: 'What does it cost?',
      answer: 'That depends on the day, the length and how many you are. Ask for a figure for yours.',
    },
  ],
  headings: {
    services: ['Out of doors', 'What you can do here', 'To choose from'],
    gallery: ['Weather and views', 'On the way'],
    reviews: ['Said on the way back', 'What people say'],
    questions: ['Before you set out', 'Good to know'],
    contact: ['Name your days', 'Ask about the conditions', 'Write to us'],
    newsletter: ['When the season opens', 'Weather and dates'],
    scheduling: ['Choose a day', 'Find a day'],
  },
  contactLines: [
    'Your days, how many you are and what you have done before.',
    'Ask about the season, the distance or the shoes.',
  ],
  newsletterLines: ['Now and then: what the season allows.', 'Dates, conditions and nothing else.'],
  actions: ['Ask about your days', 'Write to us', 'Ask a question'],
  ways: {
    'walk-in': { actions: ['How to find us'] },
    appointment: {
      actions: ['Book a day', 'Find a day'],
      questions: [
        {
          question: 'How do I book?',
          answer: 'Write two possible days, how many you are and what you have done before.',
        },
      ],
    },
    hire: {
      actions: ['Ask about hire'],
      questions: [
        {
          question: 'What do I need to hire something?',
          answer: 'Ask what has to be shown and left, and say for how long and for whom.',
        },
      ],
    },
    enroll: {
      actions: ['Ask about a course'],
      questions: [
        {
          question: 'How do I join a course?',
          answer: 'Write who wants to learn, what has gone before and which days are possible.',
        },
      ],
    },
  },
}
