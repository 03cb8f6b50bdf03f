import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'fitness',
  families: ['poster', 'studio', 'clinic', 'counter'],
  copy: {
    trade: 'Fitness training',
    role: 'Trainer',
    headlines: [
      'Fitness training in {place}',
      'Stronger than last month',
      'Train in {place}',
      'Start where you are',
      'Move more, hurt less',
      'One more. Then done.',
    ],
    introductions: [
      '{name} trains people in {place}: {services}. Tell us what you want to be able to do.',
      'You do not have to be fit to begin. {name} starts from what you can do today and adds a little every week.',
      '{name} in {place} works with people who sit too much, lift too little or have not run since school. It starts with a talk.',
      'Carry the shopping, climb the stairs, run for the bus and catch it. {name} trains for days like that.',
    ],
    servicesLabel: 'Training',
    servicesLines: [
      'Tell us about injuries and worries first. Then we choose.',
      'Come and try before you decide on anything.',
      'Bring shoes, water and whatever mood you are in.',
    ],
    services: [
      {
        name: 'One to one',
        text: 'A plan for your body and your week, and someone beside you who counts. We change it when your life does.',
        words: 'personal, one to one, 1 1, private, individual*',
      },
      {
        name: 'Small groups',
        text: 'Few enough that every mistake is seen. Friendly enough that you come back.',
        words: 'group*, class*, bootcamp*, boot camp*',
      },
      {
        name: 'Getting strong',
        text: 'Lifting with good form, then lifting a little more. It helps at any age.',
        words: 'strength, lift*, weight*, muscle*, barbell*, kettlebell*',
      },
      {
        name: 'Starting again',
        text: 'After a long break, an illness or a baby. Slowly, with your doctor’s advice in mind.',
        words: 'begin*, start*, return*, postnatal, rehab*, recover*',
      },
      {
        name: 'Running',
        text: 'From the first kilometre to the one you signed up for. Technique, pace and rest.',
        words: 'run*, marathon*, jog*, 5k, 10k',
        special: true,
      },
      {
        name: 'Moving freely',
        text: 'Hips, back and shoulders that do what you ask. Good for people with desks.',
        words: 'mobility, stretch*, flexib*, posture, back',
      },
      {
        name: 'Yoga',
        text: 'Strength, balance and breath, in that order or another. Mats and patience provided by us both.',
        words: 'yoga',
        special: true,
      },
      {
        name: 'Pilates',
        text: 'Small movements, done exactly. You notice the next day which muscles you had forgotten.',
        words: 'pilates, reformer',
        special: true,
      },
      {
        name: 'Training outdoors',
        text: 'Steps, benches and weather. Dress for it.',
        words: 'outdoor*, park, outside',
      },
      {
        name: 'Plans to take along',
        text: 'A written programme for home or travel, with check-ins so that it is not forgotten.',
        words: 'online, plan*, program*, remote*, app',
      },
    ],
    quotes: [
      'Begin lighter than your pride would like.',
      'The second month is where it happens.',
      'Rest is part of the plan.',
      'Nobody regrets the session they turned up to.',
      'Good form first. Then more weight.',
    ],
    reviews: [
      'I came because of my back and stayed because of the people. The back is fine, by the way.',
      'No shouting, no mirrors full of heroes. Just somebody who noticed that my left side was lazy.',
      'I carried a wardrobe up three floors last week. A year ago I carried excuses.',
      'I have signed up for many things and left them all. This one I have kept.',
    ],
    questions: [
      {
        question: 'I have not trained for years. Is that a problem?',
        answer: 'No, it is the usual case. We begin with what you can do without pain and build from there.',
      },
      {
        question: 'Should I ask my doctor first?',
        answer:
          'If you have a heart condition, are pregnant, take medicine or have pain, please do. Tell us what they said.',
      },
      {
        question: 'What do I need to bring?',
        answer: 'Shoes you can move in, something to drink and a towel. Anything else we will tell you.',
      },
      {
        question: 'How often should I train?',
        answer: 'Twice a week is a good beginning for most people. Regular beats heroic.',
      },
      {
        question: 'When will I notice something?',
        answer:
          'Many people sleep better and move more easily within weeks. Visible change takes longer and depends on you.',
      },
      {
        question: 'Can I try it first?',
        answer: 'Ask us for a first session. Then decide with tired legs and a clear head.',
      },
    ],
    headings: {
      services: ['Ways to train', 'Pick your effort', 'Training, your size', 'How we get you moving'],
      gallery: ['On the floor', 'Iron, mats and ropes', 'Where the work happens', 'Things to lift'],
      reviews: ['After the last set', 'What people say', 'Out of breath, but happy', 'Said while stretching'],
      questions: ['Before the first session', 'Beginners ask', 'Honest answers', 'Good to know'],
      contact: ['Plan your first session', 'Ask about training', 'Start with a talk', 'Tell us your goal'],
      newsletter: ['A friendly push', 'Notes for rest days', 'Keep moving letters'],
      scheduling: ['Choose a training time', 'Pick your hour'],
    },
    contactLines: [
      'What would you like to be able to do? Tell us about old injuries too.',
      'Name, a goal and the times you could come. We take it from there.',
      'Not sure what suits you? Describe an ordinary week.',
    ],
    newsletterLines: [
      'An exercise, a thought and the next dates, once a month at most.',
      'Short notes to keep you going between sessions.',
    ],
    actions: ['Plan a first session', 'Ask about training', 'Try one session', 'Start training'],
    american: { kilometre: 'mile' },
  },
}
