import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'chimney',
  families: ['workshop', 'hearth', 'field', 'counter'],
  copy: {
    trade: 'Chimney sweep',
    role: 'Chimney sweep',
    headlines: [
      'Chimney sweep in {place}',
      'Soot goes, the carpet stays',
      'Swept before the first fire',
      'A flue that draws again',
      'What burns, leaves a trace',
      'Brushes, rods, dust sheets',
    ],
    introductions: [
      '{name} sweeps and checks chimneys in {place}: {services}. Say what you burn, on what, and when it was last swept.',
      'Smoke in the room, birds in the pot, a smell of tar in summer: {name} in {place} looks where the draught gets stuck.',
      'Out come soot, tar and now and then a nest. {name} in {place} covers the floor first and shows you what fell down.',
    ],
    servicesLabel: 'Sweeping',
    servicesLines: [
      'Let the fire go out the day before. A warm chimney cannot be swept.',
      'Move what breaks from the mantelpiece; the rest is covered.',
      'Wet wood makes the most work for a sweep, and the least heat for you.',
    ],
    services: [
      {
        name: 'Open fires',
        text: 'Brushed from the hearth to the pot, with the room sealed off before the first rod.',
        words: 'open fire*, fireplace*, hearth*, inglenook',
      },
      {
        name: 'Wood and multi-fuel stoves',
        text: 'Baffle out, flue and stove swept, seals and bricks looked at.',
        words: 'stove*, wood burner*, log burner*, multi-fuel, multifuel, pellet*',
      },
      {
        name: 'Oil, gas and Aga flues',
        text: 'Less soot than wood leaves, and just as much need of a free way out.',
        words: 'oil, gas, aga, rayburn, boiler*, flue*',
      },
      {
        name: 'Tar and creosote',
        text: 'Hard, shiny and dangerous: loosened by machine where a brush only polishes it.',
        words: 'tar, creosote, power sweep*, rotary',
      },
      {
        name: 'Nests, cowls and guards',
        text: 'Nests come out once the birds have flown; then a guard keeps them out.',
        words: 'nest*, bird*, cowl*, guard*, cap, caps, jackdaw*',
      },
      {
        name: 'Looking and smoke tests',
        text: 'A camera up the flue, or smoke to see where it escapes. Before you light a fire in a house that is new to you, for example.',
        words: 'camera*, smoke test*, inspect*, survey*, cctv, leak*',
      },
      {
        name: 'Certificate after the sweep',
        text: 'What was swept and what was found, on paper for you and for your insurer.',
        words: 'certificate*, paper*, landlord*, insur*',
      },
    ],
    quotes: [
      'A black glove means it was needed.',
      'Dry wood is half the sweeping.',
      'Sheets down first, brush up second.',
      'Smoke wants out. Make it easy.',
    ],
    reviews: [
      'White carpet, black chimney, white carpet.',
      'Two bucketfuls of twigs. We had been blaming the stove for years.',
      'He told me to change the wood and not the stove.',
      'The children were allowed outside to see the brush come out at the top.',
    ],
    questions: [
      {
        question: 'How often should a chimney be swept?',
        answer:
          'Once a year at the least, and more often with wood in daily use. Where a law or an insurer says how often, that goes first.',
      },
      {
        question: 'Will there be dust in the room?',
        answer:
          'Hardly. The opening is sealed, the floor covered, and a vacuum runs while the brush goes up.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Mostly under an hour for one flue. A nest or hard tar takes longer, and you hear so when it is found.',
      },
      {
        question: 'When is the best time of year?',
        answer:
          'In spring after the last fire, or in late summer before everyone remembers. Not with a nest in use.',
      },
      {
        question: 'What do I have to prepare?',
        answer:
          'A cold grate, an empty mantelpiece and a way through for the rods. Pets are happier next door.',
      },
      {
        question: 'My room smells of soot in summer. Why?',
        answer:
          'Warm, damp air pushes down a flue that is not clean. Sweeping helps, and sometimes a cap on top.',
      },
    ],
    headings: {
      services: [
        'From hearth to pot',
        'What the brush reaches',
        'Flues, stoves and cowls',
        'Swept, tested, written down',
      ],
      gallery: ['Rods, brushes, soot', 'Up on the roof', 'What came down'],
      reviews: ['Once the sheets were folded', 'Said by the fire', 'From warm living rooms'],
      questions: ['Before the brush goes up', 'Asked beside the hearth', 'Soot, smell and seasons'],
      contact: ['What do you burn?', 'Ask for a sweep', 'Say how it smokes'],
      newsletter: ['Before the first fire', 'Once a year, remembered'],
      scheduling: ['Choose a cold day', 'Pick a sweeping day'],
    },
    contactLines: [
      'Which fire or stove, how many flues, when last swept, and whether the room smokes.',
      'Have a photo of the stove and one of the chimney pot ready.',
    ],
    newsletterLines: [
      'One reminder a year, in the month that you choose.',
      'When to stack wood, when to sweep, what never to burn.',
    ],
    actions: ['Ask for a sweep', 'Describe your stove', 'Book before autumn', 'Have it looked at'],
    american: { draught: 'draft', autumn: 'fall', pot: 'top', cowls: 'caps' },
  },
}
