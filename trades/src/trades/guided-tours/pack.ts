import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['field', 'hearth', 'press', 'atelier'],
  copy: {
    trade: 'Guided tours',
    role: 'Guide',
    headlines: [
      'Guided tours of {place}',
      'The street behind the postcard',
      'The town, told on foot',
      'Look up, there is a face',
      'Walk with somebody from here',
      'What the signs leave out',
    ],
    introductions: [
      '{name} shows people around {place}: {services}. Say when you come, how many you are, and how well you walk.',
      'Every town has a front and a back door. {name} in {place} takes the second one, and knows who lived behind it.',
      'Names and dates are on the plaques already. {name} tells the rest while you walk through {place}, with time for questions.',
    ],
    servicesLabel: 'Our walks',
    servicesLines: [
      'Wear shoes that like cobbles.',
      'It goes ahead in the rain; umbrellas have seen the best of it.',
      'Say if somebody in the group cannot manage stairs, and another way is taken.',
    ],
    services: [
      {
        name: 'The old town on foot',
        text: 'The lanes, the squares and the house with the wrong date. A round that suits a first visit.',
        words: 'old town, walk*, city, centre, historic*, panoramic',
      },
      {
        name: 'An evening walk',
        text: 'By lantern light past cellars and gallows, with stories that need the dark.',
        words: 'evening, night*, ghost*, lantern*, dark',
      },
      {
        name: 'Eating your way round',
        text: 'Small bites at several doors, from people who make them. Come hungry, and say what you do not eat.',
        words: 'food*, tast*, wine*, market*, culinary, eat*',
      },
      {
        name: 'Private groups',
        text: 'Your date, your pace, your questions. For families, clubs and colleagues on a day out.',
        words: 'private, group*, family, families, club*, company',
      },
      {
        name: 'School classes',
        text: 'Shorter, louder, with things to find and touch. The teachers may just walk along.',
        words: 'school*, class, classes, children, kids, pupils',
      },
      {
        name: 'A theme of your own',
        text: 'Builders, women, trade, war, gardens: say what you are after, and the round is made for it.',
        words: 'theme*, special, architecture, bespoke, history',
      },
      {
        name: 'Out into the country',
        text: 'A day with castles, villages and a lunch that is not on the coach route.',
        words: 'day trip*, excursion*, country*, castle*, minibus, driv*',
        special: true,
      },
    ],
    quotes: [
      'Go slowly, the town will not run.',
      'Every door was opened once by somebody.',
      'Ask about the crooked house.',
      'The best view has no sign.',
    ],
    reviews: [
      'I have lived here for twelve years and had never looked up at that gable.',
      'Our teenagers put the telephones away by themselves. I saw it.',
      'We were three and it rained. It was done as if we had been thirty.',
      'At the end we knew where to eat, and that the baker’s clock is wrong on purpose.',
    ],
    questions: [
      {
        question: 'Where do we meet?',
        answer:
          'The meeting point comes with the confirmation, with a picture of it. Be there a few minutes early.',
      },
      {
        question: 'What if it rains?',
        answer: 'The walk takes place, with more doorways in it. In a storm it is moved or paid back.',
      },
      {
        question: 'How far is it to walk?',
        answer:
          'About as far as a stroll after lunch, with many stops. Steps and slopes are named beforehand.',
      },
      {
        question: 'Are children and dogs welcome?',
        answer: 'Mostly, yes. Say so when you ask, because the evening walks are not for every age.',
      },
      {
        question: 'In which languages can it be?',
        answer: 'Ask for yours. Some can be had with a little notice, and no walk is read from a sheet.',
      },
      {
        question: 'Can we come without booking?',
        answer: 'If there is room. Places are kept for those who wrote first, so a short message is safer.',
      },
    ],
    headings: {
      services: ['Which way round', 'The walks, one by one', 'Streets with a story'],
      gallery: ['Seen on the way', 'Corners and gables', 'Where most people turn round'],
      reviews: ['Said at the last corner', 'From the back of the group', 'Sore feet, no regrets'],
      questions: ['Before the first step', 'Asked at the meeting point', 'Rain, shoes and stairs'],
      contact: ['When do you come?', 'Ask for a walk', 'Name your group'],
      newsletter: ['New walks, new stories', 'When we walk next'],
      scheduling: ['Choose a walk', 'Pick a day'],
    },
    contactLines: [
      'Day, number of people, language, and whether stairs are a trouble. The answer comes with a meeting point.',
      'Say what you have seen already. Then it starts somewhere else.',
    ],
    newsletterLines: [
      'A story now and then, and the dates of the next walks.',
      'What was found behind the plaster.',
    ],
    actions: ['Ask for a walk', 'Choose a day', 'Bring a group', 'See the walks'],
    american: { centre: 'center', colleagues: 'co-workers' },
  },
}
