import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['At your door in {place}', 'What needs doing at home?', 'One thing less to do'],
  introductions: [
    '{services} in {place}. Tell {name} where you live and what has been waiting.',
    '{name}, {place}. Say what it is, which floor it is on and whether there is somewhere to park.',
    'Some things in a house are better done by somebody else. Name yours.',
    '{name}, {place}. Say what it is about. A few words are enough to begin with.',
  ],
  servicesLabel: 'What gets done',
  servicesLines: [
    'Say where it is and how big it is.',
    'Tell us about pets, alarms and narrow stairs beforehand.',
  ],
  quotes: [
    'You open the door, the rest gets done.',
    'The job that has waited longest goes first.',
    'Shoes off or on? You say.',
    'Say what it is. The rest can be asked.',
  ],
  questions: [
    {
      question: 'What do you need to know beforehand?',
      answer: 'The address or area, what is to be done, how much of it there is, and a photo if you can.',
    },
    {
      question: 'What will it cost?',
      answer: 'That depends on how much there is to do. Describe it and ask for a figure before you decide.',
    },
    {
      question: 'Do I have to be at home?',
      answer: 'Somebody has to open the door or leave a key. Say what suits you.',
    },
    { question: 'Do you come as far as my street?', answer: 'Write where you are, and ask.' },
    {
      question: 'What should I clear away?',
      answer: 'Whatever is fragile or in the way, and a path to the place.',
    },
  ],
  headings: {
    services: ['What gets done', 'Indoors and outdoors', 'Off your list'],
    gallery: ['Before and after', 'Tools for the job'],
    reviews: ['Said at the front door', 'What customers say'],
    questions: ['Before the doorbell rings', 'Good to know'],
    contact: ['Say what needs doing', 'Ask us a question', 'Write to us'],
    newsletter: ['Seasonal reminders', 'Worth doing this month'],
    scheduling: ['Choose a day', 'A day that suits you'],
  },
  contactLines: ['Where you are, what it is and when it suits you.', 'A sentence is enough.'],
  newsletterLines: [
    'A reminder now and then of what a home needs at this time of year.',
    'Short notes by the season.',
  ],
  actions: ['Say what needs doing', 'Write to us', 'Ask if we come to you'],
  ways: {
    appointment: {
      actions: ['Choose a day'],
      questions: [
        {
          question: 'Can it be a fixed day every week?',
          answer: 'Say which day and how often, and ask whether it can be kept.',
        },
      ],
    },
    'call-out': {
      actions: ['Ask for a visit', 'Ask us round'],
      questions: [
        {
          question: 'How soon can somebody come?',
          answer: 'Write which days suit you and how urgent it is.',
        },
      ],
    },
    order: { actions: ['Ask for a quote'] },
  },
}
