import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'house-cleaning',
  families: ['hearth', 'clinic', 'counter', 'studio'],
  copy: {
    trade: 'House cleaning',
    role: 'Cleaner',
    headlines: [
      'House cleaning in {place}',
      'Come home to clean floors',
      'Clean homes in {place}',
      'Your Saturday, back',
      'Dust gone, things untouched',
      'Someone else does the oven',
    ],
    introductions: [
      '{name} cleans homes in {place}: {services}. Tell us how many rooms, and which one you avoid.',
      'You open the door, the floor shines and the bed is made. {name} in {place} does that while you are out.',
      '{name} cleans houses and flats in {place}, every week or once in a while. You say what matters, we start there.',
      'Cleaning never ends, it only changes hands. Hand it to {name} in {place} and take back your Saturday.',
    ],
    servicesLabel: 'Cleaning',
    servicesLines: [
      'Tell us the rooms, the pets and the products you like or do not.',
      'We clean to your list, and there is always room for one more line.',
      'Special surfaces? Show us once, and we will note it.',
    ],
    services: [
      {
        name: 'Regular cleaning',
        text: 'Every week or every other week, to a list you made. Kitchen, bathroom, floors and the places in between.',
        words: 'regular*, weekly, fortnightly, biweekly',
      },
      {
        name: 'One thorough clean',
        text: 'Skirting, lamps, behind the sofa. For spring, for guests, or because it is time.',
        words: 'deep clean*, deep, spring clean*, one off, thorough',
      },
      {
        name: 'Moving out, moving in',
        text: 'Empty rooms from ceiling to floor, cupboards inside and out. Ready for the handover.',
        words: 'move*, moving, end of tenancy, tenancy',
      },
      {
        name: 'Kitchens and ovens',
        text: 'Grease off the hood, crumbs out of the drawers, the oven as far back as an arm will go.',
        words: 'kitchen*, oven*, fridge*',
      },
      {
        name: 'Bathrooms',
        text: 'Lime off the glass, joints brushed, taps that shine.',
        words: 'bathroom*, shower*, toilet*, lime*',
      },
      {
        name: 'Windows',
        text: 'Frames and sills too, otherwise it was only half the view.',
        words: 'window*, glass',
      },
      {
        name: 'Ironing and linen',
        text: 'Beds changed, shirts on hangers. Tell us how you like them folded.',
        words: 'iron*, linen*, laundry, bed*',
      },
      {
        name: 'Offices and practices',
        text: 'Before the first person comes or after the last has gone.',
        words: 'office*, practice*, shop*, commercial, workplace*',
        special: true,
      },
      {
        name: 'After the builders',
        text: 'Fine dust in every groove, cleaned twice because once is not enough.',
        words: 'builder*, construction, renovation*, dust*',
      },
      {
        name: 'Holiday homes',
        text: 'Between two guests, with fresh linen and a look at what is missing.',
        words: 'holiday*, airbnb, vacation*, rental*',
        special: true,
      },
    ],
    quotes: [
      'Start at the top. Dust falls down.',
      'A clean sink makes a good morning.',
      'We put things back where they were.',
      'You said the oven. We heard you.',
      'Clean corners, quiet mind.',
    ],
    reviews: [
      'I came home and thought I was in the wrong flat. Then I saw my slippers, side by side.',
      'They moved the piano stool, cleaned under it and put it back in its marks.',
      'The list on the door gets shorter while I am at work. I recommend the feeling.',
      'Nothing broken, nothing moved, nothing missed. The cat likes them too.',
    ],
    questions: [
      {
        question: 'Do I have to be at home?',
        answer: 'Only the first time, so that you can show us round. After that we agree on a key or a time.',
      },
      {
        question: 'Who brings the products?',
        answer: 'Tell us what you prefer. If you have favourites or allergies, we use what you have at home.',
      },
      {
        question: 'Will it be the same person each time?',
        answer:
          'Ask us when we plan the visits. It is what most people like best, and we try to arrange it so.',
      },
      {
        question: 'How long does it take?',
        answer: 'That depends on the rooms and on what has gathered. After the first visit we both know.',
      },
      {
        question: 'What if something breaks?',
        answer: 'We tell you the same day and settle it with you. Please put away what cannot be replaced.',
      },
      {
        question: 'Do you do windows and ovens?',
        answer: 'Say so when you ask, so that there is enough time for them.',
      },
      {
        question: 'How do I cancel a visit?',
        answer: 'Send a message as early as you can. We tell you the notice we need when we start.',
      },
    ],
    headings: {
      services: ['Room by room', 'What we clean', 'From one visit to every week', 'The list on the door'],
      gallery: ['Brushes, cloths and soap', 'Things that shine', 'In the cupboard', 'Around the house'],
      reviews: [
        'What people say at the door',
        'Back home and happy',
        'From clean homes',
        'Said with clean hands',
      ],
      questions: ['Before the first visit', 'Asked at the kitchen table', 'Good to know', 'House rules'],
      contact: ['Tell us your rooms', 'How many rooms?', 'Ask for a visit', 'Let’s make a list'],
      newsletter: ['Spring cleaning reminders', 'Tips for clean corners', 'Fresh from the cupboard'],
      scheduling: ['Choose a cleaning day', 'Pick your day'],
    },
    contactLines: [
      'How many rooms, how often, any pets? Add the one thing you hate doing.',
      'Tell us where you live and which days suit you.',
      'Write down what should be done. We answer with a time and a price.',
    ],
    newsletterLines: [
      'A small trick for a stubborn stain, now and then.',
      'Free days and seasonal tips, a few times a year.',
    ],
    actions: ['Ask for a visit', 'Tell us your rooms', 'Get your Saturday back', 'Make a list with us'],
    american: {
      flats: 'apartments',
      flat: 'apartment',
      skirting: 'baseboards',
      'holiday homes': 'vacation homes',
      taps: 'faucets',
      cupboard: 'closet',
    },
  },
}
