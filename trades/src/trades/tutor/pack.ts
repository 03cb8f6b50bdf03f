import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'tutoring',
  families: ['press', 'hearth', 'studio', 'ledger'],
  copy: {
    trade: 'Lessons',
    role: 'Teacher',
    headlines: [
      'Lessons in {place}',
      'Now it makes sense',
      'Learn it step by step',
      'Less fear of Thursday’s test',
      'Help with learning in {place}',
      'Ask the question twice',
    ],
    introductions: [
      '{name} teaches {services} in {place}. Tell us where it gets stuck, and bring the last thing that went wrong.',
      'Most people do not need more explanations, but a different one. {name} in {place} has several.',
      '{name} gives lessons in {place}, at the pace of the person learning. Mistakes are welcome, they show where to go next.',
      'A subject that has become a worry can become a subject again. {name} in {place} starts with what is already understood.',
    ],
    servicesLabel: 'Lessons',
    servicesLines: [
      'Bring the book, the last test and your questions.',
      'The first lesson shows us both whether it fits.',
      'Tell us the goal and the date, and we plan backwards.',
    ],
    services: [
      {
        name: 'One to one',
        text: 'One table, one subject, your questions. We go on when you can explain it back.',
        words: 'one to one, private, individual*, 1 1',
      },
      {
        name: 'Help with homework',
        text: 'Not doing it for you, but finding out how to begin.',
        words: 'homework',
      },
      {
        name: 'Before an exam',
        text: 'Old papers, a calm plan and the topics that come up every year.',
        words: 'exam*, test*, prep*, grade*',
      },
      {
        name: 'Closing gaps',
        text: 'Often the trouble began two years earlier. We go back and fetch it.',
        words: 'gap*, catch up, basics, remedial',
      },
      {
        name: 'Numbers',
        text: 'From fractions to functions, with pencil and patience.',
        words: 'math*, maths, algebra, calculus, statistic*, physics',
        special: true,
      },
      {
        name: 'Languages',
        text: 'Speaking from the first hour, grammar when it is needed.',
        words: 'language*, english, spanish, french, german, italian, japanese, conversation',
        special: true,
      },
      {
        name: 'Reading and writing',
        text: 'Clear sentences, sound spelling and the courage to cross things out.',
        words: 'reading, writing, essay*, spelling, dyslex*',
        special: true,
      },
      {
        name: 'Behind the wheel',
        text: 'Quiet streets first. You say when you are ready for the roundabout.',
        words: 'driving, car, road',
        special: true,
      },
      {
        name: 'Learning how to learn',
        text: 'Notes, plans and breaks that are really breaks.',
        words: 'study skill*, organis*, organiz*, concentrat*',
      },
      {
        name: 'For adults',
        text: 'A new job, a new country or simple curiosity.',
        words: 'adult*, professional*, work',
      },
      {
        name: 'Online',
        text: 'A shared page, a headset and no way to travel.',
        words: 'online, video, remote*',
        special: true,
      },
    ],
    quotes: [
      'The silly question is usually the right one.',
      'Explain it back. Then you know it.',
      'A mistake is a map.',
      'A little every day beats the night before.',
      'Slow is smooth. Smooth becomes fast.',
    ],
    reviews: [
      'He says it was easy all along. It was not, I saw the notebooks.',
      'For the first time somebody asked me where I had stopped understanding.',
      'She passed, but that is not the point. She asks questions at table now.',
      'I order in the language now, and people answer in it.',
    ],
    questions: [
      {
        question: 'How often should we meet?',
        answer: 'Once a week is a good rhythm, more often before exams. We decide after the first lesson.',
      },
      {
        question: 'Do you give a trial lesson?',
        answer: 'Ask for a first lesson and see whether it fits. Tell us the subject and the level.',
      },
      {
        question: 'How soon will marks improve?',
        answer:
          'Confidence usually comes before marks. How fast depends on the gap and on practice between lessons.',
      },
      {
        question: 'Do parents sit in?',
        answer: 'They are welcome at the start and the end. In between it is better without.',
      },
      {
        question: 'What should be brought along?',
        answer:
          'Books, the last tests and something to write with. And any letter from school that worries you.',
      },
      {
        question: 'What if a lesson has to be moved?',
        answer: 'Tell us as early as you can, and we look for another time.',
      },
    ],
    headings: {
      services: ['What you can learn', 'Subjects and ways', 'Lesson by lesson', 'From stuck to clear'],
      gallery: ['On the desk', 'Books, pencils, maps', 'In the lesson', 'Things to think with'],
      reviews: ['After the lesson', 'What learners say', 'From home and school', 'Written in the margin'],
      questions: ['Before the first lesson', 'Hands up', 'Good questions', 'Parents and learners ask'],
      contact: ['Ask for a lesson', 'Where are you stuck?', 'Ask us anything', 'Arrange a lesson'],
      newsletter: ['Notes for learners', 'A question a month', 'Before the exams'],
      scheduling: ['Find a lesson time', 'Choose your hour'],
    },
    contactLines: [
      'Subject, level and the days that suit you.',
      'Who is learning, what is it for, and when is the date?',
      'Tell us where it gets stuck. We answer with a suggestion.',
    ],
    newsletterLines: [
      'One good question a month, and the answer to the last.',
      'Exam dates and how to get there calmly.',
    ],
    actions: ['Ask for a lesson', 'Find a lesson time', 'Try a first lesson', 'Get unstuck'],
    american: { marks: 'grades', maths: 'math', roundabout: 'highway' },
  },
}
