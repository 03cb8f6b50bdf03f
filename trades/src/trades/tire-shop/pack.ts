import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'tire-shop',
  families: ['poster', 'workshop', 'counter', 'clinic'],
  copy: {
    trade: 'Tyres',
    role: 'Tyre fitter',
    headlines: [
      'Tyres in {place}',
      'Four good tyres, {place}',
      'Round, black and right',
      'Grip for wet mornings',
      'Flat this morning?',
      'Roll in, drive straight',
    ],
    introductions: [
      '{name} does {services} in {place}. Read us the numbers on the side of the tyre and we take it from there.',
      'A hand’s width of rubber is all that holds you on the road. {name} in {place} makes sure it is good rubber.',
      '{name} fits and mends tyres in {place}. You are shown the old one before you buy a new one.',
      'It pulls to the left, it hums, it loses air. {name} in {place} looks and tells you why.',
    ],
    servicesLabel: 'Tyre work',
    servicesLines: [
      'The size is on the side of the tyre, three numbers and a letter. Bring a photo if in doubt.',
      'If it can be mended, we mend it.',
      'Tell us how you drive and how far. It decides more than the brand.',
    ],
    services: [
      {
        name: 'New tyres',
        text: 'Chosen for car, road and weather, fitted and balanced. You hear about the cheaper one too.',
        words: 'new, fit*, replace*, sale*',
      },
      {
        name: 'Punctures',
        text: 'Looked at from the inside and mended if it is safe. If not, we show you why.',
        words: 'puncture*, flat*, repair*, nail*',
      },
      {
        name: 'Changing for the season',
        text: 'Winter on, summer off, and the other way round. Book before the first snow.',
        words: 'season*, winter, summer, swap*, change*',
      },
      {
        name: 'Storage',
        text: 'Washed, marked and kept in the dry until you need them.',
        words: 'stor*, hotel',
      },
      { name: 'Balancing', text: 'For steering wheels that tremble at speed.', words: 'balanc*, vibrat*' },
      {
        name: 'Alignment',
        text: 'So that the car goes straight and the tyres wear evenly.',
        words: 'align*, track*, geometry',
      },
      {
        name: 'Pressure and tread check',
        text: 'Measured in minutes. Do it before a long journey.',
        words: 'pressure*, tread, check*, inspect*',
      },
      { name: 'Wheels and rims', text: 'Straightened, cleaned or replaced.', words: 'rim*, wheel*, alloy*' },
      {
        name: 'Vans, trailers and motorbikes',
        text: 'Other sizes, same care. Ask with the numbers at hand.',
        words: 'van*, trailer*, motor*, truck*, commercial',
        special: true,
      },
      {
        name: 'Help at the roadside',
        text: 'Tell us where you are and whether you stand safely.',
        words: 'roadside, mobile, breakdown*, emergency',
        special: true,
      },
    ],
    quotes: [
      'Check the pressure. It takes two minutes.',
      'Winter comes on a Tuesday. Book before.',
      'Look at all four. They tell different stories.',
      'Brakes stop the wheels. Tyres stop the car.',
      'A nail is no reason for a new tyre.',
    ],
    reviews: [
      'I came for four and left with two. The other two were still good, they said, and showed me.',
      'No more trembling at motorway speed. It was a small piece of lead that had gone.',
      'In and out before my coffee was cold, the week before the snow.',
      'They found the slow leak two others had only pumped up.',
    ],
    questions: [
      {
        question: 'How do I know my tyres are worn?',
        answer:
          'Look at the tread and at its edges, and at the age stamped on the side. If you are unsure, drive in and we measure.',
      },
      {
        question: 'Can my puncture be mended?',
        answer:
          'If the hole is in the tread and not too large, often. The side wall cannot be mended safely.',
      },
      {
        question: 'When should I change to winter tyres?',
        answer: 'When mornings get close to freezing, and before everybody else thinks of it.',
      },
      {
        question: 'Do I have to change all four?',
        answer: 'Not always. Two on one axle should match; we tell you what your car needs.',
      },
      {
        question: 'How long does it take?',
        answer: 'A change is usually done while you wait. At the turn of the season please book.',
      },
      {
        question: 'Can I bring tyres bought elsewhere?',
        answer: 'Ask us with the size and we will tell you whether and for how much we fit them.',
      },
      {
        question: 'What do the numbers mean?',
        answer: 'Width, height, rim, load and speed. Read it out to us and we translate.',
      },
    ],
    headings: {
      services: [
        'What we do with wheels',
        'Fit, mend, balance, store',
        'Tyres and what goes with them',
        'Ways to keep rolling',
      ],
      gallery: ['In the bay', 'Rubber, rims and jacks', 'Stacks and spanners', 'Round things'],
      reviews: ['What drivers say', 'Rolling again', 'Said at the kerb', 'After a thousand miles'],
      questions: ['Before you roll in', 'Drivers ask', 'Good to know', 'Asked at the ramp'],
      contact: ['Read us the size', 'Ask for a price', 'Book your change', 'Roll in'],
      newsletter: ['First snow reminders', 'When to swap', 'Pressure reminders'],
      scheduling: ['Book a tyre change', 'Choose your day'],
    },
    contactLines: [
      'Car, tyre size and what you need. It stands on the side wall.',
      'Tell us what it does: hum, pull, shake or sink.',
      'Size and season, and we reply with a price and a time.',
    ],
    newsletterLines: [
      'Two reminders a year, before everyone else remembers.',
      'When to swap and what to check. Nothing more.',
    ],
    actions: ['Ask for a price', 'Book a change', 'Read us the size', 'Get rolling'],
    american: { motorway: 'highway', spanners: 'wrenches', motorbikes: 'motorcycles' },
  },
}
