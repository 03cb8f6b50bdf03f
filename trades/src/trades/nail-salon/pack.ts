import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'nails',
  families: ['atelier', 'studio', 'poster', 'counter'],
  copy: {
    trade: 'Nails and beauty',
    role: 'Nail artist',
    headlines: [
      'Nails and beauty in {place}',
      'Ten small works of art',
      'Your hands, looked after',
      'Colour that lasts, {place}',
      'Show us your hands',
    ],
    introductions: [
      '{name} does {services} in {place}. Bring a picture, or choose a colour when you are here.',
      'Hands are seen all day long. {name} in {place} takes an hour to look after them.',
      '{name} works carefully and cleanly in {place}. You leave with nails that are still whole when you come back.',
    ],
    servicesLabel: 'Treatments',
    servicesLines: [
      'Tell us about old gel and how it was taken off last time.',
      'Allergic or sensitive? Say so when you book.',
      'Not sure about the shape? We file one and you look.',
    ],
    services: [
      {
        name: 'Manicure',
        text: 'Soaked, filed and cared for, with colour or without.',
        words: 'manicur*, hand*',
      },
      {
        name: 'Pedicure',
        text: 'Warm water, smooth heels, and a colour for sandals or for nobody but you.',
        words: 'pedicur*, foot, feet',
      },
      {
        name: 'Gel',
        text: 'Thin layers, cleanly cured, and taken off without scraping.',
        words: 'gel, shellac',
      },
      {
        name: 'Extensions',
        text: 'Length and shape built up, refilled as they grow.',
        words: 'extension*, acrylic*, builder',
      },
      {
        name: 'Nail art',
        text: 'From one fine line to all ten fingers.',
        words: 'art, design*, hand painted',
      },
      {
        name: 'Taking off and repair',
        text: 'Old layers removed gently, cracks mended.',
        words: 'remov*, repair*, infill*',
      },
      {
        name: 'Brows',
        text: 'Shaped and tinted to suit the face.',
        words: 'brow*, threading, tint*',
        special: true,
      },
      {
        name: 'Lashes',
        text: 'Lifted or lengthened, one at a time.',
        words: 'lash*, eyelash*',
        special: true,
      },
      {
        name: 'Waxing',
        text: 'Quick hands and something cooling afterwards. Tell us if your skin is sensitive.',
        words: 'wax*, hair removal, sugaring',
        special: true,
      },
      {
        name: 'Make-up',
        text: 'For the day when everybody takes pictures.',
        words: 'make up, makeup, bridal*',
        special: true,
      },
    ],
    quotes: [
      'Short nails deserve colour too.',
      'Oil them. It takes ten seconds.',
      'Let them dry. Really.',
      'A good shape needs no colour.',
    ],
    reviews: [
      'Three weeks, a house move and a garden later. Not one has chipped.',
      'She told me my nails needed a rest, and was right.',
      'I showed a photo of a tile. I now wear the tile.',
    ],
    questions: [
      {
        question: 'How long does gel last?',
        answer: 'Often two to three weeks. It depends on your nails and on what your hands do all day.',
      },
      {
        question: 'Does it harm my nails?',
        answer: 'Careful work and gentle removal make the difference. Please do not peel it off at home.',
      },
      {
        question: 'How long does it take?',
        answer:
          'About an hour for most treatments, longer for extensions and art. We tell you when you book.',
      },
      { question: 'Can I bring my own design?', answer: 'Yes, send it beforehand so that we plan the time.' },
      {
        question: 'What if a nail breaks?',
        answer: 'Tell us soon, and we say how and when it can be mended.',
      },
      {
        question: 'I have sensitive skin.',
        answer: 'Tell us before you come. We go through the products with you, or leave something out.',
      },
    ],
    headings: {
      services: ['Nails, brows and more', 'From bare to brilliant', 'Hands, feet and details'],
      gallery: ['Around the studio', 'Bottles, brushes, towels', 'On the table'],
      reviews: ['Shown and told', 'What clients say', 'Three weeks later'],
      questions: ['Before you choose a colour', 'Good to know', 'Asked across the table'],
      contact: ['Ask for a time', 'Show us your idea', 'Book a chair'],
      newsletter: ['New colours', 'Free hours and ideas'],
      scheduling: ['Choose your time', 'Book a treatment'],
    },
    contactLines: [
      'Which treatment, which day, and is there anything on your nails now?',
      'Tell us what you would like, and bring a picture.',
      'Name, day and treatment are enough.',
    ],
    newsletterLines: [
      'New colours and free hours, in a few lines.',
      'How to keep them whole, a few times a year.',
    ],
    actions: ['Ask for a time', 'Book a treatment', 'Show us your idea'],
  },
}
