import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'carpentry',
  families: ['workshop', 'atelier', 'press', 'field'],
  copy: {
    trade: 'Carpenter',
    role: 'Carpenter',
    headlines: [
      'Carpenter in {place}',
      'Made to fit, in {place}',
      'Wood, measured and made',
      'Built for your crooked wall',
      'Joinery for {place} homes',
      'Shelves that stay up',
    ],
    introductions: [
      '{name} makes {services} in {place}. Tell us about the wall and roughly how wide it is.',
      'No wall is straight and no floor is level. {name} in {place} measures yours as it is and makes something to fit.',
      '{name} works in wood: measured, drawn, made and fitted. You see the drawing before anything is cut.',
      'A door that sticks or a room that needs shelves, both are welcome. {name} in {place} takes on large work and small repairs.',
    ],
    servicesLabel: 'What we make',
    servicesLines: [
      'Have a sketch? Good. Have only an idea and a wall? Also good.',
      'Tell us width, height and wood. That is enough for a first answer.',
      'Repairs are as welcome as new work.',
    ],
    services: [
      {
        name: 'Fitted cupboards',
        text: 'Made for the alcove you have, scribed to the wall and level with the eye. Painted, oiled or left for you to finish.',
        words: 'cupboard*, alcove*, wardrobe*, fitted, built in, closet*',
      },
      {
        name: 'Shelves and bookcases',
        text: 'As long as the wall and as deep as the books. Fixed so that they stay.',
        words: 'shel*, bookcase*, bookshel*',
      },
      {
        name: 'Stairs and handrails',
        text: 'New flights, and old ones made safe. A missing spindle can be turned to match.',
        words: 'stair*, handrail*, banister*, spindle*',
      },
      {
        name: 'Doors',
        text: 'Hung, eased, trimmed or made. A door should close with one finger.',
        words: 'door*',
      },
      {
        name: 'Windows',
        text: 'Sashes freed, sills replaced, draughts stopped. Old frames often have years in them.',
        words: 'window*, sash*, sill*',
      },
      {
        name: 'Kitchens in wood',
        text: 'Carcasses, doors and worktops made for the room, or new fronts on the boxes you have.',
        words: 'kitchen*, worktop*, countertop*',
      },
      {
        name: 'Tables and furniture',
        text: 'One piece at a time, drawn for the people who will sit at it.',
        words: 'table*, furniture, desk*, bench*, chair*, bed*',
      },
      {
        name: 'Floors and skirting',
        text: 'Boards laid, mended or replaced, with edges that meet the wall.',
        words: 'floor*, skirting, baseboard*, trim',
      },
      {
        name: 'Outdoor work',
        text: 'Decks, gates and sheds in timber that is meant for rain.',
        words: 'deck*, gate*, shed*, fence*, pergola*, outdoor*',
      },
      {
        name: 'Repairs',
        text: 'Sticking, creaking, loose or rotten. Save up a few and we do them in one visit.',
        words: 'repair*, restor*, mend*, fix*',
      },
    ],
    quotes: [
      'Measure the wall you have.',
      'Wood moves. Good joints know that.',
      'A drawing costs less than a mistake.',
      'Made once, used every day.',
      'Sharp tools, straight answers.',
    ],
    reviews: [
      'The alcove is out of square by the width of two fingers. You would never know it now.',
      'I saw it on paper first and changed my mind about the doors. That was easy, because nothing had been cut.',
      'The stairs have stopped talking at night.',
      'He matched a moulding from a piece the length of my hand. I cannot find the join any more.',
    ],
    questions: [
      {
        question: 'How do I get a price?',
        answer:
          'Tell us measurements and a few words. For larger pieces we come and measure, then give you a drawing and a price to decide on.',
      },
      {
        question: 'Which wood should I choose?',
        answer:
          'It depends on light, wear and what you like to touch. We bring samples and say what each one does over the years.',
      },
      {
        question: 'Do you take small jobs?',
        answer: 'Yes. Doors that stick and shelves that lean are real work too.',
      },
      {
        question: 'How long does it take?',
        answer: 'Making takes longer than fitting. We tell you both times when we give you the price.',
      },
      {
        question: 'Can you match what is already there?',
        answer:
          'Usually close enough that you stop looking for it. A sample or a clear photo with a ruler helps.',
      },
      {
        question: 'Who paints or oils it?',
        answer: 'Ask for it either way. We tell you what the wood needs and what you could do yourself.',
      },
    ],
    headings: {
      services: [
        'What we make and mend',
        'The cutting list',
        'From shelf to staircase',
        'Work in wood',
        'Made to measure',
      ],
      gallery: [
        'From the bench',
        'Joints, planes and shavings',
        'Drawn before it is cut',
        'Things made of wood',
      ],
      reviews: [
        'After the fitting',
        'What people say',
        'Said across the workbench',
        'From the rooms we worked in',
      ],
      questions: [
        'Before you measure',
        'Asked over the bench',
        'Questions with straight answers',
        'Good to know',
      ],
      contact: ['Send us the wall', 'What needs making?', 'Ask for a visit', 'Tell us the width'],
      newsletter: ['News from the workshop', 'Letters with shavings', 'From the bench'],
      scheduling: ['Book a measuring visit', 'Pick a day to measure'],
    },
    contactLines: [
      'A rough size and a few words. From that we can say if and how.',
      'Tell us what it should hold, hide or replace.',
      'Which room, which wall, roughly how big? We answer with questions of our own.',
    ],
    newsletterLines: [
      'A finished piece and how it was made, a few times a year.',
      'Short notes on wood and the care of it.',
    ],
    actions: ['Ask for a visit', 'Ask for a piece', 'Talk about wood', 'Get it made'],
    american: {
      skirting: 'baseboard',
      draughts: 'drafts',
      worktops: 'countertops',
      timber: 'lumber',
      moulding: 'molding',
    },
  },
}
