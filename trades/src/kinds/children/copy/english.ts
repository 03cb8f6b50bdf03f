import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['A place for small people', 'For children and their parents', 'Come and see us first'],
  introductions: [
    '{services} in {place}. Tell {name} how old your child is and what you are looking for.',
    '{name}, {place}. Ask what you would like to know, and say a little about your child.',
    'The first question is usually about age, the second about everything else. Ask both.',
  ],
  servicesLabel: 'For your child',
  servicesLines: [
    'Say how old your child is, and from when.',
    'Ask to see where it happens before you decide.',
  ],
  quotes: [
    'Small shoes by the door, muddy ones welcome.',
    'Growing takes as long as it takes.',
    'Every question about your child is a good one.',
  ],
  questions: [
    {
      question: 'How old should my child be?',
      answer:
        'Write how old your child is now and from when you would like to come. You will hear whether it fits.',
    },
    {
      question: 'My child is shy. Does that matter?',
      answer: 'No. Say so, and tell us what makes a beginning easier: a toy, a song, a little time.',
    },
    {
      question: 'What should my child bring?',
      answer: 'Clothes that may get dirty, and the one thing that must not be missing. Ask about the rest.',
    },
    {
      question: 'What about allergies or medicine?',
      answer:
        'Please tell us before the first day, in writing, with what has to be done and what has to be avoided.',
    },
    {
      question: 'What does it cost?',
      answer: 'That depends on age, days and hours. Write yours and ask for a figure.',
    },
  ],
  headings: {
    services: ['What there is for children', 'For your child', 'The day with us'],
    gallery: ['Small things', 'Leaves, stones and puddles'],
    reviews: ['What parents say', 'In parents’ words'],
    questions: ['What parents ask', 'Before the first day'],
    contact: ['Tell us about them', 'Ask about your child', 'Write to us'],
    newsletter: ['Letters to parents', 'News, now and then'],
    scheduling: ['Choose a day', 'Arrange a visit'],
  },
  contactLines: [
    'Your child’s age, and from when, are a good beginning.',
    'Write what you would like to know. No question is too small.',
  ],
  newsletterLines: [
    'A short letter to parents when there is something to tell.',
    'Now and then: what we have seen, sung and found.',
  ],
  actions: ['Ask about your child', 'Write to us', 'Ask a question'],
  ways: {
    'walk-in': { actions: ['How to find us'] },
    appointment: {
      actions: ['Arrange a visit'],
      questions: [
        {
          question: 'Can we come and look first?',
          answer: 'Ask for a day. Bring your child along, and your questions.',
        },
      ],
    },
    hire: { actions: ['Ask about your date'] },
    enroll: {
      actions: ['Ask about a place', 'Put your child’s name down'],
      questions: [
        {
          question: 'How do I put my child’s name down?',
          answer: 'Write your child’s name and age, the days you need and from when.',
        },
      ],
    },
  },
}
