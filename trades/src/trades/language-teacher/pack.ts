import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'languages',
  families: ['press', 'studio', 'counter', 'hearth'],
  copy: {
    trade: 'Language lessons',
    role: 'Language teacher',
    headlines: [
      'Language lessons in {place}',
      'Say it badly first',
      'From ordering coffee to arguing',
      'Speak in the first lesson',
      'A new language in {place}',
      'Understand the answer, too',
    ],
    introductions: [
      '{name} teaches in {place}: {services}. Say which language, why, and what you can already say in it.',
      'You know more words than you dare to use. {name} in {place} gets them spoken, mistakes and all.',
      'A move, an exam, a family dinner in another language: {name} in {place} starts from the day you need it for.',
    ],
    servicesLabel: 'Lessons',
    servicesLines: [
      'Not sure of your level? Ten minutes of talking show it better than a test.',
      'School left you with grammar and no sentences? That is the usual case.',
      'Say what you want to do in the language, and the lessons follow from it.',
    ],
    services: [
      {
        name: 'Beginners',
        text: 'Sounds first, then sentences you can use the same evening. Grammar comes when you ask why.',
        words: 'beginner*, starter*, basic*, from scratch, complete beginner*',
      },
      {
        name: 'Conversation',
        text: 'You talk, and what went wrong is written down and handed to you at the end instead of in the middle.',
        words: 'conversation*, speaking, talk, fluency, chat',
      },
      {
        name: 'Exams and certificates',
        text: 'Old papers against the clock, and the parts where points are lost most often.',
        words: 'exam*, test, tests, certificate*, IELTS, TOEFL, DELF, DELE, GCSE, A-level*, JLPT',
      },
      {
        name: 'For work',
        text: 'Your mails, your meetings, your telephone calls. Bring the sentence that you were stuck on last week.',
        words: 'business, work, office, meeting*, company, companies, corporate',
      },
      {
        name: 'Children and teenagers',
        text: 'Games and songs for small ones, homework and courage for bigger ones.',
        words: 'child*, kid*, teen*, young*, pupil*, school',
      },
      {
        name: 'Before a move or a journey',
        text: 'Landlords, doctors, station announcements: the situations that will really come.',
        words: 'travel*, journey*, move, moving, abroad, holiday*, relocat*',
      },
      {
        name: 'Writing and pronunciation',
        text: 'Texts read line by line, sounds practised until nobody asks you to repeat.',
        words: 'writing, pronunciation, accent*, grammar, essay*',
      },
    ],
    quotes: [
      'Whoever waits for perfect sentences stays silent.',
      'Mistakes are how we know you are speaking.',
      'Ten words used beat a hundred learned.',
      'Listening is half of every language.',
    ],
    reviews: [
      'After eight years of school I had never phoned anybody in it. In the third lesson we rang a hotel.',
      'My mother-in-law laughed at my joke. In her language.',
      'The mistakes were collected on one page, and the page became shorter.',
      'I passed the oral because we had already had that conversation four times.',
    ],
    questions: [
      {
        question: 'How long until I can hold a conversation?',
        answer:
          'It depends on the language, on those you know and on the minutes between lessons. After a first talk we name a goal that you can check yourself.',
      },
      {
        question: 'I am over sixty. Is it too late?',
        answer:
          'No. Older learners forget words sooner and ask better questions. We repeat more and hurry less.',
      },
      {
        question: 'How much do I have to learn at home?',
        answer:
          'A quarter of an hour on most days does more than two hours on Sunday. You get tasks that fit on a bus.',
      },
      {
        question: 'Do I need a book?',
        answer:
          'Wait until we have spoken. A course book helps for exams; for other goals there is often something better.',
      },
      {
        question: 'Will you speak English with me?',
        answer: 'At first where it saves time, then less and less. You may always ask for the word.',
      },
      {
        question: 'Can two of us learn together?',
        answer: 'Yes, if you are about equally far. Otherwise one of you talks and the other nods.',
      },
    ],
    headings: {
      services: [
        'What you will learn to say',
        'Lessons by what they are for',
        'From first word to exam',
        'Talking, reading, being understood',
      ],
      gallery: ['Words on the wall', 'Books, cards and cups', 'Around the table'],
      reviews: ['First calls and passed exams', 'Said without a dictionary', 'From learners'],
      questions: ['Before the first word', 'Learners ask', 'Time, books and courage'],
      contact: ['Which language?', 'Ask for a lesson', 'Tell us your goal'],
      newsletter: ['A phrase each month', 'Words for the week', 'Course dates'],
      scheduling: ['Choose a lesson', 'Find an hour'],
    },
    contactLines: [
      'Which language, what for, and when you have time. Write it in that language, if you dare.',
      'Say what you can already do and what you want to be able to do. The rest comes out in talking.',
    ],
    newsletterLines: [
      'A phrase that no book has, and the dates of new courses.',
      'Now and then a mistake that everybody makes, and how to be rid of it.',
    ],
    actions: ['Ask for a lesson', 'Name your goal', 'Try one lesson', 'Ask about courses'],
    american: { holidays: 'vacations' },
  },
}
