import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['studio', 'press', 'poster', 'atelier'],
  copy: {
    trade: 'Tattoo studio',
    role: 'Tattooist',
    headlines: [
      'Tattoo studio in {place}',
      'Drawn for you, then for good',
      'Ink that ages well',
      'Sit still. It’s worth it.',
      'Tattoos in {place}, by appointment',
      'Your arm, our pencil first',
    ],
    introductions: [
      '{name} tattoos in {place}. Send what you have in mind, where on the body, and how big in hand widths.',
      'First there is a drawing, then a stencil on your skin, then a mirror. {name} in {place} starts the machine once you nod.',
      '{name} draws and tattoos in {place}: small ones between others, large ones over several sittings, and old ones made into something else.',
    ],
    servicesLabel: 'Tattoos',
    servicesLines: [
      'Eat before you come, sleep the night before, and leave the beer for later.',
      'Bring pictures you like for the feeling. They will not be traced.',
      'Only adults are tattooed here. Have a document with you.',
    ],
    services: [
      {
        name: 'Your own design',
        text: 'We talk, we draw, you change your mind once or twice. The stencil can be moved until the place is right.',
        words: 'custom*, own design*, bespoke, drawing*, design*',
      },
      {
        name: 'Small tattoos',
        text: 'Letters, dots and things the size of a coin. Very fine and very small blurs with time, and we say where that line is.',
        words: 'small, tiny, mini*, lettering, script',
      },
      {
        name: 'Fine line',
        text: 'One needle and a calm hand. Best on skin that is not stretched and rubbed all day.',
        words: 'fine line, fineline, minimal*, single needle',
        special: true,
      },
      {
        name: 'Black and grey',
        text: 'Shading from deep black to bare skin. Portraits need a sharp photo and a palm’s width at the least.',
        words: 'black and grey, blackwork, realism, portrait*, shading',
      },
      {
        name: 'Colour and traditional',
        text: 'Bold outline, few colours, readable across a room in thirty summers.',
        words: 'colour, color, traditional, old school, neo traditional, japanese',
      },
      {
        name: 'Sleeves and large work',
        text: 'Planned as a whole and tattooed in sittings, with weeks to heal between them.',
        words: 'sleeve*, back piece*, large, full',
      },
      {
        name: 'Cover-ups',
        text: 'Something darker and larger over something you are done with. Show it to us in daylight.',
        words: 'cover up*, coverup*, rework*, fix',
        special: true,
      },
      {
        name: 'Flash',
        text: 'Drawings that hang on the wall. What is gone from the sheet is gone.',
        words: 'flash, walk in*',
        special: true,
      },
      {
        name: 'Touching up',
        text: 'Where a line healed pale we go over it, once the skin has had its weeks.',
        words: 'touch up*, touching up, retouch*',
      },
    ],
    quotes: [
      'Think about it longer than it hurts.',
      'Skin is paper that moves.',
      'Bold lines stay. Whispers fade.',
      'The second half of a tattoo is healing.',
    ],
    reviews: [
      'I came with a photo from the internet and left with a drawing nobody else has. It took two evenings and one good question.',
      'She told me it was too small for my finger and would be a smudge. It sits on the forearm now and is sharp.',
      'An old name on my shoulder is a heron today. You have to know where to look.',
    ],
    questions: [
      {
        question: 'Does it hurt?',
        answer:
          'Yes, in different ways. Upper arm and calf are mild, ribs and feet are not. There are breaks whenever you want one.',
      },
      {
        question: 'How is the price set?',
        answer: 'By size, place and hours. You hear it with the drawing, before a date is fixed.',
      },
      {
        question: 'How do I prepare?',
        answer:
          'Sleep, eat, drink water. No sunburn on the spot, no alcohol the day before, and tell us of medicines that thin the blood.',
      },
      {
        question: 'How does it heal?',
        answer:
          'A few days sore, two weeks flaky, a month until it is quiet. No bath, no sun, no picking. You take a sheet home that says it all.',
      },
      {
        question: 'What about needles and ink?',
        answer:
          'Needles come sealed and are opened in front of you, then thrown away. Ask to see the bottles, and tell us of any allergy first.',
      },
      {
        question: 'Can I bring a friend?',
        answer: 'One who can be quiet, yes. The studio is small and the hand needs calm.',
      },
      {
        question: 'Pregnant, or with a skin condition?',
        answer: 'Then it waits, or your doctor has a say first. A tattoo can always be later.',
      },
    ],
    headings: {
      services: [
        'What we tattoo',
        'Lines, shade and colour',
        'Ink, from dot to sleeve',
        'What should it be?',
      ],
      gallery: ['Fresh and healed', 'From the sketchbook', 'On skin'],
      reviews: ['Said after it had healed', 'From people who sat still', 'Words from the chair'],
      questions: ['Before the needle', 'About pain, sun and healing', 'Asked on the bench'],
      contact: ['Tell us your idea', 'What, where, how big?', 'Ask for a drawing', 'Show us your skin'],
      newsletter: ['New flash, free dates', 'From the drawing table'],
      scheduling: ['Talk over your idea', 'Book a sitting'],
    },
    contactLines: [
      'The idea in two sentences, the place on the body, the size in hand widths. Have your pictures ready.',
      'For a cover-up, a photo in daylight, straight from the front.',
    ],
    newsletterLines: [
      'When a new sheet is on the wall or a sitting comes free.',
      'New drawings and guest artists, a few times a year.',
    ],
    actions: ['Tell us your idea', 'Ask for a drawing', 'Book a sitting', 'Look through the flash'],
    american: { grey: 'gray', colour: 'color', Colour: 'Color', colours: 'colors' },
  },
}
