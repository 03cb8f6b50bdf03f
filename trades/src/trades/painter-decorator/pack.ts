import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'painting',
  families: ['workshop', 'studio', 'field', 'counter'],
  copy: {
    trade: 'Painter and decorator',
    role: 'Painter',
    headlines: [
      'Painter and decorator in {place}',
      'Walls, ceilings and straight edges',
      'Colour for rooms in {place}',
      'Two coats and a clean floor',
      'The right colour, dry',
      'Rooms that feel like new',
    ],
    introductions: [
      '{name} does {services} in {place}. Tell us which rooms, and how the light falls.',
      'Most of painting is what comes before the paint. {name} in {place} fills, sands and covers up properly, then opens the tin.',
      '{name} paints rooms and houses in {place}. Furniture covered, edges straight, and the colour tried on your wall first.',
      'The colour on the card is never the colour on the wall. {name} in {place} paints a test patch and lets you live with it.',
    ],
    servicesLabel: 'Painting',
    servicesLines: [
      'Tell us the rooms and their height. That is enough to begin with.',
      'Not sure about the colour? We put two on the wall and wait a day.',
      'You can clear the room, or we move things to the middle and cover them.',
    ],
    services: [
      {
        name: 'Rooms inside',
        text: 'Walls and ceilings, filled, sanded and painted. Edges cut in by hand.',
        words: 'room*, interior*, inside, wall*, ceiling*',
      },
      {
        name: 'Outside walls',
        text: 'Washed, repaired and painted in dry weather, with a paint that lets the wall breathe.',
        words: 'outside, exterior*, facade*, render',
      },
      {
        name: 'Doors and windows',
        text: 'Stripped where it is needed, sealed where it is not. They should still close afterwards.',
        words: 'door*, window*, frame*',
      },
      {
        name: 'Wallpaper',
        text: 'Old layers off, new ones on, patterns meeting at the corner.',
        words: 'wallpaper*, paper*',
      },
      {
        name: 'Stairs and banisters',
        text: 'Many edges, little room, steady hands.',
        words: 'stair*, banister*, hall*',
      },
      {
        name: 'Small repairs to plaster',
        text: 'Cracks, holes and damp marks, after we know where the damp comes from.',
        words: 'plaster*, crack*, repair*, fill*',
      },
      {
        name: 'Wood and furniture',
        text: 'Oiled, varnished or painted, with a surface that takes daily use.',
        words: 'wood*, furniture, varnish*, kitchen*, cabinet*, floor*',
      },
      {
        name: 'Choosing colours',
        text: 'Light, floor and furniture seen together. We bring large samples.',
        words: 'colour*, color*, advice, design*',
      },
    ],
    quotes: [
      'Sand first. Everything shows.',
      'Try the colour at breakfast and at night.',
      'Straight edges need no excuse.',
      'Paint dries in its own time.',
      'A good wall lets the picture speak.',
    ],
    reviews: [
      'I came home to a new room and an old floor without a single drop on it.',
      'They talked me out of white. I walk past that wall just to look.',
      'The crack over the door had come back every year. They asked why first, then filled it.',
      'It smelled of paint for a day and of nothing after that.',
    ],
    questions: [
      {
        question: 'Do I have to empty the room?',
        answer: 'Small things out, please. Large furniture can go to the middle, and we cover it.',
      },
      {
        question: 'How long does a room take?',
        answer:
          'Often two to three days with drying. Filling and old wallpaper add to it, and we say so beforehand.',
      },
      {
        question: 'Who buys the paint?',
        answer: 'Either way is fine. If you buy it, ask us how much and which kind.',
      },
      {
        question: 'Can we live there meanwhile?',
        answer: 'Yes, in the other rooms. We agree which room comes when.',
      },
      {
        question: 'How do I get a price?',
        answer: 'Tell us the sizes. For houses and stairs we come and look.',
      },
      {
        question: 'Can you match the colour I have?',
        answer: 'Usually very closely. A flake the size of a coin is enough.',
      },
    ],
    headings: {
      services: [
        'What we paint',
        'Painted room by room',
        'Walls, wood and paper',
        'From test patch to top coat',
      ],
      gallery: [
        'Brushes, ladders, tins',
        'Before the second coat',
        'Tools of the trade',
        'Things we work with',
      ],
      reviews: ['After it dried', 'What people say', 'From freshly painted rooms', 'Said with wet edges'],
      questions: ['Before you choose a colour', 'Asked on the ladder', 'Good to know', 'Wet paint questions'],
      contact: ['Which room first?', 'Ask for a price', 'Ask for a visit', 'Which walls?'],
      newsletter: ['A colour a season', 'Notes on paint', 'Dry days ahead'],
      scheduling: ['Book a visit', 'Pick a day to look'],
    },
    contactLines: [
      'Which rooms, how high, what colour now?',
      'Tell us what should be painted and by when.',
      'Tell us what one sees from the door of each room. We answer with a price or a question.',
    ],
    newsletterLines: [
      'Colours, test patches and when to paint outside.',
      'A short note before the dry season.',
    ],
    actions: ['Ask for a price', 'Ask for a visit', 'Which walls?', 'Choose a colour'],
  },
}
