import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'martial-arts',
  families: ['poster', 'workshop', 'studio', 'press'],
  copy: {
    trade: 'Martial arts',
    role: 'Instructor',
    headlines: [
      'Martial arts in {place}',
      'Bow first, then train',
      'Learn to fall, then fight',
      'Bare feet, clear rules',
      'Steady on the mat in {place}',
      'Strong enough to stop',
    ],
    introductions: [
      '{name} teaches martial arts in {place}: {services}. Say how old you are, what you have done before and which days you have time.',
      'The first thing anyone learns is how to fall. {name} in {place} takes as long over it as it needs.',
      'Children learn to stop, adults to start. {name} in {place} has a mat for both.',
    ],
    servicesLabel: 'Training',
    servicesLines: [
      'Watch once, train once, then decide.',
      'Old knee, bad shoulder, long pause? Tell us before warming up.',
      'For the first evenings loose clothes do. Jewellery stays at home.',
    ],
    services: [
      {
        name: 'Beginners',
        text: 'Standing, falling, breathing, and one technique that you can show at home.',
        words: 'beginner*, introduc*, starter*, first',
      },
      {
        name: 'Children',
        text: 'Running, rolling, waiting one’s turn. Whoever hits outside explains it to the group.',
        words: 'child*, kid*, junior*, young*, little*',
      },
      {
        name: 'Teenagers',
        text: 'A place to be loud and tired, with rules that count for everybody.',
        words: 'teen*, youth*, adolescent*',
      },
      {
        name: 'Adults',
        text: 'Straight from work onto the mat. Partners change, so that you learn with every size.',
        words: 'adult*, men, over, class, classes, training',
      },
      {
        name: 'Women',
        text: 'At a pace of your own and with partners who know what the exercise is for.',
        words: 'women*, female, ladies, girls',
      },
      {
        name: 'Self-defence',
        text: 'See it early, get away, be loud. Grips come afterwards.',
        words: 'self-defence*, self-defense*, self defence, self defense, krav*',
      },
      {
        name: 'Gradings and competitions',
        text: 'Nobody has to. Whoever wants to is told honestly when the time has come.',
        words: 'grading*, belt*, competition*, tournament*, sparring',
        special: true,
      },
      {
        name: 'One to one',
        text: 'A technique that will not come, or the weeks before a grading.',
        words: 'private*, one to one, one-to-one, personal',
        special: true,
      },
    ],
    quotes: [
      'The best blow is the one kept back.',
      'Falling is the first technique.',
      'Belts hold the jacket shut.',
      'You bow because it could hurt.',
    ],
    reviews: [
      'My son has stopped fighting since he learned how.',
      'I am fifty and can roll forwards. Nobody at the office needs to know, but I can.',
      'The highest belt showed me where to put my shoes. That told me what kind of place it is.',
      'I slipped on ice last week. I fell as we practise it, and laughed.',
    ],
    questions: [
      {
        question: 'Do I have to be fit to begin?',
        answer: 'No. You get fit here, and the exercises have an easier form for the first months.',
      },
      {
        question: 'Will I get hurt?',
        answer:
          'Bruises happen. Contact grows with experience, and who stops when the partner taps is the first rule.',
      },
      {
        question: 'From what age can children train?',
        answer:
          'When they can listen and wait for a turn. Bring yours to watch, and we tell you what we think.',
      },
      {
        question: 'Will my child become aggressive?',
        answer:
          'It mostly turns out the other way. Techniques come with the rule about when they may be used, and whoever breaks it sits out.',
      },
      {
        question: 'What do I need for the first lesson?',
        answer:
          'Loose clothes, short nails, clean feet and water. The uniform can wait until you know that you will stay.',
      },
      {
        question: 'How long until the next belt?',
        answer:
          'That depends on how often you come. There is no date for it; you are told when you are ready.',
      },
    ],
    headings: {
      services: ['On the mat', 'Groups and ages', 'From falling to standing', 'What we train'],
      gallery: ['Belts on a line', 'The hall before training', 'Mats, pads, bare feet'],
      reviews: ['After training', 'From parents and partners', 'Said while tying the belt'],
      questions: ['Before you step on the mat', 'Asked at the edge', 'Age, bruises and belts'],
      contact: ['Come and watch', 'Ask for a trial', 'Who wants to train?'],
      newsletter: ['Gradings and courses', 'From the mat'],
      scheduling: ['Choose a trial evening', 'Find a group'],
    },
    contactLines: [
      'Age, experience, injuries, and which evenings suit. Then come and watch.',
      'Say who wants to train and why. The answer names a group and a day.',
    ],
    newsletterLines: [
      'New beginners’ groups, gradings and days off.',
      'An exercise for at home that needs no partner.',
    ],
    actions: ['Ask for a trial', 'Come and watch', 'Find a group', 'Ask about beginners'],
    american: {
      Jewellery: 'Jewelry',
      practise: 'practice',
      'Self-defence': 'Self-defense',
      gradings: 'belt tests',
      Gradings: 'Belt tests',
      grading: 'belt test',
    },
  },
}
