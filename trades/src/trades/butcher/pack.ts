import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'butchery',
  families: ['counter', 'poster', 'hearth', 'press'],
  copy: {
    trade: 'Butcher',
    role: 'Butcher',
    headlines: [
      'Butcher in {place}',
      'Cut the way you cook',
      'Meat, cut in front of you',
      'The butcher’s block in {place}',
      'Sunday roasts begin on Friday',
      'Ask the butcher in {place}',
    ],
    introductions: [
      '{name} cuts and prepares meat in {place}: {services}. Say what you are cooking and for how many.',
      'You bring the recipe, {name} in {place} finds the cut. Boned, rolled, tied or minced while you stand there.',
      'Not every dinner needs a fillet. {name} in {place} tells you which cheaper cut does it better.',
    ],
    servicesLabel: 'At the block',
    servicesLines: [
      'Thick, thin, off the bone or on it: say so, and it is cut like that.',
      'If you do not see a cut, ask. Much of it hangs in the cold room.',
      'Tell us how many are eating, and leave the weight to us.',
    ],
    services: [
      {
        name: 'Steaks and chops',
        text: 'Cut to the thickness your pan likes. Fat left on or taken off, as you say.',
        words: 'steak*, chop, chops, beef, ribeye, sirloin, rump, fillet',
      },
      {
        name: 'Roasting joints',
        text: 'Boned, rolled and tied, with the oven time told over the scales.',
        words: 'roast*, joint, joints, brisket, lamb, pork, leg, shoulder',
      },
      {
        name: 'Sausages and burgers',
        text: 'Coarse or fine, mild or peppery. Ask what is in them; the answer is short.',
        words: 'sausage*, burger*, banger*',
      },
      {
        name: 'Mince and stewing meat',
        text: 'Minced from the piece you point at, diced as large as your pot asks for.',
        words: 'mince*, ground, dice*, stew*, braising',
      },
      {
        name: 'Poultry and game',
        text: 'Whole, jointed or spatchcocked. Game comes when its season does.',
        words: 'chicken*, poultry, turkey*, duck*, goose, game, venison, pheasant*, rabbit',
      },
      {
        name: 'Bacon, ham and cold cuts',
        text: 'Sliced as you ask, from paper thin to thick enough for soup.',
        words: 'bacon, ham, hams, cold cut*, cured, salami, charcuterie, gammon',
      },
      {
        name: 'Barbecue orders',
        text: 'Skewers, ribs and everything that likes coals, packed in the order it goes on the grill.',
        words: 'barbecue*, bbq, grill*, kebab*, skewer*, ribs, marinad*',
      },
      {
        name: 'Bones for stock',
        text: 'Sawn so that they fit your pot. Dogs are thought of too.',
        words: 'bones, stock, broth, marrow, offal, liver, kidney*',
      },
    ],
    quotes: [
      'Tell us the dish. We know the cut.',
      'A sharp knife, and time to answer.',
      'The best steak is the one that fits your pan.',
      'Slow cuts for slow Sundays.',
    ],
    reviews: [
      'I asked for fillet and was sold shin, because it was a stew. It was the best stew I have made.',
      'He wrote the roasting time on the paper. I have kept the paper.',
      'The lamb was boned, rolled and tied while I looked for my purse.',
      'My mother rang from the kitchen in a panic, and somebody talked her through the crackling.',
    ],
    questions: [
      {
        question: 'How much meat do I need for each person?',
        answer:
          'Tell us who is eating and what goes with it. With bones you need more, with many side dishes less, and we weigh it out with you.',
      },
      {
        question: 'When should I order a large roast?',
        answer:
          'A few days before, and earlier for Christmas and Easter. Then the piece is set aside with your name on it.',
      },
      {
        question: 'Where does the meat come from?',
        answer: 'Ask about any piece, and we tell you where it was raised and how long it has hung.',
      },
      {
        question: 'Can I freeze it?',
        answer: 'Most of it, on the day you buy it. Ask for portions packed flat; they thaw faster.',
      },
      {
        question: 'I have never cooked this cut. Is it hard?',
        answer: 'Rarely. Say what oven or pan you have, and you go home with the heat and the minutes.',
      },
      {
        question: 'What is in the sausages?',
        answer:
          'We say which meat, which spices and whether there is rusk, milk or mustard in them. Please name your allergy when you ask.',
      },
    ],
    headings: {
      services: [
        'From the block',
        'Cuts and how we cut them',
        'What the knife does today',
        'For pan, oven and coals',
      ],
      gallery: ['Hooks, knives and string', 'Behind the counter', 'Wrapped in paper'],
      reviews: ['After Sunday lunch', 'Said at the counter', 'From customers’ kitchens'],
      questions: ['Asked over the scales', 'Before you cook', 'Weights, ovens and freezers'],
      contact: ['Order ahead', 'Ask the butcher', 'What are you cooking?'],
      newsletter: ['When game comes in', 'Before the holidays', 'Notes from the block'],
      scheduling: ['Choose a collection time', 'When will you collect?'],
    },
    contactLines: [
      'Which cut, how much and for which day. If you only know the dish, write the dish.',
      'Orders for holidays are best told early. A line with your name and number is enough.',
    ],
    newsletterLines: [
      'What is in season, and when to order for the holidays.',
      'Now and then a slow recipe for a cut that few people ask for.',
    ],
    actions: ['Order ahead', 'Ask the butcher', 'Reserve a roast', 'Tell us the dish'],
    american: { mince: 'ground beef', Minced: 'Ground', minced: 'ground', Mince: 'Ground meat' },
  },
}
