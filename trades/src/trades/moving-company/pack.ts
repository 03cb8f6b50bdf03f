import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['counter', 'poster', 'workshop', 'clinic'],
  copy: {
    trade: 'Removals',
    role: 'Mover',
    headlines: [
      'Removals in {place}',
      'From your door to the next',
      'Boxed, carried, put where you point',
      'The piano goes too',
      'Moving house in {place}',
      'Slept there, wakes up here',
    ],
    introductions: [
      '{name} moves homes and offices from {place}. Tell us both addresses, the floors, and what you worry about most.',
      'A move is stairs, a parking space and somebody who wraps the mirror. {name} in {place} brings blankets, straps and a van of the right size.',
      '{name} packs, carries and unloads in {place}. Walk through your rooms with the phone camera and the list makes itself.',
    ],
    servicesLabel: 'Moves',
    servicesLines: [
      'Lift or stairs, and can a lorry stop outside? Those two decide the day.',
      'Heavy books in small boxes, bedding in big ones.',
      'Keep keys, papers and chargers in your own bag.',
    ],
    services: [
      {
        name: 'House moves',
        text: 'Everything from the attic to the shed, loaded in the order it will be needed. Beds go up before the van leaves.',
        words: 'house move*, home move*, house removal*, moving house, household, residential',
      },
      {
        name: 'Flats and single rooms',
        text: 'Small vans for small homes, also to the fifth floor without a lift. Shared loads if the date can bend.',
        words: 'flat, flats, apartment*, student*, studio move*, small move*',
      },
      {
        name: 'Packing',
        text: 'China in paper, clothes on rails, each box named for its room. The kitchen alone can take half a day, so say early if you want it done.',
        words: 'packing, pack, unpacking, wrap*',
      },
      {
        name: 'Boxes and crates',
        text: 'Brought before the move and fetched once they are empty. Wardrobe boxes stay in the van.',
        words: 'boxes, crate*, packing material*, supplies',
      },
      {
        name: 'Office moves',
        text: 'Desks numbered, cables bagged, out on Friday and at work on Monday.',
        words: 'office move*, office removal*, business move*, commercial',
      },
      {
        name: 'Pianos and heavy pieces',
        text: 'Uprights, safes, stone tables. We measure the turn of the stairs before promising.',
        words: 'piano*, heavy, safe, antique*',
        special: true,
      },
      {
        name: 'Storage',
        text: 'When the keys come later than the van. Listed as it goes in, ticked off as it comes out.',
        words: 'storage, store, container*, warehouse',
        special: true,
      },
      {
        name: 'Taking apart and putting up',
        text: 'Wardrobes, beds and shelves, with the screws in a labelled bag taped to the back.',
        words: 'dismantl*, assembl*, flat pack',
      },
      {
        name: 'Long distance and abroad',
        text: 'With a list for customs where there is a border. You know the day of loading and the days in which it can arrive.',
        words: 'long distance, abroad, overseas, international, european',
        special: true,
      },
    ],
    quotes: [
      'Label the box by where it goes, not what it holds.',
      'The kettle goes in last and comes out first.',
      'Measure the sofa, then the stairs, then the sofa again.',
      'A house fits in a van if you start with the attic.',
    ],
    reviews: [
      'Fourth floor, no lift, an upright piano. They measured the landing, turned it on end and never touched the wall.',
      'Every box had its room on it, so by evening the children slept in made beds.',
      'The completion slipped by four hours and the crew waited with us. We were told at once what that would add.',
    ],
    questions: [
      {
        question: 'How do you know what it will cost?',
        answer:
          'From rooms, floors, distance and what is awkward. A walk through with a phone camera is enough for most homes, and the figure is written down before you decide.',
      },
      {
        question: 'When should we book?',
        answer:
          'As soon as you know the week. Month ends and Fridays go first, and a Tuesday in the middle of the month is often free.',
      },
      {
        question: 'What may not go in the van?',
        answer:
          'Gas bottles, petrol, paint thinner, anything alive. Passports, jewellery and medicine are better with you.',
      },
      {
        question: 'What happens if something breaks?',
        answer:
          'Note it on the sheet when unloading and take a photo. Ask before the day what is covered and up to what sum, and you have it in writing.',
      },
      {
        question: 'Who sees to the parking?',
        answer:
          'Tell us both streets. Where a permit or signs are needed, we agree early who applies, because offices take their time.',
      },
      {
        question: 'Do drawers have to be emptied?',
        answer:
          'Clothes may stay in sturdy drawers if the piece goes straight down. Books, glass and anything loose come out.',
      },
      {
        question: 'What if the keys are late?',
        answer: 'Call as soon as you know. The van can wait, or the load goes into storage overnight.',
      },
    ],
    headings: {
      services: ['What we carry', 'From attic to new attic', 'Moves, large and small', 'What has to go?'],
      gallery: ['Blankets, straps and boxes', 'Moving day', 'Seen from the tailgate'],
      reviews: ['Said among the boxes', 'From the new address', 'After the van had gone'],
      questions: ['Before the boxes', 'Vans, stairs and keys', 'Asked on the landing'],
      contact: ['From where to where?', 'Tell us both addresses', 'Choose a moving day', 'Send a room video'],
      newsletter: ['A calendar for movers', 'Packing notes'],
      scheduling: ['Pick your moving day', 'A time to look round'],
    },
    contactLines: [
      'Both addresses, the floors, lift or no lift, and the week you have in mind.',
      'A few seconds of film per room spare us a visit. Open the cupboards as you go.',
    ],
    newsletterLines: [
      'What to do eight weeks, two weeks and one night before moving.',
      'How to pack plates, plants and the drawer with everything in it.',
    ],
    actions: ['Ask for a moving day', 'List what has to go', 'Film my rooms', 'Plan the move'],
    american: {
      Removals: 'Moving company',
      lorry: 'truck',
      lift: 'elevator',
      Lift: 'Elevator',
      petrol: 'gasoline',
      jewellery: 'jewelry',
      completion: 'closing',
      flat: 'apartment',
    },
  },
}
