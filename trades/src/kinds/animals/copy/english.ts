import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['For animals and their people', 'Fur, feathers, hooves and paws', 'Tell us about your animal'],
  introductions: [
    '{services} in {place}: tell {name} what kind of animal it is and what it needs.',
    '{name}, {place}. Begin with the name, the age and the nature of your animal, and what brings you.',
    'No animal is like another, and you know yours best. Start with what you have noticed.',
  ],
  servicesLabel: 'For your animal',
  servicesLines: [
    'Say what kind of animal it is, and how old.',
    'If your animal is shy of strangers, say so beforehand.',
  ],
  quotes: [
    'First let the animal have a sniff.',
    'You know your animal best. Tell us everything.',
    'Slow hands, low voice, time to look around.',
  ],
  questions: [
    {
      question: 'What should I tell you about my animal?',
      answer:
        'Its kind, age and size, what it eats and what frightens it. If it takes medicine, name that too.',
    },
    {
      question: 'My animal is nervous. What helps?',
      answer: 'Say so when you write, and what calms it. A blanket that smells of home often does.',
    },
    {
      question: 'Is my kind of animal one for you?',
      answer: 'Write which animal it is. If it is not one for us, we will say so.',
    },
    {
      question: 'What does it cost?',
      answer: 'That depends on the animal and on what it needs. Ask before you decide.',
    },
  ],
  headings: {
    services: ['What your animal may need', 'For your animal', 'Asked for by animals'],
    gallery: ['Fur, feathers and friends', 'Seen with us'],
    reviews: ['What owners say', 'In their people’s words'],
    questions: ['What owners ask', 'Good to know'],
    contact: ['Tell us about them', 'Ask about your animal', 'Write to us'],
    newsletter: ['News for animal people', 'Post, now and then'],
    scheduling: ['Choose a time', 'Book a visit'],
  },
  contactLines: [
    'Your animal’s name, kind and age are a good beginning.',
    'Say what you have noticed, and since when.',
  ],
  newsletterLines: [
    'Now and then a note on living with animals.',
    'A short letter when there is something to tell.',
  ],
  actions: ['Ask about your animal', 'Write to us', 'Ask a question'],
  ways: {
    'walk-in': { actions: ['How to find us'] },
    appointment: {
      actions: ['Ask for an appointment', 'Book a visit'],
      questions: [
        {
          question: 'What should I bring?',
          answer:
            'The papers you have about your animal, and your questions on a piece of paper. Cats come safest in a carrier, dogs on a lead.',
        },
      ],
    },
    'call-out': {
      actions: ['Ask for a home visit'],
      questions: [
        {
          question: 'What do you need when you come to us?',
          answer: 'Light, a little room, and somebody the animal knows.',
        },
      ],
    },
    enroll: { actions: ['Ask about a place'] },
  },
}
