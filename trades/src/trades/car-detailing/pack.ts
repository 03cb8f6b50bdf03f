import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'car-detailing',
  families: ['poster', 'clinic', 'counter', 'workshop'],
  copy: {
    trade: 'Car detailing',
    role: 'Detailer',
    headlines: [
      'Car detailing in {place}',
      'The car you bought, again',
      'Clean cars in {place}, inside too',
      'Under the dirt is a shine',
      'Paint, leather, glass, all clean',
      'Every crumb, every corner',
    ],
    introductions: [
      '{name} does {services} in {place}. Tell us make, model and the worst of it.',
      'Dog hair, road salt, a milkshake from August. {name} in {place} has seen worse and cleans it by hand.',
      '{name} washes, polishes and cleans cars in {place} until they look like the day you got them. Or as near as they will go, and we say how near.',
      'A clean car drives no faster, but it feels as if it did. {name} takes care of paint, cloth and leather.',
    ],
    servicesLabel: 'What we clean',
    servicesLines: [
      'Price depends on size and state. A few words on both make it easier to say.',
      'Take your things out first, and the child seat too if you can.',
      'Not sure what it needs? Let us look at it in daylight.',
    ],
    services: [
      {
        name: 'Hand wash',
        text: 'Two buckets, soft mitts and dry towels. Wheels and door edges included.',
        words: 'wash*, hand wash, exterior',
      },
      {
        name: 'Inside, top to bottom',
        text: 'Vacuumed, wiped and brushed, down to the rails under the seats. Glass from both sides.',
        words: 'interior*, inside, vacuum*, valet*',
      },
      {
        name: 'Seats and carpets',
        text: 'Shampooed and drawn out, so that the stain leaves rather than spreads. Allow time to dry.',
        words: 'seat*, carpet*, upholstery, shampoo*, stain*',
      },
      {
        name: 'Leather',
        text: 'Cleaned gently and fed, so that it stays soft and does not crack.',
        words: 'leather',
      },
      {
        name: 'Polishing',
        text: 'Swirls and light scratches worked out of the paint in stages. We stop where the paint says so.',
        words: 'polish*, paint correction, scratch*, swirl*',
      },
      {
        name: 'Wax and coatings',
        text: 'A layer between your paint and the weather. Which one depends on how you use the car.',
        words: 'wax*, ceramic*, coating*, sealant*',
      },
      {
        name: 'Headlights',
        text: 'Cloudy lenses made clear again. You see better, and so do those coming towards you.',
        words: 'headlight*, lens*',
      },
      {
        name: 'Pet hair and smells',
        text: 'Hair lifted out of the weave, and the source of the smell found before anything is sprayed.',
        words: 'pet*, dog*, hair, smell*, odour*, odor*',
      },
      {
        name: 'Ready to sell',
        text: 'Cleaned the way buyers look: photos first, then from close up.',
        words: 'sell*, sale, selling',
      },
    ],
    quotes: [
      'Dirt hides in the places nobody looks.',
      'Clean first, then polish. Never the other way round.',
      'The seat rails tell us everything.',
      'Drive it home slowly. People are looking.',
      'A clean windscreen makes the evening longer.',
    ],
    reviews: [
      'There were three years of school runs in that back seat. Now there is a seat.',
      'I thought the paint was just old. It turned out to be dirty, politely speaking.',
      'They told me which scratch would stay before they began. It did, and the rest is gone.',
      'Sold it two days later. The buyer asked why I would part with it.',
    ],
    questions: [
      {
        question: 'How long does it take?',
        answer:
          'A wash takes an hour or two; a full clean inside and out can take most of a day. We give you a time once we know the car.',
      },
      {
        question: 'Do you come to me?',
        answer:
          'Tell us where the car stands and whether there is water and power. We will say what is possible there.',
      },
      {
        question: 'Can you get every stain out?',
        answer: 'No honest person can promise that. We try a small spot and tell you what to expect.',
      },
      {
        question: 'What should I take out of the car?',
        answer: 'Everything you would miss. Check under the seats, we often find glasses there.',
      },
      {
        question: 'Is polishing bad for the paint?',
        answer:
          'Done rarely and with care, no. It takes off very little, and we measure or test before we start.',
      },
      {
        question: 'Does rain spoil the work?',
        answer: 'Rain does not hurt clean paint. If the weather is very bad we will suggest another day.',
      },
    ],
    headings: {
      services: [
        'What we clean and how',
        'From wash to polish',
        'Outside, inside, underneath',
        'The clean-up list',
      ],
      gallery: ['Buckets, brushes, shine', 'In the bay', 'Tools and tins', 'Things that make it gleam'],
      reviews: [
        'What drivers say',
        'After the wash',
        'Said from the driver’s seat',
        'Looks like new, they said',
      ],
      questions: ['Before you hand over keys', 'Asked in the bay', 'Good to know', 'Drivers ask'],
      contact: ['Ask about your car', 'How bad is it?', 'Book a clean', 'Tell us the state'],
      newsletter: ['Salt season reminders', 'When to wash', 'Notes for clean cars'],
      scheduling: ['Choose a day for the car', 'Book the bay'],
    },
    contactLines: [
      'Tell us the make, the model and what bothers you most.',
      'Say which car, how dirty, and when you can do without it.',
      'Write a line about the car and we reply with a price and a day.',
    ],
    newsletterLines: [
      'A note when the salt comes and one when the pollen does.',
      'Short advice for keeping a car clean between visits.',
    ],
    actions: ['Ask about your car', 'Book a clean', 'Get a price', 'Ask for a visit'],
    american: { windscreen: 'windshield', valeting: 'detailing' },
  },
}
