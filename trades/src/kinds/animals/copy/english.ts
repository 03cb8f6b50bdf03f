import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  trade: '',
  role: 'Owner',
  headlines: [
    '{trade} in {place}',
    '{name} in {place}',
    'For the animals of {place}',
    'Tell us who we will meet',
    '{name}',
  ],
  introductions: [
    '{name} looks after animals in {place}. Tell us who it is about, how old they are and what they are like.',
    'Write a few words about your animal: name, age, habits. {name} answers with what is possible and when.',
    '{name} is here for {services} in {place}. Say what your animal needs.',
  ],
  services: [
    {
      name: 'A first meeting',
      text: 'We get to know each other before anything is done.',
      words: 'first*, meet*',
    },
    { name: 'Regular visits', text: 'A rhythm that your animal can rely on.', words: 'regular*, weekly' },
    { name: 'Advice', text: 'Ask what you have always wondered. A plain answer is free.', words: 'advice' },
    { name: 'Something out of the ordinary', text: 'Describe it, and we will say.', words: 'special*' },
  ],
  servicesLabel: 'What we do',
  servicesLines: ['Not on the list? Ask all the same.', 'Every animal is different: tell us about yours.'],
  quotes: ['Slowly is often quicker.', 'Animals first, then the clock.', 'We ask before we touch.'],
  reviews: [
    'They took their time and nobody was frightened, which I had not thought possible.',
    'I could ask everything, and got answers that I understood.',
    'We were told beforehand what would happen, and that is what happened.',
  ],
  questions: [
    {
      question: 'What do you need to know beforehand?',
      answer: 'Kind, age and size, anything that hurts, and anything that frightens. A photo helps.',
    },
    {
      question: 'My animal is nervous. Is that a problem?',
      answer: 'No. Tell us before, and we take more time at the start.',
    },
    { question: 'May I stay?', answer: 'Ask. Some animals are calmer with you there, some without.' },
    {
      question: 'What does it cost?',
      answer: 'It depends on the animal and on what is to be done. You hear it before anything begins.',
    },
    { question: 'How soon can we come?', answer: 'Write, and we answer with the next time that is free.' },
  ],
  headings: {
    services: ['What we do', 'What animals come to us for', 'Ask us for'],
    gallery: ['A look around', 'Who comes by'],
    reviews: ['What owners say', 'In owners’ words', 'Told by their people'],
    questions: ['Before you come', 'People often ask', 'Good to know'],
    contact: ['Tell us about them', 'Write to us', 'Ask for a time'],
    newsletter: ['News from us', 'Letters, now and then'],
    scheduling: ['Find a time', 'Pick a day'],
  },
  contactLines: ['Who is it about? Kind, age, and what you have noticed.', 'A few words are enough.'],
  newsletterLines: [
    'A short letter when there is something worth telling.',
    'Now and then, and nothing else.',
  ],
  actions: ['Ask for a time', 'Tell us about them', 'Write to us'],
}
