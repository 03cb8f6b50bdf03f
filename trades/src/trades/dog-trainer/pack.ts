import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'dog-care',
  families: ['field', 'hearth', 'poster', 'workshop'],
  copy: {
    trade: 'Dog trainer',
    role: 'Dog trainer',
    headlines: [
      'Dog training in {place}',
      'Called once, and back',
      'A loose lead in {place}',
      'Barking is information',
      'Two learners, one lead',
      'Walks you look forward to',
    ],
    introductions: [
      '{name} trains dogs and the people at the other end in {place}: {services}. Say what happens, where, and how long it has been so.',
      'Your dog is not stubborn; it has learned something else. {name} in {place} shows you what it learned, and how to change that.',
      'An hour with {name} in {place} is mostly for you. What you practise the other days of the week is what your dog remembers.',
    ],
    servicesLabel: 'Training',
    servicesLines: [
      'Bitten, or close to it? Say so first, and the meeting is planned around it.',
      'Bring what your dog would sell you for. Cheese usually does.',
      'Everyone who walks the dog should come once.',
    ],
    services: [
      {
        name: 'Puppies',
        text: 'Sleep, chewing, house training and being left alone for a minute. The world in small portions.',
        words: 'pupp*, young dog*, house training, socialis*, socializ*',
      },
      {
        name: 'Coming when called',
        text: 'From the kitchen to the field, with a long line until it holds. It has to be worth coming.',
        words: 'recall, come, coming, off lead, off-lead, off leash',
      },
      {
        name: 'Walking on the lead',
        text: 'Why it pulls, where it pulls, and twenty metres a day without it.',
        words: 'lead, leash, pull*, heel, loose',
      },
      {
        name: 'Meeting dogs and people',
        text: 'Barking, lunging, hiding: first more distance, then calm, then a little nearer.',
        words: 'react*, bark*, lung*, aggress*, fear*, nervous, other dogs',
      },
      {
        name: 'Staying alone',
        text: 'Trained in seconds before minutes. With a camera, so that nobody has to guess.',
        words: 'alone, separation, anxi*, howl*',
      },
      {
        name: 'Everyday manners',
        text: 'Visitors at the door, food on the table, waiting in the car. The small things that make a day.',
        words: 'obedien*, manners, basic*, sit, jump*, everyday',
      },
      {
        name: 'A dog from the shelter',
        text: 'The first weeks need little training and much quiet. You hear what can wait.',
        words: 'rescue*, shelter*, adopt*, rehom*',
      },
      {
        name: 'Scent work and gun dogs',
        text: 'A nose with a task goes home tired and content.',
        words: 'scent*, nose, gun dog*, gundog*, tracking, mantrail*, retriev*',
        special: true,
      },
    ],
    quotes: [
      'A dog does what has paid off.',
      'First find out why. Then train.',
      'Short, often, and end while it works.',
      'We train people. The dog is quicker.',
    ],
    reviews: [
      'She came off the deer. I cried in the middle of a field.',
      'We learned that he was frightened, when we had thought he was bossy. Everything after that was easier.',
      'Five minutes before breakfast, they said. I doubted it. It was the five minutes.',
      'My arm is no longer longer than the other one.',
    ],
    questions: [
      {
        question: 'How many sessions will it take?',
        answer:
          'Pulling and recall often change within weeks, fear takes months. After the first meeting you get a plan and an honest guess.',
      },
      {
        question: 'Is my dog too old to learn?',
        answer: 'No. Old habits have paid off for longer, so new ones must pay better.',
      },
      {
        question: 'Can you take him and bring him back trained?',
        answer:
          'What a dog learns with a stranger it does with the stranger. So you learn along, and at home it holds.',
      },
      {
        question: 'Do you work with treats?',
        answer:
          'With whatever your dog values: food, a ball, being let off to sniff. Less of it as the habit grows.',
      },
      {
        question: 'He has bitten. Do you still come?',
        answer:
          'Tell us exactly what happened, and have a vet rule out pain. Then we say whether we can help or who can.',
      },
      {
        question: 'Should the children be there?',
        answer: 'If they live with the dog, yes. They learn the rules quickest and remind the rest of you.',
      },
    ],
    headings: {
      services: [
        'What we practise',
        'From puppy to old habit',
        'Both ends of the lead',
        'Exercises for ordinary days',
      ],
      gallery: ['Long lines and open fields', 'On the training ground', 'Clickers, treats and whistles'],
      reviews: ['Heard on walks', 'From the other end', 'After a few weeks’ practice'],
      questions: ['Before the first session', 'Asked on the doorstep', 'Treats, age and patience'],
      contact: ['What happens on walks?', 'Ask for a session', 'Describe the problem walk'],
      newsletter: ['Homework for dog owners', 'An exercise a month', 'Course dates'],
      scheduling: ['Choose a session', 'Find a place in class'],
    },
    contactLines: [
      'Name, age, breed if known, and what happened the last time. A short film says a lot.',
      'Tell us where it goes wrong: at the door, on the lead, alone. And who lives with the dog.',
    ],
    newsletterLines: [
      'One exercise that fits into an ordinary walk, and dates of new courses.',
      'Fireworks, spring deer, summer heat: a note in time to practise.',
    ],
    actions: ['Ask for a session', 'Describe the problem', 'Find a class', 'Start with a talk'],
    american: { lead: 'leash', metres: 'yards', practise: 'practice' },
  },
}
