import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['hearth', 'field', 'studio', 'press'],
  copy: {
    trade: 'Childminding',
    role: 'Childminder',
    headlines: [
      'Childminding in {place}',
      'A place at the kitchen table',
      'Naps, puddles and porridge',
      'A home while you work',
      'First one sleeve, then the other',
      'A small day out in {place}',
    ],
    introductions: [
      '{name} minds children in {place}: {services}. Say how old yours is, which days you need and from when.',
      'A kitchen table, a basket of blocks, a sofa with books on it: a day with {name} in {place} is a day in a home.',
      'The first weeks are for getting used to each other. {name} in {place} starts with you in the room, then with you a coffee away.',
    ],
    servicesLabel: 'Childcare',
    servicesLines: [
      'Mornings, whole days, three days in five: say what your week looks like.',
      'Allergies, comforters, the word for water: write down what we should know.',
      'Siblings and shifts: ask. Some fit and some do not, and you will hear which.',
    ],
    services: [
      {
        name: 'Babies',
        text: 'Bottles at the times you write down, sleep when it comes, arms in between.',
        words: 'baby, babies, infant*, newborn*, under one*',
      },
      {
        name: 'Toddlers',
        text: 'Stacking, pouring, climbing, saying no. They put on their own coats, however long that takes.',
        words: 'toddler*, little one*, under two*, under five*, preschool*',
      },
      {
        name: 'Settling in',
        text: 'First with you beside them, then ten minutes without, then until lunch. Nobody slips out without a goodbye.',
        words: 'settl*, trial, first visit*',
      },
      {
        name: 'Meals at the table',
        text: 'Cooked here or packed by you, cut up small. Nobody has to finish.',
        words: 'meal*, food, cook*, lunch*, snack*, vegetarian, allerg*',
      },
      {
        name: 'Naps',
        text: 'Each in their own bed, with their own rabbit and the song that belongs to it.',
        words: 'nap, naps, sleep*',
      },
      {
        name: 'Out of doors',
        text: 'The park, the library, the bus to where it turns round. Puddles are allowed for.',
        words: 'outdoor*, outside, park, parks, walk*, outing*, garden*, nature',
      },
      {
        name: 'Play and making',
        text: 'Dough, boxes, water, and a drawer of things that are not toys. What is dry by evening goes home with them.',
        words: 'play*, craft*, paint*, messy, music, baking, early years',
      },
      {
        name: 'Before and after school',
        text: 'Breakfast, shoes, the walk to the gate, and somebody there when it opens again.',
        words: 'school*, wraparound, wrap around, breakfast*, homework',
        special: true,
      },
      {
        name: 'School holidays',
        text: 'Longer days and longer walks. Ask early: everyone needs the same weeks.',
        words: 'holiday*, vacation*, half term, half-term, summer',
        special: true,
      },
      {
        name: 'Early, late and shifts',
        text: 'Handed over in pyjamas, or fetched after supper. Send the rota as soon as you have it.',
        words: 'early start*, early morning*, late, evening*, overnight*, shift*, weekend*',
        special: true,
      },
      {
        name: 'An hour or a day',
        text: 'The dentist, an interview, a nursery with a burst pipe. If a place is free that day, it is yours.',
        words: 'occasional*, ad hoc, emergency, emergencies, drop in, drop-in, hourly, backup',
        special: true,
      },
      {
        name: 'Children who need more',
        text: 'You explain, we practise it with you, and say plainly what can be done here.',
        words: 'special needs, additional needs, extra needs, disab*, autis*',
        special: true,
      },
    ],
    quotes: [
      'Goodbye is said at the door, every time.',
      'Whoever pours the water may wipe it up.',
      'A story is read until it is known.',
      'Some days are mostly about one puddle.',
    ],
    reviews: [
      'On the ninth day she waved and forgot to look back. I cried in the car; she did not.',
      'He eats peas there. We asked how, and were told: at the table, with the others.',
      'In the evening I get a sentence about lunch, one about sleep, and one that makes me laugh.',
      'My train stood still and I rang. He was on his second sandwich, so I stopped running.',
    ],
    questions: [
      {
        question: 'How does settling in work?',
        answer:
          'With you in the room at first, then for minutes without you, then for longer. Leave two or three weeks for it before work begins.',
      },
      {
        question: 'What if my child is ill?',
        answer:
          'With a fever, vomiting or anything catching they stay at home; a runny nose may come. If it begins here, we ring and you fetch them.',
      },
      {
        question: 'And if you are ill or away?',
        answer:
          'Weeks off are announced well ahead. For the sudden days have somebody in mind; what is owed for them stands in the agreement.',
      },
      {
        question: 'What goes in the bag?',
        answer:
          'Spare clothes, nappies, wellies, a hat for the weather, and whatever they fall asleep with. A name on everything.',
      },
      {
        question: 'How many children are there?',
        answer: 'Few, and of different ages; rules set how many. Ask who is here on the days you need.',
      },
      {
        question: 'Can we come and look first?',
        answer: 'Yes, and bring your child. See where they would sleep, and ask who else comes and goes.',
      },
      {
        question: 'Can help with childcare costs be used?',
        answer: 'That depends on where you live and on the scheme. Ask which ones we take before you apply.',
      },
      {
        question: 'How do I hear about the day?',
        answer:
          'In a few words at the door, and earlier if it matters. Say whether you would like messages in between, or rather none.',
      },
    ],
    headings: {
      services: [
        'A day, from coat to coat',
        'What a day is made of',
        'Eat, sleep, splash, play',
        'From the first song to pick-up',
      ],
      gallery: ['Boots, boxes and books', 'Seen from low down', 'What was left on the floor'],
      reviews: ['Said at the door', 'From parents on their way to work', 'Heard at pick-up'],
      questions: ['Before the first goodbye', 'What parents ask on a visit', 'Colds, naps and spare socks'],
      contact: ['Ask about a place', 'Who is your child?', 'Come and look round'],
      newsletter: ['When places come free', 'Notes for parents'],
      scheduling: ['Choose a day to visit', 'Arrange a first visit'],
    },
    contactLines: [
      'Age, days, hours and from when: with that it is soon clear whether there is room.',
      'Write a little about your child, and when a visit would suit you.',
    ],
    newsletterLines: [
      'A line when a place comes free, and the weeks off in good time.',
      'A song, something they all eat, a walk with puddles, now and then.',
    ],
    actions: ['Ask about a place', 'Arrange a visit', 'Ask about your days', 'Put a name down'],
    american: {
      Childminding: 'Home daycare',
      Childminder: 'Home daycare provider',
      minds: 'looks after',
      'School holidays': 'School breaks',
      nappies: 'diapers',
      wellies: 'rain boots',
      nursery: 'daycare center',
      pyjamas: 'pajamas',
      rota: 'schedule',
      rang: 'called',
      'we ring': 'we call',
      'I ring': 'I call',
      'look round': 'look around',
      'turns round': 'turns around',
    },
  },
}
