import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Made by hand in {place}', 'From the bench', 'What should it become?'],
  introductions: [
    '{services} in {place}. Tell {name} what it is for and where it will live.',
    '{name}, {place}. Bring a measurement, a drawing or the thing that is to be matched.',
    'A thing begins with a use and a size. Tell us both, and the material if you have one in mind.',
    '{name}, {place}. Say what you are looking for, and ask what you would like to know.',
  ],
  servicesLabel: 'What is made here',
  servicesLines: [
    'Ask about materials before you choose.',
    'One or several: say how many, and by when.',
    'Ask what there is at the moment.',
  ],
  quotes: ['The material has a say in it.', 'Slow is a way of working, too.', 'Hold it before you judge it.'],
  questions: [
    {
      question: 'What do you need to know for a commission?',
      answer: 'What it is for, how large it may be, where it will stand or hang, and by when you need it.',
    },
    {
      question: 'What does it cost?',
      answer: 'That depends on size, material and hours. Describe it and ask for a figure first.',
    },
    {
      question: 'How long does it take?',
      answer: 'Ask, and give the day it has to be ready by. Some materials need their time.',
    },
    {
      question: 'Can I choose the material?',
      answer: 'Ask what is in the workshop, and come and touch it if you can.',
    },
    {
      question: 'How should I look after it?',
      answer: 'Ask when you collect it. Every material has its own habits.',
    },
  ],
  headings: {
    services: ['What is made here', 'Work, large and small', 'From the workshop'],
    gallery: ['From the bench', 'Unfinished things'],
    reviews: ['What is said of the work', 'In their words'],
    questions: ['Asked at the bench', 'Good to know'],
    contact: ['Describe what you need', 'Write to the workshop', 'Ask about the work'],
    newsletter: ['Letters from the bench', 'What’s on the bench'],
    scheduling: ['Choose a day', 'A time to come by'],
  },
  contactLines: [
    'What it is for, its size, and by when.',
    'A sketch on the back of an envelope is enough.',
    'What you are looking for, and how you can be reached.',
  ],
  newsletterLines: [
    'A letter now and then, from the workshop.',
    'What is on the bench, and what has just left it.',
  ],
  actions: ['Describe what you need', 'Write to the workshop', 'Ask a question'],
  ways: {
    'walk-in': {
      actions: ['Find the workshop'],
      questions: [
        {
          question: 'Can I come and look?',
          answer: 'Ask when somebody is there, so that the tools can rest while we talk.',
        },
      ],
    },
    appointment: { actions: ['Ask for a time'] },
    order: {
      actions: ['Place an order', 'Ask for a quote'],
      questions: [
        {
          question: 'How do I order something?',
          answer:
            'Describe it in words, with a sketch or photo. Work starts once size, material and price are settled between us.',
        },
      ],
    },
    enroll: {
      actions: ['Ask about a course'],
      questions: [
        {
          question: 'Can I learn it?',
          answer: 'Ask about the next course, and say what your hands have done before.',
        },
      ],
    },
  },
}
