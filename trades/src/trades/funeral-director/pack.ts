import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['ledger', 'atelier'],
  copy: {
    trade: 'Funeral director',
    role: 'Funeral director',
    headlines: [
      'Funeral director in {place}',
      'When a call must be made',
      'Funerals in {place}',
      'A goodbye that is theirs',
      'Nothing has to be quick',
      'For those who stay behind',
    ],
    introductions: [
      '{name} arranges funerals in {place}. If someone has just died, call at any hour that suits you. You need not know what to ask.',
      '{name}, {place}. We bring the person into our care, see to the papers and sit down with you once you have slept.',
      'Burial or cremation, church or garden, twelve people or two. {name} in {place} asks who they were before asking what you would like.',
    ],
    servicesLabel: 'What we arrange',
    servicesLines: [
      'You may do any part of this yourselves. We take the rest.',
      'What each part costs is written down before you choose it.',
      'If the family cannot agree, we can wait a day.',
    ],
    services: [
      {
        name: 'In the first hours',
        text: 'Once a doctor has been, we come and bring the person away, quietly and when you are ready. You may keep them at home for a while if you wish.',
        words: 'first hours, removal, collection, transfer, at home',
      },
      {
        name: 'Burial',
        text: 'The plot, the bearers and the hour, agreed with the cemetery. An existing family grave is looked up for you.',
        words: 'burial*, bury, grave*, interment*',
      },
      {
        name: 'Cremation',
        text: 'With a service or without one. You decide later where the ashes go, and we keep them until then.',
        words: 'cremation*, crematori*, ashes, urn*',
      },
      {
        name: 'The service',
        text: 'Music, readings, photographs, who speaks and who would rather not. With clergy, a celebrant or only yourselves.',
        words: 'ceremon*, funeral service*, celebrant*, music, church',
      },
      {
        name: 'Papers and registrars',
        text: 'Registration, certificates, the doctor’s forms and the cemetery’s. You sign, and we carry them round.',
        words: 'paper*, registr*, certificate*, document*',
      },
      {
        name: 'Seeing them once more',
        text: 'In a quiet room, dressed in what you bring. Children may come too, and nobody has to.',
        words: 'viewing*, chapel of rest, visit*, laying out',
      },
      {
        name: 'Notices and orders of service',
        text: 'We help with the wording for the newspaper and the cards. A draft by evening, and time to sleep on it.',
        words: 'notice*, obituar*, order of service, printing, card*',
      },
      {
        name: 'Simple funerals',
        text: 'A plain coffin and no ceremony, cared for like any other. You may hold your own farewell elsewhere.',
        words: 'direct cremation, simple, unattended, basic',
      },
      {
        name: 'Bringing someone home',
        text: 'From another town or country, with the consulates and airlines. Tell us where they are.',
        words: 'repatriation, abroad, overseas',
        special: true,
      },
      {
        name: 'Planning your own',
        text: 'Wishes written down, so that nobody has to guess. Nothing need be paid for that.',
        words: 'pre paid, prepaid, plan*, pre need, in advance',
        special: true,
      },
    ],
    quotes: [
      'There is more time than it seems.',
      'Say the name. It may be said here.',
      'A small funeral is a whole funeral.',
      'You do not have to be strong today.',
    ],
    reviews: [
      'We knew nothing and were never made to feel it.',
      'They asked about his boat, and the boat was in the service.',
      'My daughters put drawings in the coffin. Somebody had thought of a table and pencils.',
    ],
    questions: [
      {
        question: 'Somebody has died at home. What now?',
        answer:
          'Call the doctor, or the emergency number if it was unexpected. Then call us. Until we come you may simply stay with them.',
      },
      {
        question: 'How soon must a funeral be?',
        answer:
          'Seldom as soon as one fears. The law of your place sets the limits, and within them we look for a day on which those who matter can come.',
      },
      {
        question: 'What does a funeral cost?',
        answer:
          'It is made of our work, what others charge, and what you choose. You receive all three in writing, and may take it home to compare.',
      },
      {
        question: 'What if there is little money?',
        answer:
          'Say so at once, it is said here often. There are plain ways that are worthy, and offices that help.',
      },
      {
        question: 'May we wash, dress or carry them ourselves?',
        answer: 'Yes, if you want to. We show you how and stay in the room or outside it, as you like.',
      },
      {
        question: 'Should children come?',
        answer: 'Ask them. Children who may look, and may leave, seldom regret coming.',
      },
      {
        question: 'Which papers do you need?',
        answer:
          'An identity document of the person, the certificate of birth or marriage, and the doctor’s form. Missing ones can be ordered.',
      },
    ],
    headings: {
      services: [
        'What we see to',
        'From the call to the last word',
        'What has to be arranged',
        'Burial, cremation, farewell',
      ],
      gallery: ['Rooms and light', 'Places of quiet'],
      reviews: ['Letters from families', 'Written afterwards'],
      questions: ['What families ask first', 'In the days before', 'What there is to know'],
      contact: ['Call at any time', 'Reach us', 'Write or call', 'When you are ready'],
      newsletter: ['Days of remembrance', 'A letter in autumn'],
      scheduling: ['A time to sit down', 'When you would like to talk'],
    },
    contactLines: [
      'The name, where the person is now, and your number. That is enough.',
      'If someone has died, call rather than write. Everything else may come by letter.',
    ],
    newsletterLines: [
      'When we hold evenings of remembrance. Seldom, and never an offer.',
      'A few lines in November, and nothing else.',
    ],
    actions: ['Call us', 'Ask us to come', 'Find a time to talk', 'Ask a question'],
  },
}
