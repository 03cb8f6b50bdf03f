import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'tailoring',
  families: ['atelier', 'press', 'ledger', 'workshop'],
  copy: {
    trade: 'Tailor',
    role: 'Tailor',
    headlines: [
      'Tailor in {place}',
      'Made to fit you',
      'Shorter, wider, as good as new',
      'Clothes that fit, {place}',
      'Pins, chalk and patience',
      'Keep it. We’ll mend it.',
    ],
    introductions: [
      '{name} does {services} in {place}. Bring the piece, and the shoes you will wear with it.',
      'Most clothes are made for nobody in particular. {name} in {place} makes them yours.',
      '{name} shortens, widens, mends and makes. Put it on, stand still for a minute, and it is marked.',
      'A good coat deserves a second lining. {name} in {place} gives it one.',
    ],
    servicesLabel: 'Sewing',
    servicesLines: [
      'Wear the shoes, bring the belt, and tell us the date.',
      'Some things are not worth mending. We say so.',
      'Bring it washed, please. Fabric changes in the water.',
    ],
    services: [
      {
        name: 'Hems',
        text: 'Trousers, skirts and sleeves, with the original edge if you like it.',
        words: 'hem*, shorten*, trousers, jeans, skirt*',
      },
      {
        name: 'Taking in and letting out',
        text: 'As far as the seams allow, and we look before we promise.',
        words: 'tak*, let*, widen*, fit*, alter*',
      },
      { name: 'Zips and buttons', text: 'Replaced, strengthened, matched.', words: 'zip*, button*' },
      {
        name: 'Wedding clothes',
        text: 'In several fittings, the last one close to the day.',
        words: 'wedding*, bridal, gown*',
      },
      {
        name: 'Suits and coats',
        text: 'Shoulders, sleeves and linings. The parts that nobody sees hold it all together.',
        words: 'suit*, coat*, jacket*, lining*',
      },
      {
        name: 'Mending',
        text: 'Tears, holes and worn elbows, hidden or shown on purpose.',
        words: 'mend*, repair*, patch*, darn*',
      },
      {
        name: 'Made to measure',
        text: 'From your cloth or ours, drawn, pinned and tried on.',
        words: 'made to measure, bespoke, custom, dressmak*',
        special: true,
      },
      {
        name: 'Curtains and cushions',
        text: 'Measured at the window, weighted and hung straight.',
        words: 'curtain*, cushion*, home, upholster*',
        special: true,
      },
    ],
    quotes: [
      'Wear it once before you decide.',
      'A centimetre is the difference between yours and theirs.',
      'Buttons first, then excuses.',
      'The inside should be as tidy as the outside.',
      'Mended is not the opposite of new.',
    ],
    reviews: [
      'The coat was my father’s. Now it is mine, in the shoulders too.',
      'I was told that the trousers were not worth it. I bought the next pair and brought those.',
      'The dress fitted so well that I forgot about it. That is what you want on that day.',
      'You cannot see where the hole was. I know, and I cannot see it.',
    ],
    questions: [
      {
        question: 'How long does it take?',
        answer:
          'Simple hems are quick, fitted things take longer. Tell us when you need it and we say honestly.',
      },
      {
        question: 'Do I have to try it on here?',
        answer: 'For anything that should fit, yes. It takes a few minutes.',
      },
      {
        question: 'What does it cost?',
        answer: 'We look at the piece and tell you before a seam is opened.',
      },
      {
        question: 'When should I bring a wedding dress?',
        answer: 'A couple of months before, if you can. There should be time for two or three fittings.',
      },
      {
        question: 'Can everything be made larger?',
        answer: 'Only as far as there is cloth in the seam. We look inside and tell you.',
      },
      {
        question: 'Do you mend leather?',
        answer: 'Ask us with a photo. It depends on the thickness and the place.',
      },
    ],
    headings: {
      services: ['What we sew and mend', 'Seam by seam', 'From hem to wedding dress', 'Needle and thread'],
      gallery: ['On the cutting table', 'Thread, chalk and cloth', 'Around the machine', 'Pins and patterns'],
      reviews: ['It fits, they say', 'What people say', 'From the fitting room', 'Said in the mirror'],
      questions: ['Before you bring it', 'Asked at the mirror', 'Good to know', 'Loose threads'],
      contact: ['What needs mending?', 'Show us the piece', 'Ask about alterations', 'Arrange a fitting'],
      newsletter: ['Notes on cloth', 'Before the season', 'Care for good clothes'],
      scheduling: ['Book a fitting', 'Choose a fitting time'],
    },
    contactLines: [
      'What is it, what should happen to it, and by when?',
      'A photo, worn and from the front, is a good beginning.',
      'Tell us the piece and the date. We say if it can be done.',
    ],
    newsletterLines: [
      'How to keep wool, silk and good shoes, a few times a year.',
      'When to bring winter coats, and other reminders.',
    ],
    actions: ['Show us the piece', 'Arrange a fitting', 'Ask about a repair', 'Get it mended'],
    american: { trousers: 'pants', centimetre: 'half inch', zips: 'zippers' },
  },
}
