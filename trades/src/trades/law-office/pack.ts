import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'accountant',
  families: ['ledger', 'press', 'clinic', 'studio'],
  copy: {
    trade: 'Legal advice',
    role: 'Lawyer',
    headlines: [
      'Legal advice in {place}',
      'The letter, explained',
      'Your rights, in plain words',
      'Before you sign, ask',
      'Law without the Latin, {place}',
    ],
    introductions: [
      '{name} advises people in {place} on {services}. Bring the letter, even if you have not opened it.',
      'Most legal trouble is smaller once it is sorted into order. {name} in {place} begins with that.',
      '{name} works in {place}. You hear where you stand, what it may cost and what happens if you do nothing.',
    ],
    servicesLabel: 'What we advise on',
    servicesLines: [
      'Deadlines first: tell us the date on the letter.',
      'Nothing you send here makes you a client. That is agreed in person.',
      'Sometimes the best advice is to let it rest. We say that too.',
    ],
    services: [
      {
        name: 'A first talk',
        text: 'You tell it as it happened, we ask for dates and papers. At the end you know the next step.',
        words: 'first, consult*, advice',
      },
      {
        name: 'Wills and estates',
        text: 'Who gets what, who decides, and how it is kept simple.',
        words: 'will, wills, probate, estate*, inherit*, trust*',
      },
      {
        name: 'Families',
        text: 'Separation, children, maintenance. Calmly, and with the next ten years in mind.',
        words: 'famil*, divorce*, separation, custody',
        special: true,
      },
      {
        name: 'Home and property',
        text: 'Buying, selling and renting, read before it is signed.',
        words: 'property, conveyanc*, house*, tenan*, landlord*, real estate',
        special: true,
      },
      {
        name: 'Work',
        text: 'Contracts, notices and what may be in a reference.',
        words: 'employ*, work, dismissal, labour, labor',
        special: true,
      },
      {
        name: 'Small businesses',
        text: 'Agreements that both sides understand, and terms that say what is meant.',
        words: 'business*, compan*, contract*, commercial, start up*',
      },
      {
        name: 'Coming and staying',
        text: 'Visas, permits and the order in which to apply.',
        words: 'immigra*, visa*, asylum, citizenship',
        special: true,
      },
      {
        name: 'After an accident',
        text: 'What to write down, whom to tell and when.',
        words: 'accident*, injur*, claim*',
        special: true,
      },
      {
        name: 'Letters and deadlines',
        text: 'Read, explained and answered in time.',
        words: 'letter*, dispute*, debt*, court*',
      },
      {
        name: 'Contracts read through',
        text: 'Every clause looked at, the three that matter marked.',
        words: 'contract*, agreement*, review*',
      },
    ],
    quotes: [
      'Read it before you sign. Then ask.',
      'A date missed is an argument lost.',
      'Write it down the day it happens.',
      'Clear words prevent long letters.',
    ],
    reviews: [
      'I understood my own contract for the first time, two days before signing.',
      'They told me not to sue. It was the best money I spent that year.',
      'One page, three steps, a date for each.',
    ],
    questions: [
      {
        question: 'What should I bring?',
        answer:
          'Every letter, contract and message on the matter, and a note of the dates. Order is welcome, not required.',
      },
      {
        question: 'What does it cost?',
        answer:
          'We tell you how we charge before you decide. Ask whether you may be entitled to help with costs.',
      },
      {
        question: 'Is what I tell you confidential?',
        answer: 'What you tell a lawyer is protected by strict rules. We explain them at the start.',
      },
      {
        question: 'I have had a letter with a deadline. What now?',
        answer: 'Tell us the date first. Do not sign and do not answer before you have spoken to somebody.',
      },
      {
        question: 'Can you tell me if I will win?',
        answer: 'Nobody can promise that. You hear the chances, the cost and the risk.',
      },
      {
        question: 'Do you take every kind of case?',
        answer: 'No. If yours is not our field we say so, and often know whose it is.',
      },
    ],
    headings: {
      services: ['What we advise on', 'From will to contract', 'Matters, one by one'],
      gallery: ['On the desk', 'Paper and dates', 'Things in order'],
      reviews: ['What clients say', 'On the record', 'In writing'],
      questions: ['Before you sign', 'Clients ask', 'In plain words'],
      contact: ['Ask for a talk', 'Tell us the deadline', 'Write to the office'],
      newsletter: ['Changes worth knowing', 'The law, briefly'],
      scheduling: ['Arrange a first talk', 'Find a time'],
    },
    contactLines: [
      'What is it about, in two sentences, and is there a deadline? Please send no documents yet.',
      'Your name, your number and the kind of matter. The rest when we talk.',
      'If a date is near, call rather than write.',
    ],
    newsletterLines: [
      'Changes in the law that touch ordinary life, a few times a year.',
      'One thing worth knowing, in ten lines.',
    ],
    actions: ['Ask for a first talk', 'Tell us the deadline', 'Arrange a talk'],
  },
}
