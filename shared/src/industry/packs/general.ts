import { noTradeId } from '../no-trade.ts'
import type { IndustryPack } from '../pack.ts'

/** Any small business whose trade is not known by name. */
export const generalPack: IndustryPack = {
  slug: noTradeId,
  artwork: 'general',
  pictures: 'abstract',
  families: [
    'studio',
    'ledger',
    'clinic',
    'press',
    'hearth',
    'workshop',
    'field',
    'counter',
    'poster',
    'atelier',
  ],
  naming: '',
  copy: {
    trade: '',
    role: 'Owner',
    headlines: [
      '{name} in {place}',
      '{name}, at work in {place}',
      'Hello from {name}',
      'This is {name}, {place}',
      '{place}, meet {name}',
      'Good to meet you. {name}',
      '{name}',
    ],
    introductions: [
      '{name} is here for {services} in {place}. Tell us what you need and we will say how we would go about it.',
      'Tell {name} what you have in mind. You get a plain answer, and you deal with the people who do the work.',
      '{name} works in {place}. Ask a question, describe a job or just say hello.',
    ],
    servicesLabel: 'What we do',
    servicesLines: [
      'If what you need is not on the list, ask. We will say if it is for us.',
      'Ask for what you do not see here.',
      'Not sure where to begin? Describe it in your own words.',
    ],
    services: [
      {
        name: 'A first conversation',
        text: 'You tell us what you need, we ask what we need to know. No commitment on either side.',
        words: 'consult*, advice, advise',
      },
      {
        name: 'Advice',
        text: 'Not sure what is right for you? Ask, and you get an honest answer.',
        words: 'advice, advise, recommend*',
      },
      {
        name: 'Times that suit you',
        text: 'Tell us when you can, and we look for a time together.',
        words: 'appointment*, flexible, evening*, weekend*',
      },
      {
        name: 'Prices said beforehand',
        text: 'You hear what it costs before you decide anything.',
        words: 'price*, rate*, cost*',
      },
      {
        name: 'Something out of the ordinary',
        text: 'Describe it. We will say if we can do it, and if not, who might.',
        words: 'custom, special*, bespoke, unusual',
      },
      {
        name: 'A plan and an estimate',
        text: 'What we would do, in which order, and what it is likely to cost. In writing, so that you can think it over.',
        words: 'plan*, estimate*, quote*, design*',
        special: true,
      },
      {
        name: 'Small jobs',
        text: 'Things that take an hour matter too. Ask, even if it seems too little.',
        words: 'small job*, repair*, fix*, mend*',
        special: true,
      },
      {
        name: 'Regular visits',
        text: 'For what needs doing again and again. We agree on a rhythm that suits you.',
        words: 'regular*, weekly, monthly, maintenance',
        special: true,
      },
      {
        name: 'Help afterwards',
        text: 'A question weeks later is no trouble. Write or call, and you reach someone who knows the job.',
        words: 'support*, aftercare, help',
      },
    ],
    quotes: [
      'Say what you need. We will say what we can do.',
      'Plain words first, then good work.',
      'Ask us anything. The answer will be straight.',
      'Do the job as if you had to look at it daily.',
    ],
    reviews: [
      'I asked three questions and got three straight answers. The work was done as we had agreed it.',
      'Friendly from the first message. I knew what would happen next at every step, which is worth a lot.',
      'I came with a vague idea and left with a plan. It turned out better than I had pictured it.',
      'They listened first. That alone would have been enough for me to come back.',
    ],
    questions: [
      {
        question: 'How do I get started?',
        answer: 'Send a message or call. Say in a few words what you need, and we will take it from there.',
      },
      {
        question: 'What does it cost?',
        answer:
          'That depends on the job. Tell us about yours and you will get an estimate before you decide anything.',
      },
      {
        question: 'Where do you work?',
        answer:
          'Tell us where you are and we will say whether we can come, or how we can help from a distance.',
      },
      {
        question: 'How soon can you help?',
        answer: 'Some weeks are fuller than others. Ask, and we will give you a date we can keep.',
      },
      {
        question: 'What should I have ready?',
        answer:
          'Nothing is needed to ask a question. A photo, a measurement or an example of what you like often saves time.',
      },
      {
        question: 'What if I am not sure what I need?',
        answer: 'Then say that. Working it out together is the first part of the job.',
      },
    ],
    headings: {
      services: [
        'What we do',
        'How we can help',
        'Ask us for',
        'The work, piece by piece',
        'What we are good for',
      ],
      gallery: ['A look around', 'From our days', 'Around the desk', 'Things around us'],
      reviews: ['What people say', 'In our customers’ words', 'Kind words', 'Heard from customers'],
      questions: ['Questions and answers', 'Before you ask', 'Good to know', 'People often ask'],
      contact: ['Say hello', 'Tell us more', 'Write to us', 'Get in touch'],
      newsletter: ['News from us', 'Letters, now and then', 'Stay in touch'],
      scheduling: ['Find a time', 'Pick a day that suits you'],
    },
    contactLines: [
      'A few words are enough. We read everything ourselves.',
      'Tell us what you need and how to reach you.',
      'Ask a question or describe what you have in mind.',
    ],
    newsletterLines: [
      'A short letter when there is something worth telling.',
      'What is new with us, now and then, and nothing else.',
    ],
    actions: ['Say hello', 'Ask a question', 'Tell us what you need', 'Write to us'],
  },
}
