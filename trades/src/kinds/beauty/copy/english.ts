import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['A chair, a mirror, some time', 'What would you like to change?', 'An hour for yourself'],
  introductions: [
    '{services} in {place}. Tell {name} what you have in mind, and what you would rather not.',
    '{name}, {place}. Bring a picture of what you like, or of what you do not.',
    'Say how much time you have in the morning, and what you want from the mirror. The rest is talked over.',
  ],
  servicesLabel: 'What is done here',
  servicesLines: ['If you react to something, say so beforehand.', 'Not sure? Describe what bothers you.'],
  quotes: [
    'Sit back.',
    'You say how far it goes.',
    'The mirror can wait a moment.',
    'You say what you like.',
  ],
  questions: [
    {
      question: 'How do I say what I want?',
      answer: 'With a picture, in words, or by what you do not want. All three help.',
    },
    {
      question: 'What if my skin or hair is sensitive?',
      answer: 'Say so beforehand, and name what you react to. Ask for a test patch.',
    },
    { question: 'How long does it take?', answer: 'Ask when you write, and say what is to be done.' },
    {
      question: 'What does it cost?',
      answer: 'That depends on length, time and material. Ask for a figure before it begins.',
    },
    {
      question: 'How long will it last?',
      answer: 'That depends on growth and care. Ask what you can do at home.',
    },
  ],
  headings: {
    services: ['What is done here', 'From head to hand', 'Care and change'],
    gallery: ['In the mirror', 'Close up'],
    reviews: ['Said on the way out', 'In their words'],
    questions: ['Before you sit down', 'Good to know'],
    contact: ['What’s on your mind?', 'Ask a question', 'Write to us'],
    newsletter: ['Notes on care', 'By the season'],
    scheduling: ['Find an hour', 'Choose a time'],
  },
  contactLines: [
    'What you have in mind, and when it would suit you.',
    'A picture says it fastest.',
    'What you have in mind, and how you can be reached.',
  ],
  newsletterLines: ['A few lines on care, by the season.', 'Something new, now and then.'],
  actions: ['Ask a question', 'Say what you’d like', 'Write to us'],
  ways: {
    'walk-in': {
      actions: ['How to find us'],
      questions: [
        { question: 'Can I simply come by?', answer: 'Come and ask. It may mean waiting a little.' },
      ],
    },
    appointment: {
      actions: ['Ask for an appointment', 'Find an hour'],
      questions: [
        { question: 'What if I cannot come?', answer: 'Write as soon as you know, and ask what applies.' },
      ],
    },
    'call-out': {
      actions: ['Ask for a visit'],
      questions: [
        {
          question: 'What do you need at my home?',
          answer: 'A chair, good light, a socket, and water nearby.',
        },
      ],
    },
  },
}
