import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'non-profit-organization',
  families: ['field', 'hearth', 'poster', 'press'],
  copy: {
    trade: 'Charity',
    role: 'Volunteer',
    headlines: [
      'Hands needed in {place}',
      'Neighbours helping, {place}',
      'Do some good in {place}',
      'Built by many hands',
      'Give an hour. Or a door.',
      'Here because people turned up',
    ],
    introductions: [
      '{name} in {place} is about {services}. An hour, a spare shelf or a little money all help.',
      'Nobody fixes everything. {name} in {place} started with one thing and keeps at it.',
      '{name} brings together people in {place} who have something to give and people who need it. Many turn out to be both.',
      'It began with a few people and a table. {name} still runs on time, keys and kindness.',
    ],
    servicesLabel: 'What we do',
    servicesLines: [
      'Need help? Ask. You do not have to explain why.',
      'Want to help? Tell us how much time you have, not how much you wish you had.',
      'What we do changes with what is needed. Ask what it is this month.',
    ],
    services: [
      {
        name: 'Help when it is needed',
        text: 'Quickly, quietly and without long forms. If it is not our field, we know whose it is.',
        words: 'help*, support*, advice, emergency',
      },
      {
        name: 'Volunteering',
        text: 'An hour a week or a day a year. Somebody shows you how, and you are never alone the first time.',
        words: 'volunteer*',
      },
      {
        name: 'Donations',
        text: 'Money, things or space. We tell you what is needed now and what is not.',
        words: 'donat*, gift*, fundrais*',
      },
      {
        name: 'Meals and groceries',
        text: 'Cooked, packed or delivered, and eaten together where it can be done.',
        words: 'food*, meal*, kitchen*, groceries',
        special: true,
      },
      {
        name: 'Meeting place',
        text: 'A warm room, a kettle and somebody to talk to.',
        words: 'meeting*, drop in, cafe, lonel*, companion*',
      },
      {
        name: 'Learning',
        text: 'Homework, language and forms, one table each.',
        words: 'learn*, teach*, educat*, homework, language*, workshop*, class*, train*',
        special: true,
      },
      {
        name: 'Children and young people',
        text: 'Afternoons, trips and a grown-up who remembers names.',
        words: 'child*, young*, youth*, famil*',
        special: true,
      },
      {
        name: 'Out of doors',
        text: 'Planting, clearing and repairing what belongs to everyone.',
        words: 'garden*, tree*, clean*, nature, environment*, river*',
        special: true,
      },
      {
        name: 'Animals',
        text: 'Fed, treated and found a home.',
        words: 'animal*, dog*, cat*, rescue*',
        special: true,
      },
      {
        name: 'Talks and visits',
        text: 'We come to schools, firms and clubs and tell how it works. Questions are the best part.',
        words: 'talk*, visit*, school*, speak*, awareness',
      },
      {
        name: 'Partners',
        text: 'Shops, firms and authorities who do their part. We say exactly what would help.',
        words: 'partner*, sponsor*, business*, corporate',
      },
    ],
    quotes: [
      'Bring an hour. We have the rest.',
      'Ask what is needed before you give.',
      'Small help, given weekly, moves large things.',
      'Nobody here does it alone.',
      'The door is open. Mind the step.',
    ],
    reviews: [
      'I came to give something and went home with more. I know how that sounds.',
      'They did not ask me why. They asked me what.',
      'Two hours on Thursdays. I have met more neighbours in a year than in the ten before.',
      'I gave a little money and got a letter that said what it had become. I gave again.',
    ],
    questions: [
      {
        question: 'How can I help?',
        answer:
          'Tell us how much time you have and what you like doing. We will find a place for it, or say when there is one.',
      },
      {
        question: 'What do you need most at the moment?',
        answer: 'It changes. Send a message and we will tell you what is needed this week.',
      },
      {
        question: 'I need help myself. What do I do?',
        answer: 'Write or call, or ask somebody to do it for you. What you tell us stays with us.',
      },
      {
        question: 'Where does the money go?',
        answer: 'Ask us, and we will tell you what it is spent on and how we decide.',
      },
      {
        question: 'Can I bring things?',
        answer: 'Please ask first. Some things we always need, others we have no room for.',
      },
      {
        question: 'Can our firm or class take part?',
        answer: 'Yes. Tell us how many you are and we will suggest something that is really needed.',
      },
      {
        question: 'Is there an age limit for volunteers?',
        answer: 'Some tasks have one, most do not. Tell us a little about yourself.',
      },
    ],
    headings: {
      services: ['What we do', 'Where your help goes', 'How it works here', 'Ways to join in'],
      gallery: ['From an ordinary week', 'What many hands do', 'Pictures from here', 'Round our table'],
      reviews: ['In other people’s words', 'From those who came', 'Told over tea', 'What helpers say'],
      questions: ['Before you join in', 'People ask us', 'Good to know', 'Straight answers'],
      contact: ['Lend a hand', 'Say you’re coming', 'Ask for help', 'Write to us'],
      newsletter: ['What your help did', 'Needed this month', 'News from many hands'],
      scheduling: ['Find your hour', 'Choose a time to help'],
    },
    contactLines: [
      'Offering help or looking for it, both begin with a few lines here.',
      'Tell us who you are and what brings you. Somebody reads every message.',
      'Time, things, questions or worries: write, and we will answer.',
    ],
    newsletterLines: [
      'What happened and what is needed next, about once a month.',
      'A short letter with news, thanks and dates.',
    ],
    actions: ['Lend a hand', 'Ask for help', 'Give an hour', 'Join in'],
    american: { charity: 'non-profit', 'grown-up': 'grown-up' },
  },
}
