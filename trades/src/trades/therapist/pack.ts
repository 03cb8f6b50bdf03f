import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'therapist',
  families: ['hearth', 'field', 'atelier', 'press'],
  copy: {
    trade: 'Therapy',
    role: 'Therapist',
    headlines: [
      'Therapy in {place}',
      'A room to think aloud',
      'Somewhere to put it down',
      'Talk it through in {place}',
      'You don’t have to explain',
      'One hour, only yours',
    ],
    introductions: [
      '{name} works in {place}. You can begin anywhere, even with not knowing where.',
      'You do not need a crisis to talk to somebody. {name} in {place} listens, asks and keeps what you say in the room.',
      '{name} offers an hour, a quiet room and full attention. What you do with it is yours to decide.',
      'Some things get lighter when they are said aloud. {name} in {place} is there to hear them.',
    ],
    servicesLabel: 'How we can work',
    servicesLines: [
      'The first meeting is for finding out whether you feel at ease here.',
      'If something else would help you more, we say so.',
      'In acute danger, call the emergency number or a crisis line. They are there day and night.',
    ],
    services: [
      {
        name: 'First conversation',
        text: 'You tell as much as you like. At the end we both say whether it could fit.',
        words: 'first, consult*, intake',
      },
      {
        name: 'One to one',
        text: 'Regular hours for what keeps coming back. At your pace, in your words.',
        words: 'individual*, one to one, adult*, personal',
      },
      {
        name: 'Couples',
        text: 'For two people who talk past each other. Each is heard in turn.',
        words: 'couple*, marriage*, relationship*, partner*',
        special: true,
      },
      {
        name: 'Families',
        text: 'When everybody is right and nobody is happy.',
        words: 'famil*, parent*',
        special: true,
      },
      {
        name: 'Young people',
        text: 'A place that is neither school nor home. What is said here is not reported back, within the limits we explain.',
        words: 'teen*, young*, adolescen*, child*, student*',
        special: true,
      },
      {
        name: 'Anxiety and panic',
        text: 'Understanding what the body is doing, then trying small steps against it.',
        words: 'anxi*, panic, phobia*, fear*',
      },
      {
        name: 'Low mood',
        text: 'When getting up is work. We look for what carries, however small.',
        words: 'depress*, low mood, sad*',
      },
      {
        name: 'Grief and loss',
        text: 'There is no schedule for it. We keep you company through it.',
        words: 'grief, griev*, loss, bereave*',
      },
      {
        name: 'Exhaustion and work',
        text: 'For those who function well and feel little.',
        words: 'burnout, stress*, exhaust*, work*',
      },
      {
        name: 'After bad experiences',
        text: 'Carefully, and never faster than you can bear.',
        words: 'trauma*, ptsd, abuse',
      },
      {
        name: 'Online sessions',
        text: 'By video, if distance or days make it easier. You need a door that closes.',
        words: 'online, video, remote*',
        special: true,
      },
    ],
    quotes: [
      'You can start in the middle.',
      'Silence is also an answer here.',
      'Nobody has to be fine in this room.',
      'Small steps count, and so do pauses.',
      'What you say here stays here.',
    ],
    reviews: [
      'For once I did not have to make it sound better than it was.',
      'She waited. Nobody had ever waited for the end of my sentence.',
      'I came for a quarrel with my boss and found something older. I sleep better.',
      'We still argue. But now we hear what about.',
    ],
    questions: [
      {
        question: 'How do I know whether I need therapy?',
        answer:
          'If something weighs on you and will not go away, that is reason enough to ask. We find out together what would help.',
      },
      {
        question: 'What happens the first time?',
        answer:
          'We introduce ourselves, you tell what brings you, and we explain how we work. Nothing has to be decided that day.',
      },
      {
        question: 'Is what I say confidential?',
        answer: 'Yes, within the limits of the law, which we explain at the beginning.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Some people come for a few hours, some for longer. We look at it together from time to time.',
      },
      {
        question: 'What does it cost, and who pays?',
        answer:
          'We tell you before the first meeting. Whether insurance pays depends on your plan, so please ask them too.',
      },
      {
        question: 'What if it does not feel right?',
        answer:
          'Then say so. It matters more than anything else, and we will help you find someone who fits.',
      },
      {
        question: 'What if it is urgent?',
        answer: 'Call the emergency number or a crisis line now. A message here is not read at once.',
      },
    ],
    headings: {
      services: [
        'What brings people here',
        'Ways of working together',
        'For whom, and with what',
        'What we can talk about',
      ],
      gallery: ['The room', 'A chair, a window', 'Quiet things', 'Before the hour'],
      reviews: ['In other people’s words', 'What stayed with them', 'Said at the door', 'Afterwards'],
      questions: ['Before the first hour', 'What people wonder', 'Good to know', 'You may ask'],
      contact: ['Write a few lines', 'Ask for a talk', 'Take a first step', 'Begin here'],
      newsletter: ['Something to think about', 'Quiet letters', 'Something to read slowly'],
      scheduling: ['Find an hour', 'Choose a first meeting'],
    },
    contactLines: [
      'Your name and how to reach you are enough. Please write nothing here that should stay between us.',
      'Say when you could come, and whether you would rather meet or talk by video.',
      'You do not have to explain yourself. A line is enough, and we will call or write back.',
    ],
    newsletterLines: [
      'A thought and a book, a few times a year.',
      'Short letters on sleeping, arguing and beginning again.',
    ],
    actions: ['Ask for a first talk', 'Write a few lines', 'Find an hour', 'Begin here'],
  },
}
