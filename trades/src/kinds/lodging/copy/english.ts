import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Stay the night in {place}', 'A bed in {place}', 'Leave your bag here'],
  introductions: [
    '{services} in {place}. Tell {name} when you arrive, when you leave and how many you are.',
    '{name}, {place}. Arrive, put down your bag, look out of the window.',
    'Write your dates first. Everything else is settled more easily after that.',
  ],
  servicesLabel: 'Where you will sleep',
  servicesLines: [
    'Say how many you are, and whether stairs are difficult.',
    'Ask about what matters to you: parking, a cot, a late train.',
  ],
  quotes: [
    'The key is the easy part.',
    'Sleep first, the town tomorrow.',
    'A window, a bed, a door that closes.',
  ],
  questions: [
    {
      question: 'When can I arrive and leave?',
      answer: 'Write when your train or car gets in. You will hear what is possible.',
    },
    { question: 'Can I bring a dog?', answer: 'Ask first, and say how large it is.' },
    { question: 'Is there somewhere to park?', answer: 'Ask before you set out, and say what you drive.' },
    { question: 'Is it suitable for children?', answer: 'Say how old they are and what they sleep in.' },
    {
      question: 'What if my plans change?',
      answer: 'Ask what applies to your dates before you decide, and write as soon as you know.',
    },
  ],
  headings: {
    services: ['Where you will sleep', 'What there is here', 'Rooms, and around them'],
    gallery: ['Through the window', 'The house and around'],
    reviews: ['From the guestbook', 'What guests wrote'],
    questions: ['Before you set out', 'What guests ask'],
    contact: ['Write your dates', 'Ask about a stay', 'Write to us'],
    newsletter: ['Letters from here', 'When the season turns'],
    scheduling: ['Choose your nights', 'Find your dates'],
  },
  contactLines: [
    'The day you arrive, the day you leave and how many you are.',
    'Ask what you need to know before you decide.',
  ],
  newsletterLines: [
    'A letter now and then, about the house and the season.',
    'What is in bloom, what is open, and nothing more.',
  ],
  actions: ['Ask about your dates', 'Write to us', 'How to find us'],
  ways: {
    appointment: {
      actions: ['Book your stay', 'Ask for a room'],
      questions: [
        {
          question: 'How do I book?',
          answer:
            'Write the day you arrive, the day you leave and how many you are. The stay is agreed once you have a reply that says so.',
        },
      ],
    },
  },
  american: { cot: 'crib' },
}
