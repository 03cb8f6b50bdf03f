import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['workshop', 'poster', 'counter', 'ledger'],
  copy: {
    trade: 'Locksmith',
    role: 'Locksmith',
    headlines: [
      'Locksmith in {place}',
      'Locked out? Let’s open it.',
      'Doors opened, locks that hold',
      'The door shut behind you',
      'Locks and keys in {place}',
      'One key, every door',
    ],
    introductions: [
      '{name} opens doors and fits locks in {place}. Say which door it is, whether the key is inside or lost, and where you stand.',
      'The key is on the kitchen table and you are on the step. {name} opens the door in {place}, without drilling wherever the lock allows it.',
      '{name} opens, repairs and changes locks in {place}. Tell us what is on the edge of the door and we know what to bring.',
    ],
    servicesLabel: 'Locks and doors',
    servicesLines: [
      'Pulled shut or locked twice? Tell us, because it decides how the door opens.',
      'Have something with your name on it ready: we ask who lives behind the door.',
      'A photo of the lock from outside and from the edge says most of it.',
    ],
    services: [
      {
        name: 'Locked out',
        text: 'A door that only fell shut usually opens without a scratch. Drilling comes last, and we ask you first.',
        words: 'locked out, lockout*, lock out, door opening*, emergency opening*',
      },
      {
        name: 'Changing locks',
        text: 'After a move, a lost key or a lodger who left. The old keys stop working the same day.',
        words: 'lock change*, change lock*, changing lock*, replace lock*, new lock*, rekey*',
      },
      {
        name: 'Locks that stick',
        text: 'Keys that turn only when the door is lifted, handles that drop. Often the hinge or the strike plate is to blame, and the lock may stay.',
        words: 'stiff, stick*, jam*, repair*, broken lock*, handle*',
      },
      {
        name: 'Broken keys',
        text: 'We draw the stump out of the cylinder and cut a new key from the two halves. Please leave the glue in the drawer.',
        words: 'broken key*, snapped key*, key extraction*',
      },
      {
        name: 'Keys cut',
        text: 'Copies of cylinder, mortice and letter box keys. Security keys need their card.',
        words: 'key cut*, key cop*, copies, duplicate*, spare key*',
      },
      {
        name: 'After a break-in',
        text: 'The door is closed again first, with a board if need be. Then we look at what gave way and what would have held.',
        words: 'break in*, burglar*, forced, boarding',
      },
      {
        name: 'Bars, bolts and chains',
        text: 'Extra locks for cellar, balcony and back doors, fitted where the frame can carry them.',
        words: 'bolt*, chain*, bar lock*, security lock*, window lock*',
      },
      {
        name: 'One key for all doors',
        text: 'House, shed, office and gate on one key, with a list of who opens what.',
        words: 'master key*, keyed alike, key system*, suite*',
        special: true,
      },
      {
        name: 'Safes and boxes',
        text: 'Opened when the code is forgotten, and set to a new one. Show us the make on the door.',
        words: 'safe, safes, strongbox*, cash box*',
        special: true,
      },
    ],
    quotes: [
      'The best lock is the one you actually turn.',
      'First the handle, then the tools, the drill last.',
      'A key under the mat is everybody’s key.',
      'You should leave with a door, not a hole.',
    ],
    reviews: [
      'Stood outside in slippers with the baby inside. The door was open before the kettle had boiled dry, and there is no mark on it.',
      'Was told on the phone what opening and a new cylinder would come to. It came to that.',
      'I wanted three new locks. Turned out the door had dropped, and a hinge put it right.',
    ],
    questions: [
      {
        question: 'Will my door be damaged?',
        answer:
          'A door that has only fallen shut can nearly always be opened without damage. Where a locked one must be drilled, it is the cylinder that goes and not the door.',
      },
      {
        question: 'What will it cost to let me in?',
        answer:
          'Ask on the phone. Tell us the door, the hour and whether it is locked, and you hear the price with travel before anyone sets out.',
      },
      {
        question: 'Do I have to prove that I live here?',
        answer:
          'Yes, with a paper, a letter or a neighbour who knows you. If it lies inside, you show it once the door is open.',
      },
      {
        question: 'Can I just change the cylinder?',
        answer:
          'Usually, and it takes minutes. Measure from the middle screw to either side, or have a photo of the edge ready.',
      },
      {
        question: 'I lost my keys. Must every lock be changed?',
        answer:
          'Only if somebody could know which door they belong to. A lost bag with an address in it is reason enough.',
      },
      {
        question: 'What can I do while I wait?',
        answer:
          'Try the other doors and ask who has a spare. Leave cards and wires alone: bent into the gap, they make our work longer.',
      },
    ],
    headings: {
      services: [
        'What we open and what we shut',
        'Locks, keys and doors',
        'From snapped key to new lock',
        'Which door is it?',
      ],
      gallery: ['Cylinders, keys and plates', 'At the bench and at the door', 'What holds a door'],
      reviews: ['Said back inside', 'From the other side of the door', 'What people say who got in'],
      questions: ['Asked on the doorstep', 'Before you call a locksmith', 'About doors, keys and drills'],
      contact: ['Which door is shut?', 'Tell us the door', 'Call the locksmith', 'Tell us the lock'],
      newsletter: ['Notes on locks', 'Before you lock up'],
      scheduling: ['A time for new locks', 'Book the locksmith'],
    },
    contactLines: [
      'Where you are, which door, and whether the key is in it, lost or broken.',
      'Locked out now? Call rather than write. For new locks, have a photo of the edge of the door ready.',
    ],
    newsletterLines: [
      'What to check on your doors before a holiday, a few times a year.',
      'Short notes on keys, cylinders and old habits of burglars.',
    ],
    actions: ['Call the locksmith', 'Open my door', 'Ask about a lock', 'Tell us the lock'],
    american: { mortice: 'mortise', 'letter box': 'mailbox', lodger: 'roommate' },
  },
}
