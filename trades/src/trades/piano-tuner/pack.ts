import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'piano',
  families: ['atelier', 'press', 'hearth', 'ledger'],
  copy: {
    trade: 'Piano tuner',
    role: 'Piano tuner',
    headlines: [
      'Piano tuner in {place}',
      'Octaves that agree again',
      'When the A is no A',
      'Two hundred strings, one ear',
      'A quiet morning, please',
      'Your piano, back at pitch',
    ],
    introductions: [
      '{name} tunes and looks after pianos in {place}: {services}. Say upright or grand, the maker, and when it was last tuned.',
      'You no longer hear that it has drifted; your guests do. {name} in {place} brings it back, string by string.',
      'A key sticks, a pedal creaks, one note buzzes like a fly. {name} in {place} finds out whether it is the piano or the vase on top.',
    ],
    servicesLabel: 'For your piano',
    servicesLines: [
      'Please no vacuum cleaner while we listen.',
      'After a move, let it stand for two or three weeks before it is tuned.',
      'Not tuned for ten years? It will need two visits, and the first is rough work.',
    ],
    services: [
      {
        name: 'Tuning',
        text: 'All strings, by ear and in peace. At the end you play something and say what you hear.',
        words: 'tun*, pitch, out of tune',
      },
      {
        name: 'Raising the pitch',
        text: 'For pianos that have sunk over years: first roughly up, then fine, so that it stays.',
        words: 'pitch raise*, flat, years, neglected',
      },
      {
        name: 'Regulation',
        text: 'So that soft is possible again. Let-off, depth and repetition set for each key.',
        words: 'regulat*, action, touch, keys, repetition',
      },
      {
        name: 'Small repairs',
        text: 'Sticking keys, broken strings, squeaking pedals: mostly done on the same visit.',
        words: 'repair*, stick*, string*, pedal*, squeak*, buzz*',
      },
      {
        name: 'Voicing',
        text: 'Hard hammers needled softer, dull ones brighter. Little by little, with you listening.',
        words: 'voic*, hammer*, tone, bright, dull',
      },
      {
        name: 'Looking at a piano before you buy',
        text: 'Pins, soundboard, hammers: what a seller’s photo does not show. Free to a good home is often dear.',
        words: 'buy*, second-hand, used, valuation*, inspect*, apprais*',
      },
      {
        name: 'Concerts and recordings',
        text: 'Tuned before the rehearsal and gone over once more before the audience comes.',
        words: 'concert*, recording*, studio, stage, hall',
        special: true,
      },
    ],
    quotes: [
      'It goes flat so slowly that nobody notices.',
      'Tune first, then judge the pianist.',
      'Heating hurts a piano more than playing does.',
      'Silence is our most important tool.',
    ],
    reviews: [
      'Our daughter said it sounded like somebody else’s piano. She practised for an hour.',
      'There was a pencil in it, three coins and a birthday card. The F works.',
      'We were told not to buy it. The next one we found is standing in the hall.',
      'He tuned, I read in the next room, and it was the quietest afternoon of the month.',
    ],
    questions: [
      {
        question: 'How often should a piano be tuned?',
        answer:
          'Once or twice a year at home, more in the first years of a new one. Best when the heating has been on or off for a few weeks.',
      },
      {
        question: 'How long does a tuning take?',
        answer:
          'Between one and two hours. Longer if it has not been done for years, and we say so at the first notes.',
      },
      {
        question: 'Can any old piano be tuned?',
        answer:
          'Not if the pins no longer hold. That can be told within minutes, and you hear it before any work is done.',
      },
      {
        question: 'Where should the piano stand?',
        answer:
          'On an inner wall, away from radiators, sun and draughts. Even humidity matters more than the room.',
      },
      {
        question: 'What should be ready for the tuner?',
        answer: 'Clear the lid, and see that it is quiet. A lamp and a chair help; the rest is in the bag.',
      },
      {
        question: 'Do you tune digital pianos?',
        answer:
          'They do not drift. If a key clicks or stays down, describe it, and we say whether it can be mended.',
      },
    ],
    headings: {
      services: [
        'What a piano needs',
        'Strings, hammers, keys',
        'From first note to last',
        'Tuned, regulated, voiced',
      ],
      gallery: ['Tuning lever and felt', 'Under the lid', 'Strings in the light'],
      reviews: ['After the last chord', 'From music rooms', 'Heard in the next room'],
      questions: ['Before the first note', 'Asked at the keyboard', 'Humidity, pins and patience'],
      contact: ['Which piano is it?', 'Ask for a tuning', 'Describe the sound'],
      newsletter: ['When the heating starts', 'A tuning reminder'],
      scheduling: ['Choose a quiet day', 'Pick a tuning date'],
    },
    contactLines: [
      'Upright or grand, maker, last tuning, floor and street. A recording of the bad note says a lot.',
      'Tell us when the house is quiet. The answer comes with a day.',
    ],
    newsletterLines: [
      'A reminder once or twice a year, when the season asks for it.',
      'What dry air does, and a bowl of water does not.',
    ],
    actions: ['Ask for a tuning', 'Describe your piano', 'Name a quiet day', 'Have one looked at'],
    american: { practised: 'practiced', draughts: 'drafts', dear: 'expensive' },
  },
}
