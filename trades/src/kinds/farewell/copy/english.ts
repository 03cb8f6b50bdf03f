import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['When someone has died', 'There is time', 'In memory'],
  introductions: [
    '{services} in {place}. Get in touch with {name} when you are ready to.',
    '{name}, {place}. You do not have to know yet what is to be done.',
    'Nothing has to be decided in the first hour. Begin with the name, and with how you can be reached.',
  ],
  servicesLabel: 'What is done',
  servicesLines: ['Ask about anything that is not named here.', 'You need not decide today.'],
  quotes: ['Take the time you need.'],
  questions: [
    {
      question: 'What has to be done first?',
      answer:
        'If somebody has died at home, a doctor has to be called. After that, get in touch and ask what comes next.',
    },
    {
      question: 'What should I have ready?',
      answer: 'The name, where the person is now and how you can be reached. Papers can follow.',
    },
    {
      question: 'What will it cost?',
      answer: 'That depends on what you choose. Ask for it in writing before you decide.',
    },
    {
      question: 'May we do some of it ourselves?',
      answer: 'Ask. Much is possible, and you may also leave it to others.',
    },
  ],
  headings: {
    services: ['What is done', 'What there is to arrange', 'In what ways'],
    gallery: ['Quiet places', 'Light'],
    reviews: ['Letters received', 'In their words'],
    questions: ['What people ask', 'In the first days'],
    contact: ['A few lines', 'How to reach us', 'When you are ready'],
    newsletter: ['Letters, seldom', 'Now and then'],
    scheduling: ['Find a time to talk', 'A time to talk'],
  },
  contactLines: ['The name, and how you can be reached.', 'A few words are enough. The rest can wait.'],
  newsletterLines: ['A few lines, seldom.', 'A letter once or twice a year.'],
  actions: ['Write a message', 'How to reach us', 'Ask a question'],
  ways: {
    appointment: {
      actions: ['Ask for a time to talk'],
      questions: [
        { question: 'Where can we talk?', answer: 'Say where it would be easiest for you, and when.' },
      ],
    },
    'call-out': { actions: ['Ask us to come'] },
    order: {
      actions: ['Ask about a stone'],
      questions: [
        {
          question: 'How is a stone or an inscription ordered?',
          answer: 'Ask what the cemetery allows, and bring the name and dates as they are to be written.',
        },
      ],
    },
  },
}
