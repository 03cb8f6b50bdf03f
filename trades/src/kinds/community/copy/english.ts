import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Come as you are', 'Who meets here', 'There’s room for one more'],
  introductions: [
    '{services} in {place}. {name} is made by those who come.',
    '{name}, {place}. Come and see, ask a question, or say what you could lend a hand with.',
    'You do not have to be able to do anything yet, or to know anybody. Write that you would like to come.',
  ],
  servicesLabel: 'What goes on here',
  servicesLines: ['Ask what is on this week.', 'Tell us if steps, noise or language make coming difficult.'],
  quotes: ['Put another chair out.', 'Many hands, one kettle.', 'Whoever comes belongs.'],
  questions: [
    {
      question: 'Do I have to be a member?',
      answer: 'Ask what applies, and come and look first if that is possible.',
    },
    { question: 'What does it cost to take part?', answer: 'Ask. If money is an obstacle, say so.' },
    { question: 'Can I bring somebody?', answer: 'Write who is coming, so that there is a chair.' },
    {
      question: 'How can I help?',
      answer: 'Say what you like doing and when you have time. Making tea counts.',
    },
    {
      question: 'Is the place accessible?',
      answer: 'Write what you need: a ramp, a seat, quiet, an interpreter. You will hear what is possible.',
    },
  ],
  headings: {
    services: ['What goes on here', 'Week by week', 'Open to you'],
    gallery: ['Faces and moments to come', 'Together'],
    reviews: ['Said over tea', 'Members’ words'],
    questions: ['Before you come', 'People ask'],
    contact: ['Come along', 'Ask us', 'Say hello'],
    newsletter: ['News for neighbours', 'What’s on'],
    scheduling: ['Find a time', 'Choose a day'],
  },
  contactLines: [
    'Ask what is on, or say what you could help with.',
    'Tell us how to reach you, and what brings you.',
  ],
  newsletterLines: ['What is on, and where hands are needed.', 'A letter to neighbours, now and then.'],
  actions: ['Come along', 'Ask a question', 'Lend a hand'],
  ways: {
    'walk-in': {
      actions: ['How to find us'],
      questions: [
        {
          question: 'When can I come?',
          answer: 'Ask about the next meeting, or come when the door is open.',
        },
      ],
    },
    hire: {
      actions: ['Ask about the room'],
      questions: [
        {
          question: 'Can we use the room?',
          answer: 'Write the day, the hours, what for and how many you are.',
        },
      ],
    },
    enroll: {
      actions: ['Join in'],
      questions: [{ question: 'How do I join?', answer: 'Write your name and what draws you here.' }],
    },
    donate: {
      actions: ['Ask how to give', 'Give something'],
      questions: [
        {
          question: 'How is a gift used?',
          answer: 'Ask what is needed just now, and what a gift is spent on.',
        },
      ],
    },
  },
}
