import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'home-construction',
  families: ['workshop', 'atelier', 'press', 'field'],
  copy: {
    trade: 'Stonemason',
    role: 'Stonemason',
    headlines: [
      'Stonemason in {place}',
      'Stone, cut for good',
      'Slow work, long life',
      'Sills, steps and letters',
      'Older than the house',
      'Mallet and chisel in {place}',
    ],
    introductions: [
      '{name} works in stone in {place}: {services}. Tell us measurements, the place and, if you know it, the name of the stone.',
      'Stone shows in fifty years whether it was laid well. {name} in {place} thinks of the frost before the polish.',
      'One step is cracked, one word on a stone has gone. {name} in {place} repairs what can stay before cutting anything new.',
    ],
    servicesLabel: 'Stonework',
    servicesLines: [
      'Come and lay your hand on the slab. No two pieces have the same veins.',
      'Old stone is cleaned carefully or not at all.',
      'Wet, frost, salt, wine: say what it has to bear.',
    ],
    services: [
      {
        name: 'Steps, sills and thresholds',
        text: 'Cut to the opening as it is, with a drip groove where rain runs.',
        words: 'step, steps, stair*, sill*, threshold*, coping*',
      },
      {
        name: 'Worktops and hearths',
        text: 'Templated on site, since no wall is square. You choose the slab and where the joint goes.',
        words: 'worktop*, countertop*, kitchen*, hearth*, fireplace*, granite, marble, vanity',
      },
      {
        name: 'Walls and paving',
        text: 'Natural stone laid on a bed that drains. Otherwise winter takes it up again.',
        words: 'wall, walls, paving, patio*, terrace*, flag, flagstone*, cladding',
      },
      {
        name: 'Old masonry',
        text: 'Joints raked out and filled with lime, worn stones replaced one by one.',
        words: 'restor*, repoint*, repair*, conservation, listed, church*, lime, facade*',
      },
      {
        name: 'Letters and memorials',
        text: 'Drawn first, so that you can read it for a few days. Then it is cut.',
        words: 'letter*, inscription*, memorial*, headstone*, grave*, plaque*, engrav*',
      },
      {
        name: 'Fountains, troughs and carving',
        text: 'From a sketch or after an old piece. A clay model shows what words cannot.',
        words: 'fountain*, trough*, carv*, sculpt*, sundial*, garden',
      },
      {
        name: 'Cleaning and polishing',
        text: 'Stains drawn out, dull floors ground. Tried in a corner first.',
        words: 'clean*, polish*, stain*, seal*, floor*',
      },
    ],
    quotes: [
      'Stone forgives nothing and forgets nothing.',
      'Think of frost, then of shine.',
      'A letter is cut once.',
      'The slowest material keeps its promises.',
    ],
    reviews: [
      'You cannot see which step is the new one. That was the order.',
      'He asked what our kitchen drinks. We said red wine, and got another stone.',
      'We read the name for a week on paper before we dared. It was right that way.',
      'The wall has been through two winters and has not noticed.',
    ],
    questions: [
      {
        question: 'Which stone is right for outside?',
        answer:
          'One that stands frost and is rough when wet. Often it is the one that old houses nearby are built of.',
      },
      {
        question: 'Does marble belong in a kitchen?',
        answer:
          'If you like to see that it is used. Lemon and wine leave marks; granite and quartzite take more.',
      },
      {
        question: 'How long does a piece of work take?',
        answer:
          'The stone has to be found, cut and sometimes brought from far. After measuring we give you a week, not a day.',
      },
      {
        question: 'Can a broken stone be repaired?',
        answer: 'Often: pinned, filled or pieced in. We say how much of it will show.',
      },
      {
        question: 'What do you need for a price?',
        answer:
          'Measurements, photos and the place. For worktops, where hob and sink will be; for letters, the exact wording.',
      },
      {
        question: 'How do I look after natural stone?',
        answer: 'Water and a neutral soap. No vinegar, no acid cleaners, whatever the bottle promises.',
      },
    ],
    headings: {
      services: [
        'Cut, laid, lettered',
        'What stone can be',
        'From sill to inscription',
        'Inside, outside, for ever',
      ],
      gallery: ['Dust, edge and vein', 'In the stone yard', 'Chisels laid out'],
      reviews: ['Two winters later, in stone', 'From old houses and new', 'Said on the new step'],
      questions: ['Before the first cut', 'Asked beside the slab', 'Frost, wine and soap'],
      contact: ['What should be stone?', 'Send your measurements', 'Ask the mason'],
      newsletter: ['News of stone', 'A stone each season'],
      scheduling: ['Choose a measuring day', 'Visit the slabs'],
    },
    contactLines: [
      'What, where, roughly how large. Have a photo ready with something of known size in it.',
      'Say what stands there now and what is to happen to it. Old stone is worth a second look.',
    ],
    newsletterLines: [
      'A finished piece, the stone it is of, and why.',
      'Offcuts that are looking for a window sill.',
    ],
    actions: ['Send measurements', 'Ask the mason', 'Come and choose stone', 'Show an old stone'],
    american: { hob: 'stove', Worktops: 'Countertops', worktops: 'countertops' },
  },
}
