import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Sit down and eat', 'A chair, a plate, an evening', 'Come and stay a while'],
  introductions: [
    '{services} in {place}. At {name} you sit down first, and then you choose.',
    '{name}, {place}. Come alone, as two or as many, and say so if you need more chairs.',
    'Hang up your coat, read the menu, ask what goes with what.',
  ],
  servicesLabel: 'On the menu',
  servicesLines: ['Ask what is on today.', 'Allergies? Tell whoever takes your order, every time.'],
  quotes: ['Sit down. The rest can wait.', 'The last spoonful is yours.', 'Good talk needs a table.'],
  questions: [
    { question: 'Is there a menu to read beforehand?', answer: 'Ask, and say for which day. Menus change.' },
    {
      question: 'Can you cook around an allergy?',
      answer: 'Tell us which, before you come and again when you order. You will hear what is possible.',
    },
    {
      question: 'Are children welcome?',
      answer: 'Say how many are coming and how small they are, so that there are chairs for all.',
    },
    {
      question: 'Can we celebrate with you?',
      answer: 'Write the day, the number of people and the occasion.',
    },
    { question: 'How can I pay?', answer: 'Ask if you carry only cash or only a card.' },
  ],
  headings: {
    services: ['What there is to eat', 'From the kitchen', 'On the menu'],
    gallery: ['Plates and glasses', 'Around the tables'],
    reviews: ['Said over coffee', 'What guests say'],
    questions: ['Asked at the table', 'Before you come'],
    contact: ['Come and eat', 'Ask the kitchen', 'Write to us'],
    newsletter: ['From the kitchen door', 'New on the menu'],
    scheduling: ['Choose an evening', 'Reserve a table'],
  },
  contactLines: [
    'Ask about the menu, an allergy or a larger party.',
    'Say when you would like to come and how many you will be.',
  ],
  newsletterLines: ['A note when the menu changes.', 'What is in the pans this season, now and then.'],
  actions: ['Ask about the menu', 'Ask a question'],
  ways: {
    'walk-in': { actions: ['How to find us'] },
    appointment: {
      actions: ['Reserve a table', 'Ask for a table'],
      questions: [
        {
          question: 'Do I need a reservation?',
          answer:
            'It is safer, above all for several people. Write the day, the hour and how many you will be.',
        },
      ],
    },
    order: {
      actions: ['Order to take away'],
      questions: [
        {
          question: 'Can I take food away?',
          answer: 'Ask which dishes travel well, and when you can collect them.',
        },
      ],
    },
  },
  american: { 'take away': 'take out', takeaway: 'takeout' },
}
