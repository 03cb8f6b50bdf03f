import type { WrittenSkill } from './idea.ts'

/** What people can do with others, with words and with numbers. */
export const skillsOfPeople: readonly WrittenSkill[] = [
  {
    said: 'children, kids, patient with children, babies, teaching children, childcare, patience, patient',
    ideas: `Homework table after school: Six chairs and a bowl of apples.: half
      Treasure hunts for birthday parties: Three maps that work in any garden.: saturdays
      Babysitters who also tidy up: References, and a way home.: evenings
      Rainy day club, hall booked: Boxes of games and a kettle for parents.: saturdays
      Walking bus to primary school: Two yellow vests and one fixed route.: half
      Bedtime stories by telephone: Ten minutes each, at the same hour.: evenings`,
  },
  {
    said: 'music, piano, guitar, violin, drums, singing, sing, choir, playing',
    ideas: `Singing for people who don’t: A room, a keyboard and no audition.: evenings
      One song learnt per month: Their own choice, and one hour a week.: evenings
      Guitar strings changed and tuned: At the market, ten minutes each.: saturdays
      Music played at your bedside: Ask the home first, and play softly.: half
      Birthday songs written to order: Three questions and a good microphone.: evenings
      Ukulele hour for whole families: Ten instruments to lend.: saturdays`,
  },
  {
    said: 'languages, language, french, spanish, german, italian, english, translating, translation, japanese, korean',
    ideas: `Conversation walks, no textbook needed: One hour, one park, one language.: saturdays
      Menus translated for visitors: One page, two days, one price.: evenings
      Holiday phrases in four evenings: Ordering, asking and saying thanks.: evenings
      Letters from abroad read aloud: A quiet table and a promise to tell nobody.: half
      Interpreter beside you at offices: Know the forms, and wait together.: half`,
  },
  {
    said: 'writing, words, letters, editing, stories, reading, proofreading, blogging',
    ideas: `Life stories written from talks: A recorder, six visits and one book.: half
      Wedding speeches, finished by Friday: Two calls and a stopwatch.: evenings
      Letters to offices, plainly written: They tell it, you write it.: half
      Menus and signs without mistakes: A red pencil and one day.: evenings
      Job applications that sound human: One talk, one page, one more look.: evenings
      Reading circle for tired parents: One short story and no homework.: evenings`,
  },
  {
    said: 'numbers, maths, math, accounting, bookkeeping, taxes, spreadsheets, excel, finance, figures',
    ideas: `Shoebox of receipts, sorted monthly: A scanner and a folder for each month.: half
      Maths before the big exam: Old papers and a timer.: evenings
      Invoices sent while you sleep: A list by six, and sent by nine.: evenings
      First budget for shared flats: One table that all of them can see.: evenings
      Spreadsheets untangled, then explained: A copy first, always.: half`,
  },
  {
    said: 'computers, computer, technology, websites, web, programming, coding, phones, it, internet',
    ideas: `Patient computer help at home: Their own chair and their own speed.: half
      New phone, everything moved over: Two cables, one hour, nothing lost.: evenings
      Passwords put in order, once: A quiet table and nothing written down by you.: evenings
      Coding club in the library: Six old laptops and a projector.: saturdays
      Shop photographs on the web: Fifty things, one afternoon.: half
      Video calls with far grandchildren: Set up, tried out, and a big note.: half`,
  },
  {
    said: 'listening, caring, care, older people, elderly, nursing, helping, people, talking, kindness',
    ideas: `Afternoon company, cards and tea: The same afternoon each week.: half
      Shopping together, bags carried home: A trolley, a list and time.: half
      To the doctor and back: A car, a notebook and patience.: half
      Handwritten letters for failing eyes: They speak, you write and post.: evenings
      Moving house with ninety years: Boxes, labels and long pauses.: all
      Memory boxes for the family: Photographs, a recorder and six visits.: evenings`,
  },
  {
    said: 'sports, sport, fitness, yoga, pilates, dancing, dance, football, tennis, gym, strength',
    ideas: `Stretching breaks for tired offices: Twenty minutes, in ordinary clothes.: half
      Chair yoga in the hall: Firm chairs, and the heating on.: half
      Wedding dance in three lessons: Their song, your kitchen floor.: evenings
      Garden gym for two friends: Four weights and whatever the weather is.: evenings
      Football for girls, beginners only: A field, two bibs and a whistle.: saturdays
      Strength for after sixty: Small groups, and a letter from the doctor.: half`,
  },
  {
    said: 'history, local history, architecture, antiques, museums, books, maps',
    ideas: `Ghost walks with true stories: A lantern, ten stops and no inventions.: evenings
      House histories from old papers: The archive by day, a folder by Friday.: half
      Attic boxes sorted and named: Cotton gloves and a good lamp.: saturdays
      Town walks for newcomers: The baker, the bus and the best bench.: saturdays
      Family trees to three generations: Two registers and one long talk.: evenings`,
  },
  {
    said: 'planning, parties, events, weddings, hosting, travel, travelling, traveling, games, theatre, acting, magic',
    ideas: `Small weddings, planned in weeks: One list, one phone, one calm person.: all
      Trips planned to the minute: Trains, beds and one spare plan.: evenings
      Board game night, rules explained: Twelve games and a big table.: evenings
      Murder mystery for dinner guests: Eight envelopes and a candlestick.: evenings
      Children’s theatre in one week: A hall, a curtain and old clothes.: all
      Picnics laid before you arrive: Two blankets, a basket and a pin on the map.: saturdays`,
  },
]
