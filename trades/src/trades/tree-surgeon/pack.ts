import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'landscaping',
  families: ['field', 'workshop', 'poster', 'hearth'],
  copy: {
    trade: 'Tree surgeon',
    role: 'Tree surgeon',
    headlines: [
      'Tree surgeon in {place}',
      'Up the rope, saw in hand',
      'The branch over your roof',
      'Trees felled, pruned and spared',
      'Tree work in {place}',
      'Down in pieces, not in one',
    ],
    introductions: [
      '{name} prunes and fells trees in {place}. Tell us which tree, how tall beside the house, and what worries you about it.',
      'Between a shed and a power line there is no room to let a tree fall. {name} in {place} climbs it and brings it down on ropes.',
      '{name} looks after trees in {place}: lighter crowns, dead wood out, stumps ground away. Some trees only need to be left alone, and you hear that too.',
    ],
    servicesLabel: 'Tree work',
    servicesLines: [
      'A photo with somebody standing next to the trunk tells us the height.',
      'Is the tree protected or is there a nest? Both are looked up before the saw starts.',
      'Tell us how wide the way to the garden is, and whose garden lies behind.',
    ],
    services: [
      {
        name: 'Felling',
        text: 'In one piece where there is room, in small pieces on ropes where there is not. The lawn stays a lawn.',
        words: 'fell*, removal*, tree removal*, cut down, dismantl*',
      },
      {
        name: 'Crown thinning and lifting',
        text: 'More light below, less sail in a gale. Cuts are made at the collar, so that the tree can close them.',
        words: 'crown*, thinning, lifting, canopy, prun*, trim*',
      },
      {
        name: 'Crown reduction',
        text: 'Shorter by a little, to a living side branch. Topping a tree looks done and comes back worse.',
        words: 'reduction*, reduce, topping, pollard*, height',
      },
      {
        name: 'Dead wood',
        text: 'Branches over paths, roofs and swings come out. The rest may stay for the woodpecker.',
        words: 'dead wood, deadwood*, dangerous, broken branch*, dead tree*',
      },
      {
        name: 'Stump grinding',
        text: 'Ground to a spade’s depth, so that turf or a new tree can go there. A narrow machine fits through a side gate.',
        words: 'stump*, grinding, root*',
      },
      {
        name: 'Hedges and conifers',
        text: 'Tall ones from the platform, straight by a line. Not while birds are sitting.',
        words: 'hedge*, conifer*, leylandii',
      },
      {
        name: 'Fruit trees',
        text: 'Opened so that a hat could be thrown through, over two or three winters where they are overgrown.',
        words: 'fruit tree*, apple*, orchard*',
        special: true,
      },
      {
        name: 'Storm damage',
        text: 'Trees on roofs, across drives, hung up in others. We make it safe first and tidy later.',
        words: 'storm*, emergency, fallen tree*, windblown',
      },
      {
        name: 'Logs and chips',
        text: 'Taken away, cut to stove length or left as mulch round the beds. You choose before we start.',
        words: 'log*, firewood, chip*, mulch, clearance',
      },
      {
        name: 'Looking at a tree',
        text: 'Fungus on the trunk, a new lean, a crack in the fork. A judgement in writing, also one that says: leave it.',
        words: 'survey*, inspection*, assessment*, advice, report*',
      },
    ],
    quotes: [
      'A good cut is one the tree can heal.',
      'Nobody ever put a branch back.',
      'The saw is the last tool we pick.',
      'Trees lean for years and fall in a minute.',
    ],
    reviews: [
      'A spruce as high as the house, a greenhouse on each side, and not one pane cracked. The chips are on my beds now.',
      'I wanted the oak gone. He climbed up, took out the dead half and told me to keep the rest. It is in leaf.',
      'Came on the evening of the storm, took the ash off the garage and put a sheet over the hole.',
    ],
    questions: [
      {
        question: 'Am I allowed to cut my own tree?',
        answer:
          'Not always. Protection orders, nesting months and neighbours have a say, so we look up your case and name who must be asked.',
      },
      {
        question: 'When is the right time?',
        answer:
          'Most trees in winter, walnuts and maples not in spring when they bleed, cherries in summer. What is about to fall, at any time.',
      },
      {
        question: 'What does felling a tree cost?',
        answer:
          'By looking: height, what stands below, and how the wood gets out. The written figure says whether branches and stump are in it.',
      },
      {
        question: 'The tree hangs over from next door. Who decides?',
        answer:
          'Talk to your neighbour first. What may be cut at the line differs from place to place, and work from their side needs their word.',
      },
      {
        question: 'Is the tree dangerous?',
        answer:
          'Look for soil lifting on one side, fungus at the foot, or a fresh crack. Keep people from underneath and call us.',
      },
      {
        question: 'What happens to the wood?',
        answer:
          'Whatever you agree: away, stacked for your stove, or chipped. The ground is raked either way.',
      },
    ],
    headings: {
      services: [
        'What we do in trees',
        'Crown, trunk and stump',
        'From dead twig to whole tree',
        'Cut, thinned or left alone',
      ],
      gallery: ['Ropes, saws and crowns', 'Seen from up there', 'Bark, leaves, chips'],
      reviews: ['From the foot of the tree', 'Said once it was down', 'What garden owners say'],
      questions: ['Before the saw', 'Nests, permits and fences', 'Asked under the branches'],
      contact: ['Which tree is it?', 'Describe the tree', 'Ask a climber', 'Tell us the height'],
      newsletter: ['Pruning months', 'Tree notes by season'],
      scheduling: ['A time to look up', 'Book a tree visit'],
    },
    contactLines: [
      'The kind of tree if you know it, its height beside the house, and what stands beneath.',
      'Two photos: the whole tree, and the way from the street to its foot.',
    ],
    newsletterLines: [
      'Which trees may be pruned this month, and which want to be left.',
      'After storms: what to look for from the ground.',
    ],
    actions: ['Have a tree looked at', 'Describe the tree', 'Ask a climber', 'Ask about felling'],
    american: {
      neighbours: 'neighbors',
      neighbour: 'neighbor',
      Neighbours: 'Neighbors',
      judgement: 'judgment',
      drives: 'driveways',
    },
  },
}
