import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['What are you celebrating?', 'Tell us the date', 'For the day itself'],
  introductions: [
    '{services} in {place}. Tell {name} the date, the place and how many are coming.',
    '{name}, {place}. Begin with the day, then say what it should feel like.',
    'A date, a place and a number of people: a celebration begins with three words. Add whatever you know already.',
    '{name}, {place}. Say what it is for, and what matters to you.',
  ],
  servicesLabel: 'For your day',
  servicesLines: [
    'Say whether it is indoors or out, and what happens if it rains.',
    'Ask about what you have in mind. A half-finished idea is enough.',
    'Say what it is for, and what matters to you.',
  ],
  quotes: [
    'The date first, then the rest.',
    'Somebody will dance, you’ll see.',
    'What people remember is seldom on the plan.',
    'Ask first. The rest can be talked over.',
  ],
  questions: [
    {
      question: 'Is our date still possible?',
      answer: 'Write the date, the town and the hour. You will hear whether it is.',
    },
    {
      question: 'What do you need to know?',
      answer: 'The occasion, the place, how many are coming, when it begins and when it has to end.',
    },
    {
      question: 'What does it cost?',
      answer: 'That depends on the day, the distance and what you want. Ask for a figure for yours.',
    },
    {
      question: 'What is needed on the spot?',
      answer: 'Ask what applies: electricity, water, a dry corner, a place to unload.',
    },
    {
      question: 'What if it rains, or something changes?',
      answer: 'Ask what applies before you decide, and write as soon as you know.',
    },
  ],
  headings: {
    services: ['For your day', 'What can be had', 'Before, during, after'],
    gallery: ['From one day and another', 'Nearly ready to begin'],
    reviews: ['Said the morning after', 'What hosts say'],
    questions: ['Before the day', 'Asked when planning'],
    contact: ['Tell us the date', 'Describe your day', 'Write to us'],
    newsletter: ['Ideas for the table', 'News, now and then'],
    scheduling: ['Choose a day to meet', 'Find a time'],
  },
  contactLines: [
    'The date, the place and how many are coming.',
    'Tell us what you have in mind, even if half of it is open.',
    'What it is for, where and when, as far as you know.',
  ],
  newsletterLines: [
    'Now and then, something for your next celebration.',
    'Ideas by the season, a few times a year.',
  ],
  actions: ['Ask about your date', 'Describe your day', 'Write to us'],
  ways: {
    appointment: {
      actions: ['Arrange to meet'],
      questions: [
        { question: 'Can we meet first?', answer: 'Name two or three days on which it would suit you.' },
      ],
    },
    order: {
      actions: ['Ask for a quote'],
      questions: [
        {
          question: 'By when should we order?',
          answer: 'Ask, and give the day. Some things need weeks, some only days.',
        },
      ],
    },
    hire: {
      actions: ['Check your date', 'Ask about hire'],
      questions: [
        {
          question: 'How is the date fixed?',
          answer:
            'Write date, place and what you want. The date is yours once we have both confirmed it in writing.',
        },
      ],
    },
  },
}
