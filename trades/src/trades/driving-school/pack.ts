import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['poster', 'counter', 'clinic', 'studio'],
  copy: {
    trade: 'Driving school',
    role: 'Driving instructor',
    headlines: [
      'Driving lessons in {place}',
      'Stalled? Everybody does. Again.',
      'From car park to motorway',
      'The roundabout, without holding breath',
      'Learn to drive in {place}',
      'Mirrors, signal, and off',
    ],
    introductions: [
      '{name} teaches driving in {place}. Say whether you have sat behind a wheel before, manual or automatic, and when your theory is.',
      'First an empty car park, then the school run, then the big roundabout. {name} in {place} goes on once the last step has settled.',
      '{name} gives driving lessons in {place} to beginners, to people back after years, and to those whose knees shake.',
    ],
    servicesLabel: 'Lessons',
    servicesLines: [
      'Bring your licence and thin soles. We bring the second brake.',
      'Nobody shouts in this car.',
      'Lessons can begin at home, at school or at work, if it is on the way.',
    ],
    services: [
      {
        name: 'First lessons',
        text: 'Clutch, biting point and brakes, where nobody honks. You drive from the first hour.',
        words: 'beginner*, first lesson*, starter, learner*',
      },
      {
        name: 'Manual lessons',
        text: 'Hill starts, gears and the art of crawling in traffic. The foot learns it before the head does.',
        words: 'manual, gear*, clutch',
      },
      {
        name: 'Automatic lessons',
        text: 'Two pedals and your eyes on the road. Ask first whether the licence you get covers manual cars.',
        words: 'automatic',
        special: true,
      },
      {
        name: 'Before the test',
        text: 'The routes around the test centre, the parking that is asked, and one drive in which the instructor says nothing.',
        words: 'test, mock test*, exam*, test preparation, driving test*',
      },
      {
        name: 'Motorway and night drives',
        text: 'Joining, leaving, rain after dark and the glare of lorries, before you meet them alone.',
        words: 'motorway*, highway*, freeway*, night',
      },
      {
        name: 'Theory',
        text: 'Signs, right of way and hazards, and why the wrong answer sounded right.',
        words: 'theory, permit test*, hazard*',
      },
      {
        name: 'Refresher lessons',
        text: 'The licence is in the drawer and the courage with it. We drive your own ways: to work, to the supermarket, to your mother.',
        words: 'refresher*, returning, confidence',
      },
      {
        name: 'Nervous drivers',
        text: 'A word to stop at any time, and a quiet street to breathe in. Panic fades through small drives rather than long ones.',
        words: 'nervous, anxious, anxiety, fear*',
      },
      {
        name: 'Intensive courses',
        text: 'Many hours in few days, with the test at the end of them. Right for people who sleep well.',
        words: 'intensive*, crash course*',
        special: true,
      },
      {
        name: 'Foreign licences',
        text: 'Other side of the road, other signs, and the test if yours has to be exchanged.',
        words: 'foreign*, international, exchange, convert*',
        special: true,
      },
    ],
    quotes: [
      'Stalling is how the clutch says hello.',
      'Look where you want to go and the hands follow.',
      'You pass the test once. You drive for the rest.',
      'Slow is a speed too, and the first to learn.',
    ],
    reviews: [
      'I cried at my first roundabout. We drove it eleven times that day and now I take it with the radio on.',
      'Failed twice elsewhere on parking. Learned it here with two cones and one sentence about the rear wheel.',
      'At sixty I only wanted to reach my daughter by myself. Now I do, on the motorway, at my own pace.',
    ],
    questions: [
      {
        question: 'How many lessons will I need?',
        answer:
          'Nobody can say before seeing you drive. After a few hours you get an honest guess, and it is shorter if you can practise in between.',
      },
      {
        question: 'Manual or automatic?',
        answer:
          'Automatic is quicker to learn. In many countries it also limits which cars you may drive, so think of the car you will really have.',
      },
      {
        question: 'When do I book the test?',
        answer:
          'When you drive whole lessons without a word from the seat beside you. Waiting lists can be long, so we name a likely month early.',
      },
      {
        question: 'Can my parents practise with me?',
        answer:
          'Where the law allows it, yes. Let them sit in on a lesson once, so that you both use the same words.',
      },
      {
        question: 'What if I have to cancel?',
        answer:
          'Write the day before rather than on the morning. The notice we need is agreed with the first lesson.',
      },
      {
        question: 'What do I need in the car?',
        answer:
          'Your provisional licence, glasses if you wear them, and shoes through which you feel the pedal.',
      },
      {
        question: 'I am afraid of driving. Is that a problem?',
        answer: 'No, only say so. There is a brake on the other side, and the first streets are empty ones.',
      },
    ],
    headings: {
      services: [
        'What you learn here',
        'From biting point to motorway',
        'Lessons, step by step',
        'Where do you stand?',
      ],
      gallery: ['Wheel, mirrors, road', 'Where lessons lead', 'From the passenger seat'],
      reviews: [
        'Said with the licence in hand',
        'Learners, after the test',
        'From people who drive alone now',
      ],
      questions: ['Before you turn the key', 'Asked with the engine off', 'Tests, gears and nerves'],
      contact: ['When is your theory?', 'Book a first hour', 'Tell us your level', 'Ask the instructor'],
      newsletter: ['Test dates and tips', 'One junction a month'],
      scheduling: ['Pick a driving hour', 'Book your lesson'],
    },
    contactLines: [
      'Where to fetch you, which days, and how many hours you have had elsewhere.',
      'Manual or automatic, and whether the theory is behind you. The rest can wait for the car.',
    ],
    newsletterLines: [
      'When tests come free, and one junction explained each month.',
      'Short notes on signs and mistakes that examiners mark.',
    ],
    actions: ['Book a driving lesson', 'Ask for a first hour', 'Ask the instructor', 'Tell us your level'],
    american: {
      roundabout: 'traffic circle',
      motorway: 'freeway',
      Motorway: 'Freeway',
      lorries: 'trucks',
      'car park': 'parking lot',
      licence: 'license',
      licences: 'licenses',
      provisional: 'learner’s',
      practise: 'practice',
    },
  },
}
