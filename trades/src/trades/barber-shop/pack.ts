import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'barber-shop',
  families: ['poster', 'workshop', 'counter', 'press'],
  copy: {
    trade: 'Barber',
    role: 'Barber',
    headlines: [
      'Barber in {place}',
      'Haircuts and shaves in {place}',
      'Sit down. We’ll tidy up.',
      'A proper cut in {place}',
      'Sharp lines, no hurry',
      'Your chair is free',
    ],
    introductions: [
      '{name} in {place} does {services}. Say what you like, or say it is the usual.',
      'A clean neck, an even fade, a beard with edges. {name} cuts hair in {place} and listens before picking up the scissors.',
      'Take a seat. {name} asks what you want, says what your hair will do and cuts somewhere between the two.',
      'Show a photo or point with your fingers. {name} works out the rest in the mirror with you.',
    ],
    servicesLabel: 'Cuts',
    servicesLines: [
      'Not sure what to ask for? Sit down and we will look together.',
      'Bring a picture. It saves words on both sides.',
      'Children sit on the high board, fathers wait their turn.',
    ],
    services: [
      {
        name: 'Haircut',
        text: 'Scissors, clippers or both, washed and dried if you like. We check the back with you before the cape comes off.',
        words: 'haircut*, cut, cuts, trim',
      },
      {
        name: 'Skin fade',
        text: 'Blended by hand from nothing to whatever is on top. Tell us how high.',
        words: 'fade*, taper*',
      },
      {
        name: 'Beard trim',
        text: 'Length taken down, edges set, neck cleaned. It should look grown, not drawn.',
        words: 'beard*, moustache*, mustache*',
      },
      {
        name: 'Hot towel shave',
        text: 'Warm towel, brush, blade, cold towel. Keep the time free, it is not a thing to rush.',
        words: 'shave*, razor*, towel*',
      },
      {
        name: 'Cut and beard',
        text: 'Both in one sitting, matched to each other.',
        words: 'combo, cut and beard',
      },
      {
        name: 'Young heads',
        text: 'Patience, a quick hand and a look in the big mirror. Tell us if it is the first cut.',
        words: 'child*, kid*, boys, junior*',
      },
      {
        name: 'Head shave',
        text: 'All of it, clean and smooth, with something soothing afterwards.',
        words: 'head shave, bald',
      },
      {
        name: 'Neck and edges',
        text: 'The in-between visit that makes a cut last longer.',
        words: 'neck, edge*, tidy, line up, lineup',
      },
    ],
    quotes: [
      'A good cut grows out well.',
      'First the talk, then the scissors.',
      'Nobody leaves before seeing the back.',
      'Ten fingers, one blade, no rush.',
      'Hair grows back. Do it properly anyway.',
    ],
    reviews: [
      'I showed a bad photo and got a good haircut. Three weeks later it still falls the right way.',
      'My son usually hides from scissors. He now asks when we are going back.',
      'First shave by somebody else in my life. I nearly fell asleep, and my face felt like somebody else’s.',
      'He told me what would not work with my hair. I appreciated that more than the coffee.',
    ],
    questions: [
      {
        question: 'Do I need an appointment?',
        answer:
          'Ask before you set out, especially at the end of the week. We will tell you how long the wait is.',
      },
      {
        question: 'Can I bring my child?',
        answer: 'Yes. Tell us if it is the first haircut, so that we take more time.',
      },
      {
        question: 'What if I do not like it?',
        answer: 'Say so while you are in the chair. Most things can be put right in the mirror.',
      },
      {
        question: 'How often should I come?',
        answer:
          'Short cuts and fades look their best for three or four weeks, longer hair for six or more. See how yours grows.',
      },
      {
        question: 'Do you cut long hair?',
        answer: 'Ask us with a photo. We will say honestly if it is our kind of work.',
      },
      {
        question: 'Should I wash my hair before?',
        answer: 'No need. Just tell us what you normally put in it.',
      },
    ],
    headings: {
      services: [
        'Cuts on the board',
        'What’ll it be?',
        'From neck trim to hot towel',
        'In the barber’s chair',
      ],
      gallery: ['Around the chair', 'Blades, brushes and bottles', 'On the shelf', 'In the shop'],
      reviews: ['Said in the mirror', 'What regulars say', 'Straight from the chair', 'After the cape'],
      questions: ['While you wait', 'Asked at the door', 'Quick answers', 'Before you sit down'],
      contact: ['Ask for a chair', 'Drop us a line', 'Come by or write', 'Keep a chair'],
      newsletter: ['News from the chair', 'Hours and holidays', 'Short back, short news'],
      scheduling: ['Choose your chair time', 'Pick a time'],
    },
    contactLines: [
      'Tell us what you would like and when you could come.',
      'Name, day and rough time are enough. We answer with what is free.',
      'Easiest is to walk in. For a certain hour, write.',
    ],
    newsletterLines: [
      'Holiday hours and new faces, a few times a year.',
      'A line when we are closed, and one when something is new.',
    ],
    actions: ['Ask for a chair', 'Find a time', 'Ask for a cut', 'Plan your next cut'],
  },
}
