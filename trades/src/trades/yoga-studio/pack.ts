import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['studio', 'atelier', 'hearth', 'field'],
  copy: {
    trade: 'Yoga classes',
    role: 'Yoga teacher',
    headlines: [
      'Yoga classes in {place}',
      'Roll out, breathe out, begin',
      'An hour without your phone',
      'Yoga for stiff beginners',
      'Practise yoga in {place}',
      'From the mat to Monday',
    ],
    introductions: [
      '{name} teaches yoga in {place}: {services}. Say what brings you: a stiff back, a full head, or a practice you want to take up again.',
      'Nobody has to reach their toes here. {name} in {place} shows each pose with a block, a belt or a wall as well, and you take the one that fits.',
      'The first thing to learn is how to breathe out slowly. {name} in {place} begins there, and ends in silence.',
    ],
    servicesLabel: 'Classes',
    servicesLines: [
      'An injury, a pregnancy, high blood pressure: tell us before class, and the poses change.',
      'Not sure about the level? Take the slower class first; it is seldom the easier one.',
      'Come barefoot, not too full, and in something you can sit cross-legged in.',
    ],
    services: [
      {
        name: 'Beginners',
        text: 'The same few poses week after week, taken apart and put back. Nothing is presumed, not even the names.',
        words: 'beginner*, introduct*, new to yoga, foundation*, first time*',
      },
      {
        name: 'Hatha, pose by pose',
        text: 'Held long enough to notice what the other shoulder is doing.',
        words: 'hatha, gentle, slow, iyengar, alignment',
      },
      {
        name: 'Vinyasa and flow',
        text: 'One breath, one movement, from the first sun salutation on. Warm by the middle.',
        words: 'vinyasa, flow*, sun salutation*, power, dynamic, ashtanga',
      },
      {
        name: 'Yin and restorative',
        text: 'Minutes in one shape, on bolsters and under a blanket. The floor does most of it.',
        words: 'yin, restor*, relax*, candle*, nidra',
      },
      {
        name: 'Breath and meditation',
        text: 'Sitting, counting, losing count and starting again. A chair is as good as a cushion.',
        words: 'breath*, pranayama, meditat*, mindful*',
      },
      {
        name: 'One to one',
        text: 'A practice for your shoulder, your shifts and your living room floor, written down to take home.',
        words: 'private*, one to one, one-to-one, 1:1, individual*, personal',
      },
      {
        name: 'Yoga in pregnancy',
        text: 'Strong legs, a wide seat and a long breath out. Ask your midwife first, then bring a cushion.',
        words: 'pregnan*, prenatal, antenatal',
        special: true,
      },
      {
        name: 'With a baby',
        text: 'You stretch, they roll, and someone always cries. Feeding is part of the class.',
        words: 'postnatal, baby, babies, mum*, mom, moms',
        special: true,
      },
      {
        name: 'On a chair',
        text: 'Seated, or with a hand on the back of it, for anyone from whom the floor is far away.',
        words: 'chair*, senior*, older, elderly, over 60*',
        special: true,
      },
      {
        name: 'Children and teenagers',
        text: 'Dogs, cobras, trees, and one whole minute of quiet at the end.',
        words: 'child*, kid*, teen*, famil*',
        special: true,
      },
      {
        name: 'In the air',
        text: 'A cloth that takes your weight, hung low at first. Upside down comes when you ask for it.',
        words: 'aerial*, hammock*, antigravity, anti-gravity',
        special: true,
      },
      {
        name: 'At your workplace',
        text: 'In a meeting room, in the clothes people came in. Necks and wrists first.',
        words: 'office*, workplace*, corporate, compan*',
        special: true,
      },
      {
        name: 'Online',
        text: 'You see the pose, and we see enough of you to say which knee.',
        words: 'online, zoom, livestream*, live stream*, remote*',
        special: true,
      },
      {
        name: 'Workshops and retreats',
        text: 'A morning on one theme, or a few days with nothing else in them.',
        words: 'workshop*, retreat*, weekend*',
        special: true,
      },
    ],
    quotes: [
      'The pose ends where the breath gets stuck.',
      'Stiff is a place to start from.',
      'Nobody is looking. They are balancing.',
      'Come out of it as slowly as you went in.',
    ],
    reviews: [
      'I cannot touch my toes. It turned out that nobody had asked me to.',
      'I fell asleep at the end and was woken with a whisper.',
      'I was told that I hold my breath when I concentrate. I have caught myself at it in every meeting since.',
      'In the third week I stood on one leg. On Friday I put my socks on that way.',
    ],
    questions: [
      {
        question: 'I am not flexible. Can I come?',
        answer:
          'Yes. Bending comes with practice and is no entrance ticket; blocks, belts and soft knees make up for what is short.',
      },
      {
        question: 'Do I need my own mat?',
        answer:
          'Ask when you book whether one can be lent. Later most people like their own, for the grip and for the nose.',
      },
      {
        question: 'Which class should I start with?',
        answer:
          'One for beginners, or a slow one. Write what you have done before and where it hurts, and we suggest one.',
      },
      {
        question: 'May I eat before class?',
        answer: 'A little, and best nothing in the two hours before. On a full stomach every twist is long.',
      },
      {
        question: 'Can I come with an injury, or pregnant?',
        answer:
          'Speak with your doctor or midwife first, and with us before class. Some poses are changed, some left out, and on some days rest is better.',
      },
      {
        question: 'Will I be corrected by hand?',
        answer: 'Say at the beginning if you would rather not. Most things can be said in words.',
      },
      {
        question: 'Is yoga a religion?',
        answer:
          'It comes from India and from old texts, and in some classes there is a chant. You need believe nothing, and may keep silent while others sing.',
      },
    ],
    headings: {
      services: [
        'Classes, slow and flowing',
        'What happens on the mat',
        'Standing, sitting, lying down',
        'Pick a pace',
      ],
      gallery: ['Mats, blocks and belts', 'Before the class begins', 'Morning light on the floor'],
      reviews: ['Said while rolling up', 'Barefoot opinions', 'Heard between two mats'],
      questions: ['Before your first class', 'Asked with shoes off', 'Mats, meals and stiff hips'],
      contact: ['Ask about a class', 'Come and try', 'Save a mat'],
      newsletter: ['New times and workshops', 'Between two classes'],
      scheduling: ['Choose a class', 'Find a free mat'],
    },
    contactLines: [
      'Which days suit, what you have practised before, and what your body should be spared.',
      'A name, and whether mornings or evenings are better, will do for a first class.',
    ],
    newsletterLines: [
      'Workshops, and changes to the timetable before you stand in front of a closed door.',
      'A short practice for the kitchen floor, now and then.',
    ],
    actions: ['Book a first class', 'Ask about a class', 'Save me a mat', 'Find my level'],
    american: {
      belt: 'strap',
      belts: 'straps',
      timetable: 'schedule',
    },
  },
}
