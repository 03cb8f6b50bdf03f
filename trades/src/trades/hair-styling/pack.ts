import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'hair-styling',
  families: ['atelier', 'studio', 'press', 'hearth'],
  copy: {
    trade: 'Hair salon',
    role: 'Stylist',
    headlines: [
      'Hair salon in {place}',
      'Hair that behaves on Monday',
      'Cut and colour in {place}',
      'A cut you can manage',
      'Sit back in {place}',
      'Your hair, understood',
    ],
    introductions: [
      '{name} does hair in {place}: {services}. Bring a picture, or bring the hair and a question.',
      'A good cut still works when you have dried it yourself. {name} in {place} cuts for the other six weeks.',
      '{name} looks at your hair dry, asks what you do in the morning and only then picks up the scissors.',
      'Longer, shorter, lighter, or only the ends. {name} in {place} tells you what your hair will do with it.',
    ],
    servicesLabel: 'Cuts and colour',
    servicesLines: [
      'Not sure? Come for a talk first and think it over.',
      'Bring photos of what you like, and one of what you never want again.',
      'For colour, tell us what has been on your hair in the last years.',
    ],
    services: [
      {
        name: 'Cut and finish',
        text: 'Washed, cut and dried with what you have at home in mind. You learn how to do it yourself.',
        words: 'cut*, trim*, finish*',
      },
      {
        name: 'Colour',
        text: 'Covering, deepening or changing. We test first if you are new to it.',
        words: 'colour*, color*, tint*, grey*, gray*',
      },
      {
        name: 'Highlights and balayage',
        text: 'Light where the sun would have put it. It grows out softly, which is the point.',
        words: 'highlight*, balayage, foil*, lowlight*',
      },
      {
        name: 'Curls',
        text: 'Cut by the curl and dried without a fight.',
        words: 'curl*, wav*, afro, textured',
      },
      {
        name: 'Blow-dry and styling',
        text: 'For an evening or for the pleasure of it.',
        words: 'blow dry*, blowdry*, styl*, updo*',
      },
      {
        name: 'Wedding hair',
        text: 'Tried out beforehand, pinned to last, with a little bag of spare pins.',
        words: 'wedding*, bridal, bride*, prom',
        special: true,
      },
      {
        name: 'Children’s cuts',
        text: 'Quick hands and no fuss. They may sit on your lap.',
        words: 'child*, kid*',
      },
      {
        name: 'Treatments',
        text: 'For hair that has had a lot of sun, bleach or winter. We say if it needs it.',
        words: 'treatment*, keratin, repair*, condition*',
      },
      {
        name: 'Fringe and tidy',
        text: 'A few minutes between two cuts. It keeps the shape.',
        words: 'fringe*, bang, bangs, tidy',
      },
      {
        name: 'Extensions',
        text: 'Length or fullness, matched to your own. We explain the care before you choose.',
        words: 'extension*',
        special: true,
      },
    ],
    quotes: [
      'The best cut is the one you can do.',
      'Look at it dry. Then decide.',
      'Grow it out or cut it. Both need a plan.',
      'Colour should fade as kindly as summer.',
      'Half a centimetre can be a lot.',
    ],
    reviews: [
      'I asked for something low effort and got exactly that. I dry it upside down and leave.',
      'She talked me out of a fringe. I have thanked her every morning since.',
      'The colour has grown out for three months, and nobody has noticed but me.',
      'First salon where I did not have to explain my curls. They explained them to me.',
    ],
    questions: [
      {
        question: 'How long does an appointment take?',
        answer:
          'A cut about an hour; colour can take half a day. We tell you when you book so that you can plan.',
      },
      {
        question: 'Do I need to wash my hair before?',
        answer: 'For a cut, come as you are. For colour, ask us, it depends.',
      },
      {
        question: 'Can you look at a photo and say if it works?',
        answer: 'Yes, send it with one of your hair in daylight. We will answer honestly.',
      },
      {
        question: 'What if I am not happy with it?',
        answer: 'Tell us within a few days and come back. Hair settles, and small things are easily changed.',
      },
      {
        question: 'I am allergic to some products.',
        answer: 'Tell us before you come. We check what we use and do a test on your skin if it is needed.',
      },
      {
        question: 'How often should I come?',
        answer:
          'Short hair every five to six weeks, long hair two or three times a year, colour as it grows. It is your hair; we only advise.',
      },
    ],
    headings: {
      services: [
        'Cuts, colour and care',
        'What we do with hair',
        'From the ends up',
        'In the stylist’s chair',
      ],
      gallery: ['In front of the mirror', 'Combs, brushes, bottles', 'Around the salon', 'On the shelf'],
      reviews: ['Said in the mirror', 'What clients say', 'Six weeks later', 'From the chair'],
      questions: ['Before you sit down', 'Asked at the basin', 'Good to know', 'Hair questions'],
      contact: ['Ask for an appointment', 'Show us your hair', 'Book a chair', 'Talk it over'],
      newsletter: ['Salon news', 'Free chairs and news', 'Notes on hair'],
      scheduling: ['Choose your time', 'Book your next cut'],
    },
    contactLines: [
      'What would you like, and which days suit you? Have a photo in daylight ready.',
      'New here? Say when you last coloured your hair and with what.',
      'Write a line and we answer with the next free times.',
    ],
    newsletterLines: [
      'Free chairs at short notice and holiday hours.',
      'Small tips for big hair, a few times a year.',
    ],
    actions: ['Ask for an appointment', 'Book a cut', 'Ask about colour', 'Find a free chair'],
    american: { fringe: 'bangs', centimetre: 'inch' },
  },
}
