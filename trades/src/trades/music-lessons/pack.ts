import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'music-lessons',
  families: ['press', 'atelier', 'hearth', 'studio', 'ledger'],
  copy: {
    trade: 'Music lessons',
    role: 'Music teacher',
    headlines: [
      'Music lessons in {place}',
      'Play something you love',
      'Learn music in {place}',
      'From first note to favourite song',
      'Lessons for the song you want',
      'Your first piece starts here',
      'Music, one lesson at a time',
    ],
    introductions: [
      '{name} teaches {services} in {place}. Come with a song you like, or come with nothing at all.',
      'You do not have to read music to begin. {name} starts from what you can already hear, clap or hum.',
      'Lessons with {name} are for people who want to play, whatever age they start. Come and try one, then decide.',
      'Some pupils want to pass an exam, others want one song for a birthday. {name} plans the lessons round that.',
    ],
    servicesLabel: 'Lessons',
    servicesLines: [
      'Tell us the age of the pupil and the music they like, and we will suggest where to begin.',
      'Lengths and days are agreed person by person.',
      'You can change direction at any time. Many pupils do.',
    ],
    services: [
      {
        name: 'First lessons',
        text: 'For anyone who has never touched the instrument. You go home able to play something short.',
        words: 'beginner*, first, starter*',
      },
      {
        name: 'Children’s lessons',
        text: 'Short steps, songs they know, and a little homework that parents can hear. We move on when it sticks.',
        words: 'child*, kid*, young*, school*',
      },
      {
        name: 'Lessons for adults',
        text: 'It is not too late, and nobody is marking you. We work on the music you wanted to play all along.',
        words: 'adult*, grown*, retired, senior*',
      },
      {
        name: 'Piano',
        text: 'Both hands, good posture and pieces worth practising. A keyboard at home is enough to start.',
        words: 'piano*, keyboard*',
        special: true,
      },
      {
        name: 'Guitar',
        text: 'Chords, rhythm and picking, on acoustic or electric. You bring the songs, we bring the order.',
        words: 'guitar*, ukulele*, bass',
        special: true,
      },
      {
        name: 'Singing',
        text: 'Breath, pitch and a voice that lasts to the end of the song. Any style that is good for you.',
        words: 'sing*, voice*, vocal*',
        special: true,
      },
      {
        name: 'Strings and bow',
        text: 'A clean tone comes before fast fingers. We choose the right size of instrument with you.',
        words: 'violin*, viola*, cello*, strings',
        special: true,
      },
      {
        name: 'Drums and rhythm',
        text: 'Steady time first, then everything else. Practice pads keep the neighbours on your side.',
        words: 'drum*, percussion*, rhythm*',
        special: true,
      },
      {
        name: 'Exam preparation',
        text: 'Pieces, scales, sight-reading and aural tests, spread over the months so that the last week is calm.',
        words: 'exam*, grade*, audition*',
      },
      {
        name: 'Theory and ear training',
        text: 'What the signs mean and how to hear them. In small portions, always with music at hand.',
        words: 'theory, ear, solfege, harmony, composition',
      },
      {
        name: 'Lessons online',
        text: 'By video, with sheets sent beforehand. It works best with a second camera angle on your hands.',
        words: 'online, zoom, video, remote*',
        special: true,
      },
    ],
    quotes: [
      'Ten minutes a day beats two hours on Sunday.',
      'Wrong notes are how the right ones get found.',
      'Play it slowly enough and it is easy.',
      'Nobody ever regretted learning one more song.',
      'Count aloud. It helps more than talent does.',
    ],
    reviews: [
      'My daughter practises without being told, which I would not have believed in September. She comes home humming.',
      'I started at fifty-eight with two left hands. Now there is a waltz I can play from beginning to end.',
      'Patient, funny and exact. I always know what to work on until next week, and why.',
      'We came for exam help and stayed for the music. The lessons have become the best hour of the week.',
    ],
    questions: [
      {
        question: 'Am I too old to start?',
        answer:
          'No. Adults understand faster and only need patience with their fingers. We choose music that makes the patience worthwhile.',
      },
      {
        question: 'Do I need my own instrument?',
        answer:
          'To practise at home, yes, sooner or later. Ask us before you buy or rent; we can tell you what to look for.',
      },
      {
        question: 'How much practice is needed?',
        answer: 'Little and often. Ten to fifteen minutes on most days moves a beginner along nicely.',
      },
      {
        question: 'Can we try one lesson first?',
        answer:
          'Ask for a first lesson to see whether we get on. Tell us the age, the instrument and any experience.',
      },
      {
        question: 'Which age is right for a child?',
        answer:
          'When they can sit with one thing for a quarter of an hour and want to. Tell us about your child and we will say what we think.',
      },
      {
        question: 'What kind of music do you teach?',
        answer: 'We begin with what you like to listen to. Technique can be learned from any good piece.',
      },
      {
        question: 'What if I miss a lesson?',
        answer: 'Tell us as early as you can. We explain how missed lessons are handled before you begin.',
      },
    ],
    headings: {
      services: [
        'Lessons to choose from',
        'What you can learn here',
        'For beginners and old hands',
        'Ways to learn',
        'Pick an instrument',
      ],
      gallery: [
        'Around the music room',
        'Keys, strings and sheets',
        'Things that make a sound',
        'In the lesson room',
      ],
      reviews: ['From pupils and parents', 'What pupils say', 'After the lesson', 'Heard in the hallway'],
      questions: [
        'Before the first lesson',
        'Parents and beginners ask',
        'Good questions',
        'Asked at the piano',
      ],
      contact: ['Ask for a lesson', 'Arrange a first lesson', 'Start with hello', 'Which song first?'],
      newsletter: ['Notes between lessons', 'Practice notes', 'Dates and small concerts'],
      scheduling: ['Find a lesson time', 'Pick your lesson time'],
    },
    contactLines: [
      'Tell us who the lessons are for, the instrument, and the days that suit you.',
      'A name, an age and a favourite song are a good start.',
      'Write a few lines about what you would like to play. We reply with possible times.',
    ],
    newsletterLines: [
      'A practice idea and the next dates, a few times a year.',
      'Short notes on practising, listening and what pupils are playing.',
    ],
    actions: ['Ask for a lesson time', 'Try a first lesson', 'Arrange a lesson', 'Start playing'],
  },
}
