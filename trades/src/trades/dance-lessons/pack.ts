import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'dancing',
  families: ['poster', 'studio', 'atelier', 'counter'],
  copy: {
    trade: 'Dance lessons',
    role: 'Dance teacher',
    headlines: [
      'Dance lessons in {place}',
      'One, two, and turn',
      'Two left feet welcome',
      'Learn to dance in {place}',
      'Come as you are. Leave counting.',
    ],
    introductions: [
      '{name} teaches {services} in {place}. Come alone or in pairs, in shoes that slide.',
      'Nobody is born with rhythm, and everybody can borrow some. {name} in {place} starts with walking.',
      '{name} teaches dancing in {place} to people who have always wanted to and people who were brought along.',
    ],
    servicesLabel: 'Classes',
    servicesLines: [
      'You do not need a partner to begin. Ask how we pair people up.',
      'Tell us if you have danced before, and what.',
      'Comfortable clothes, shoes that do not stick.',
    ],
    services: [
      {
        name: 'First steps',
        text: 'From walking in time to a whole song.',
        words: 'beginner*, first, start*',
      },
      {
        name: 'For those who have begun',
        text: 'Turns, leading, following and listening to each other.',
        words: 'improver*, intermediate, advanced',
      },
      {
        name: 'Private lessons',
        text: 'For you alone or the two of you, at your pace.',
        words: 'private, one to one, individual*',
      },
      {
        name: 'Children',
        text: 'Jumping first, steps later, and a small show at the end of it.',
        words: 'child*, kid*, school*',
      },
      {
        name: 'The wedding dance',
        text: 'Your song, your dress, three minutes without looking down.',
        words: 'wedding*, first dance',
      },
      {
        name: 'Practice evenings',
        text: 'Music, floor, and nobody teaching. That is where it sticks.',
        words: 'social, practice, evening*, party',
      },
      {
        name: 'Ballet',
        text: 'Posture, patience and music at the barre.',
        words: 'ballet, barre',
        special: true,
      },
      {
        name: 'Swing and salsa',
        text: 'Lively, close to the ground, good with strangers.',
        words: 'swing, salsa, lindy, bachata, latin',
        special: true,
      },
      {
        name: 'Tango and ballroom',
        text: 'Walking together, elegantly and otherwise.',
        words: 'tango, ballroom, waltz, foxtrot',
        special: true,
      },
      {
        name: 'Street and modern',
        text: 'Loud music, clean lines, knee pads.',
        words: 'hip hop, street, contemporary, modern, jazz',
        special: true,
      },
    ],
    quotes: [
      'Wrong foot, right time, still dancing.',
      'Listen first. The feet follow.',
      'Smile. It covers most mistakes.',
      'The floor forgives everyone.',
    ],
    reviews: [
      'We came for the wedding and stayed for the Tuesdays.',
      'I counted aloud for a month. Now I hear it.',
      'My husband dances. I would not have believed my own sentence.',
    ],
    questions: [
      {
        question: 'Do I need a partner?',
        answer: 'For most classes, no. Tell us you are coming alone and we will say how it works.',
      },
      {
        question: 'I have no sense of rhythm.',
        answer: 'Almost everybody says so. We begin by walking to music, and it grows.',
      },
      {
        question: 'What should I wear?',
        answer: 'Things you can move in, and shoes with a smooth sole if you have them.',
      },
      {
        question: 'Can I join in the middle of a course?',
        answer: 'Often, yes. Tell us what you know and we will suggest when.',
      },
      {
        question: 'Can I try one class?',
        answer: 'Ask for a first class. Then you will know more than we can write here.',
      },
      { question: 'Am I too old?', answer: 'No. Music does not ask.' },
    ],
    headings: {
      services: ['What you can dance here', 'Classes and steps', 'From first step to last song'],
      gallery: ['Around the floor', 'Before the music', 'Things we move with'],
      reviews: ['Said between songs', 'What dancers say', 'Out of breath'],
      questions: ['Before the first class', 'Dancers ask', 'Good to know'],
      contact: ['Ask for a class', 'Which dance first?', 'Join the next class'],
      newsletter: ['Dates and dances', 'The next evening'],
      scheduling: ['Choose a class', 'Find your evening'],
    },
    contactLines: [
      'Which dance, alone or in pairs, and which evenings?',
      'Tell us what you have danced so far, even if it is nothing.',
      'A name, a dance and a day. We reply with the next class.',
    ],
    newsletterLines: [
      'The next classes and evenings, once a month at most.',
      'New courses and one song to listen to.',
    ],
    actions: ['Ask for a class', 'Join a class', 'Try one evening'],
  },
}
