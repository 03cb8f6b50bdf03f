import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Don’t throw it away yet', 'Broken? Describe the noise', 'What’s wrong with it?'],
  introductions: [
    '{services} in {place}. Tell {name} what it is, what it no longer does and since when.',
    '{name}, {place}. Make, model and the noise it makes: that is half the search.',
    'Most things that stop working stop for one reason. Finding it comes first.',
    '{name}, {place}. Say what it is and what should be done with it.',
  ],
  servicesLabel: 'What gets mended',
  servicesLines: [
    'Write make and model. They usually stand underneath or at the back.',
    'Keep the part that fell off, even if it looks useless.',
    'Say what it is and what should be done with it.',
  ],
  quotes: ['First find out why, then mend it.', 'Old does not mean finished.', 'The small screw matters.'],
  questions: [
    {
      question: 'What should I tell you?',
      answer:
        'What it is, make and model, what it does or does not do, and when that began. A photo or a recording of the noise helps.',
    },
    {
      question: 'Is it worth mending?',
      answer: 'Sometimes not. Ask before you decide, and say what it means to you.',
    },
    {
      question: 'What will it cost?',
      answer: 'That depends on the fault and on the part. Ask for a figure before the work starts.',
    },
    { question: 'How long does it take?', answer: 'Often a part decides. Ask what is to be expected.' },
    {
      question: 'What if a part is no longer made?',
      answer: 'Write make, model and year. Sometimes one can be found, sometimes made.',
    },
  ],
  headings: {
    services: ['What gets mended', 'From one loose screw on', 'Put right again'],
    gallery: ['On the bench', 'Taken apart'],
    reviews: ['Said when it worked again', 'What customers say'],
    questions: ['Before you bring it', 'Good to know'],
    contact: ['What’s wrong with it?', 'Describe the fault', 'Write to us'],
    newsletter: ['How things last longer', 'Notes from the bench'],
    scheduling: ['Choose a time', 'A time to bring it'],
  },
  contactLines: [
    'What it is, what it does not do, and since when.',
    'Make and model save a question.',
    'What it is, and how you can be reached.',
  ],
  newsletterLines: ['Now and then, a note on making things last.', 'Small care, by the season.'],
  actions: ['Describe the fault', 'Write to us', 'Ask if it can be mended'],
  ways: {
    'walk-in': {
      actions: ['How to find us'],
      questions: [
        {
          question: 'Can I just bring it in?',
          answer: 'Come while the door is open, and bring cables, keys and all that belongs to it.',
        },
      ],
    },
    appointment: {
      actions: ['Ask for a time'],
      questions: [
        { question: 'Do I need an appointment?', answer: 'Ask for a time and say what you are bringing.' },
      ],
    },
    'call-out': {
      actions: ['Ask for a visit'],
      questions: [
        {
          question: 'Can you look at it where it stands?',
          answer: 'Write where it is, how it is reached and what it is.',
        },
      ],
    },
    order: { actions: ['Ask for a quote'] },
  },
}
