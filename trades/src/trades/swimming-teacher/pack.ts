import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'swimming',
  families: ['poster', 'clinic', 'counter', 'field'],
  copy: {
    trade: 'Swimming lessons',
    role: 'Swimming teacher',
    headlines: [
      'Swimming lessons in {place}',
      'First let the water carry',
      'Faces in, bubbles out',
      'Learn to swim in {place}',
      'From the steps to the deep',
      'No longer afraid of water',
    ],
    introductions: [
      '{name} teaches swimming in {place}: {services}. Say who wants to learn, how old they are and what water is to them.',
      'Before any stroke comes lying still. {name} in {place} takes the time until the water carries.',
      'Some have never been in, some went under once. {name} in {place} begins where you can still stand.',
    ],
    servicesLabel: 'In the water',
    servicesLines: [
      'A fright in the past, a health condition, ear trouble: say so before the first time.',
      'Nobody is pushed, splashed or held under here.',
      'A week without water is soon caught up; a whole summer is not.',
    ],
    services: [
      {
        name: 'Children who start',
        text: 'Steps, bubbles, floating, then the first metres to an outstretched hand.',
        words: 'child*, kid*, beginner*, first, learn to swim, stage*',
      },
      {
        name: 'Babies and toddlers with a parent',
        text: 'Warm water, songs and your arms. Getting used to it is the whole aim.',
        words: 'bab*, toddler*, parent*, infant*',
      },
      {
        name: 'Adults who cannot swim',
        text: 'At your own pace and without an audience. Breathing out under water is half of it.',
        words: 'adult*, grown-up*, women, senior*, late',
      },
      {
        name: 'Fear of water',
        text: 'One step, then back out, then the same step again. You say when it goes on.',
        words: 'fear*, afraid, nervous, anxi*, phobia',
      },
      {
        name: 'Strokes and technique',
        text: 'Crawl that does not leave you breathless, breaststroke that spares the neck.',
        words: 'stroke*, technique*, crawl, freestyle, breaststroke, backstroke, butterfly, improv*',
      },
      {
        name: 'One to one',
        text: 'A lane, a teacher, and no one to compare with.',
        words: 'private*, one to one, one-to-one, 1:1, individual*',
      },
      {
        name: 'Badges and distance',
        text: 'Diving for the ring, swimming the lengths, clothed if the badge asks for it.',
        words: 'badge*, certificate*, distance, lifesaving, triathlon, open water',
        special: true,
      },
      {
        name: 'Exercise in the water',
        text: 'Shallow, with music or without, kind to knees and backs.',
        words: 'aqua*, aerobics, water exercise*, aquafit',
        special: true,
      },
    ],
    quotes: [
      'The water carries whoever stops fighting it.',
      'Breathe out. The rest follows.',
      'Nobody learns to swim in a hurry.',
      'First the ears, then the courage.',
    ],
    reviews: [
      'At fifty-three I swam a length. I had told nobody that I was learning.',
      'She used to scream at the shower. On Saturday she jumped in, and looked round to see who had seen.',
      'He was never told to be brave. He was told to blow out a candle under water.',
      'My crawl was all arms. Now it has legs, and air.',
    ],
    questions: [
      {
        question: 'How many lessons until my child can swim?',
        answer:
          'That differs from child to child, and going to the pool with you in between shortens it. After the first lessons we can say more.',
      },
      {
        question: 'Do parents stay at the poolside?',
        answer: 'Near enough to be seen at first. Many children listen better once you are behind the glass.',
      },
      {
        question: 'What do we bring?',
        answer:
          'A costume that stays where it is, a towel, something to drink and, if needed, goggles. Armbands stay at home.',
      },
      {
        question: 'My child cries before every lesson. Should we stop?',
        answer:
          'Tell us first. Often a smaller step or another time of day helps; sometimes a few months do.',
      },
      {
        question: 'Am I too old to learn?',
        answer: 'No. Adults need longer to trust the water and less time for the movements.',
      },
      {
        question: 'What if a lesson is missed?',
        answer:
          'Let us know as early as you can. Whether it can be made up depends on the group, and we say so at the start.',
      },
    ],
    headings: {
      services: [
        'From bubbles to lengths',
        'Lessons by what you can do',
        'Shallow first, deep later',
        'Who learns here',
      ],
      gallery: ['Lanes, floats and towels', 'At the edge of the pool', 'Wet hair and goggles'],
      reviews: ['After the first length', 'Heard in the changing room', 'From swimmers and parents'],
      questions: ['Before getting wet', 'Asked at the poolside', 'Goggles, groups and courage'],
      contact: ['Who wants to swim?', 'Ask for a place', 'Say where you stand'],
      newsletter: ['When courses begin', 'Before the summer'],
      scheduling: ['Choose a lesson time', 'Find a free lane'],
    },
    contactLines: [
      'Age, what they can do in water, and which days suit. If there is fear, say a word about it.',
      'A name, an age and a day of the week are enough to look for a place.',
    ],
    newsletterLines: [
      'Dates of new courses, before the groups are full.',
      'What to practise on holiday, and what to leave to the lessons.',
    ],
    actions: ['Ask for a place', 'Find a course', 'Book a first lesson', 'Ask about groups'],
    american: {
      metres: 'yards',
      costume: 'swimsuit',
      practise: 'practice',
      holiday: 'vacation',
      lengths: 'laps',
      length: 'lap',
      Armbands: 'Water wings',
    },
  },
}
