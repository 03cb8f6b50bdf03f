import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Built where you live', 'What needs building in {place}?', 'From drawing to last screw'],
  introductions: [
    '{services} in {place}. Tell {name} what is there now and what should be there afterwards.',
    '{name}, {place}. A photo, two measurements and a sentence are enough to begin with.',
    'Describe the wall, the roof or the room as it is. What should become of it can wait for the second sentence.',
  ],
  servicesLabel: 'What we build',
  servicesLines: [
    'A photo says more than the right word for it.',
    'Say whether people live in the house while the work goes on.',
  ],
  quotes: [
    'Measure twice, ask once more.',
    'What is behind the wall decides.',
    'Good work looks as if it had been there from the start.',
  ],
  questions: [
    {
      question: 'What should I send you?',
      answer:
        'Photos from near and far, rough measurements and the town. Say what you already know about the building.',
    },
    {
      question: 'What will it cost?',
      answer:
        'That depends on what is found and what you choose. Ask for it in writing before anything begins.',
    },
    {
      question: 'Can we live there in the meantime?',
      answer: 'Ask, and say who lives in the house. Dust, noise and water are planned round people.',
    },
    {
      question: 'Do I need a permit?',
      answer: 'Some work does. Ask your local authority, or ask us whom to ask.',
    },
    {
      question: 'Can I buy the material myself?',
      answer: 'Ask before you pay, so that it suits the rest of the work.',
    },
  ],
  headings: {
    services: ['What we build', 'The work, part by part', 'Walls, roofs and the rest'],
    gallery: ['On site', 'Material and tools'],
    reviews: ['After the dust had settled', 'What customers say'],
    questions: ['Before work begins', 'Asked on site'],
    contact: ['Describe the job', 'Ask us a question', 'Write to us'],
    newsletter: ['News from the site', 'Before the next winter'],
    scheduling: ['Choose a day', 'A time to look at it'],
  },
  contactLines: [
    'What it is, where it is, and how large: that is a beginning.',
    'Say when it should be done, and whether you live in it meanwhile.',
  ],
  newsletterLines: ['A note before each season on what a house needs.', 'What is being built, now and then.'],
  actions: ['Describe the job', 'Write to us', 'Ask about your plans'],
  ways: {
    appointment: { actions: ['Choose a day'] },
    'call-out': {
      actions: ['Ask for a visit', 'Ask us to look at it'],
      questions: [
        {
          question: 'Will you come and look first?',
          answer: 'Ask for a visit, with the address and two or three photos.',
        },
      ],
    },
    order: { actions: ['Ask for a quote'] },
  },
  american: { 'local authority': 'building department' },
}
