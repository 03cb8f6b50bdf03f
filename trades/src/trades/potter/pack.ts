import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'pottery',
  families: ['atelier', 'hearth', 'studio', 'press'],
  copy: {
    trade: 'Pottery',
    role: 'Potter',
    headlines: [
      'Pottery from {place}',
      'Clay, fire and a little luck',
      'Cups that know your hand',
      'Made on a wheel in {place}',
      'No two bowls agree',
      'Turned, dried, fired twice',
    ],
    introductions: [
      '{name} makes pottery in {place}: {services}. Every piece passes through two hands and two fires.',
      'A bowl is made in minutes and is ready after weeks. {name} in {place} lets clay have its time.',
      'Bought cups all weigh the same. {name} in {place} makes the one that you take out of the cupboard first.',
    ],
    servicesLabel: 'Pottery',
    servicesLines: [
      'Everything may be picked up. That is how a cup is chosen.',
      'Glazes run as they like; the next one will be its cousin, not its twin.',
      'Want six alike? They will be six siblings.',
    ],
    services: [
      {
        name: 'Cups and mugs',
        text: 'With a handle for your whole hand, or none at all. A rim that is pleasant to the lip.',
        words: 'cup*, mug*, beaker*, tea bowl*',
      },
      {
        name: 'Bowls and plates',
        text: 'For soup, for fruit, for keys. Flat enough to stack, uneven enough to be looked at.',
        words: 'bowl*, plate*, dish*, tableware, dinnerware',
      },
      {
        name: 'Jugs, pots and casseroles',
        text: 'A spout that does not drip, tried out with water before it is sold.',
        words: 'jug*, pot, pots, teapot*, casserole*, pitcher*',
      },
      {
        name: 'Vases and planters',
        text: 'For one stem or an armful. Frostproof ones are marked.',
        words: 'vase*, planter*, flowerpot*, garden',
      },
      {
        name: 'Pieces to order',
        text: 'A set for two, names and a date on the bottom, a bowl like the broken one. A test piece shows the colour first.',
        words: 'commission*, order*, custom*, bespoke, wedding list*, restaurant*',
      },
      {
        name: 'Courses at the wheel',
        text: 'Centring takes an afternoon, the first bowl the next one. You go home with clay behind your ears.',
        words: 'course*, class, classes, workshop*, wheel, throwing, lesson*, taster*',
        special: true,
      },
      {
        name: 'Firing for others',
        text: 'Your own work, fired with ours. Say which clay and which temperature, for the sake of the shelves.',
        words: 'firing*, kiln*',
        special: true,
      },
      {
        name: 'Tiles and sculpture',
        text: 'Larger than the hand and drier than you think, before it may go into the kiln.',
        words: 'tile*, sculptur*, figure*, relief*, lamp*',
      },
    ],
    quotes: [
      'The kiln has the last word.',
      'Clay remembers every fingerprint.',
      'Good cups empty themselves.',
      'Patience is a glaze.',
    ],
    reviews: [
      'There are twelve cups in the cupboard. Everyone reaches for the same one.',
      'My plate is crooked, and I made it. Nobody else may eat from it.',
      'The jug does not drip. I have told everybody at work.',
      'Our old bowl broke after thirty years. The new one has its green.',
    ],
    questions: [
      {
        question: 'Does it go in the dishwasher?',
        answer:
          'Most stoneware does, gold and unglazed pieces do not. Ask which is which, or look at the underside.',
      },
      {
        question: 'Why do two cups of one set differ?',
        answer:
          'They were made one after the other by hand, and stood in different places in the kiln. Choose the ones you like beside each other.',
      },
      {
        question: 'How long does an order take?',
        answer:
          'Weeks: drying, first firing, glazing, second firing, and only when the kiln is full. Tell us the date it is for.',
      },
      {
        question: 'Is the glaze safe for food?',
        answer:
          'Tableware is glazed with what is meant for food. Decorative pieces are named as such when you buy them.',
      },
      {
        question: 'Can a broken piece be mended?',
        answer: 'For looking at, yes. For hot soup rather not; then a new one after the old model is better.',
      },
      {
        question: 'Can you send pottery by post?',
        answer: 'Ask with your address. What is packed by those who made it travels surprisingly well.',
      },
    ],
    headings: {
      services: [
        'From the wheel',
        'What came out of the kiln',
        'For table, window and garden',
        'Thrown, glazed, fired',
      ],
      gallery: ['Shelves before firing', 'Clay in the making', 'Glazes side by side'],
      reviews: ['From kitchen cupboards', 'After the first coffee', 'Written with clean hands'],
      questions: ['Before you choose a cup', 'Asked in the workshop', 'Dishwashers, glazes, patience'],
      contact: ['Order a piece', 'Ask the potter', 'Describe your bowl'],
      newsletter: ['When the kiln opens', 'Firing days'],
      scheduling: ['Choose a course day', 'A seat at the wheel'],
    },
    contactLines: [
      'What it is for, how large, which colour, and by when. Tell us about the table, too.',
      'Write what broke or what is missing. We answer with a sketch or a question.',
    ],
    newsletterLines: [
      'When a kiln is opened, and what survived.',
      'Markets, open workshop days and places on courses.',
    ],
    actions: ['Order a piece', 'Ask about a set', 'Find a course', 'See what is there'],
    american: {
      jug: 'pitcher',
      Jugs: 'Pitchers',
      Centring: 'Centering',
      colour: 'color',
      cupboard: 'cabinet',
      cupboards: 'cabinets',
      post: 'mail',
    },
  },
}
