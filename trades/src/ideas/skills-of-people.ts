import type { WrittenSkill } from './idea.ts'

/** What people can do with others, with words and with numbers. */
export const skillsOfPeople: readonly WrittenSkill[] = [
  {
    id: 'children',
    called: 'childcare',
    said: 'children, kid, child, patient with children, baby, babies, toddler, teaching children, childcare, babysitting, nanny, primary school',
    loosely: 'teaching, patience, patient',
    ideas: `Homework table after school: Six chairs and a bowl of apples.: half
      Treasure hunts for birthday parties: Three maps that work in any garden.: saturdays
      Babysitters who also tidy up: References, and a way home.: evenings
      Rainy day club, hall booked: Boxes of games and a kettle for parents.: saturdays
      Walking bus to primary school: Two yellow vests and one fixed route.: half
      Bedtime stories by telephone: Ten minutes each, at the same hour.: evenings
      Quiet hour for new parents: You hold, they sleep.: half
      Holiday club in {place}: A hall, two helpers and a plan for rain.: all`,
  },
  {
    id: 'languages',
    called: '{it}',
    said: 'language, French, Spanish, German, Italian, English, translating, translation, Japanese, Korean, Portuguese, Arabic, Chinese, Polish, Russian, Dutch, Swedish, Welsh, Turkish',
    ideas: `Conversation walks, no textbook needed: One hour, one park, one language.: saturdays
      Menus translated for visitors: One page, two days, one price.: evenings
      Holiday phrases in four evenings: Ordering, asking and saying thanks.: evenings
      Letters from abroad read aloud: A quiet table and a promise to tell nobody.: half
      Interpreter beside you at offices: Know the forms, and wait together.: half
      Language table in {place}: One round table, one evening a week.: evenings
      Phone calls made for newcomers: A list, a quiet room and their leave.: half
      Letters home, put into words: They tell it, you write it.: evenings`,
  },
  {
    id: 'writing',
    called: 'writing',
    said: 'writing, word, letter, editing, story, stories, reading, proofreading, blogging, poetry, poem',
    ideas: `Life stories written from talks: A recorder, six visits and one book.: half
      Wedding speeches, finished by Friday: Two calls and a stopwatch.: evenings
      Letters to offices, plainly written: They tell it, you write it.: half
      Menus and signs without mistakes: A red pencil and one day.: evenings
      Job applications that sound human: One talk, one page, one more look.: evenings
      Reading circle for tired parents: One short story and no homework.: evenings
      Poems written while you wait: A typewriter and a folding table.: saturdays
      Writing evenings in {place}: One prompt, one hour, nobody has to read.: evenings`,
  },
  {
    id: 'numbers',
    called: '{it}',
    said: 'number, maths, math, accounting, bookkeeping, tax, spreadsheet, excel, finance, figures, statistics',
    ideas: `Shoebox of receipts, sorted monthly: A scanner and a folder for each month.: half
      Maths before the big exam: Old papers and a timer.: evenings
      Invoices sent while you sleep: A list by six, and sent by nine.: evenings
      First budget for shared apartments: One table that all of them can see.: evenings
      Spreadsheets untangled, then explained: A copy first, always.: half
      Price lists that add up: Their costs, one evening, one page.: evenings
      Clubs’ books kept all year: One folder, and a report in March.: evenings
      Kitchen-table budget, once a month: Two cups of tea and all the bills.: evenings
      Stock counted, sheet set up: A Sunday, a ladder and a scanner.: saturdays
      Bookkeeping hour in {place}: A desk in the library, no appointment.: half`,
  },
  {
    id: 'computers',
    called: '{it}',
    said: 'computer, technology, website, web, programming, coding, phone, internet, laptop, software',
    ideas: `New phone, everything moved over: Two cables, one hour, nothing lost.: evenings
      Passwords put in order, once: A quiet table and nothing written down by you.: evenings
      Shop photographs on the web: Fifty things, one afternoon.: half
      Slow laptops made quick again: A screwdriver, a copy first, an evening.: evenings
      Photographs rescued from dead phones: Cables, and an honest no.: evenings
      Coding evenings for grown-ups: One small program each, working by nine.: evenings
      Wi-Fi that reaches the attic: Two boxes, one cable, one hour.: half
      Computer help in {place}: Their own chair and their own speed.: half`,
  },
  {
    id: 'older',
    called: '{it}',
    said: 'listening, caring, care, older people, elderly, nursing, nurse, kindness, carer, seniors, grandparents',
    loosely: 'helping, people, talking',
    ideas: `Afternoon company, cards and tea: The same afternoon each week.: half
      Shopping together, bags carried home: A trolley, a list and time.: half
      Handwritten letters for failing eyes: They speak, you write and post.: evenings
      Memory boxes for the family: Photographs, a recorder and six visits.: evenings
      Medicine boxes filled every Sunday: A list from the doctor, and four eyes.: saturdays: nursing, nurse, carer, caring, care
      Walks at a slow pace: A bench every half mile.: half
      Doctor’s letters explained at home: A quiet hour, and questions written down.: evenings: nursing, nurse
      Company for appointments in {place}: A notebook and patience.: half
      One evening off for carers: You stay, and they go out.: evenings`,
  },
  {
    id: 'yoga',
    called: '{it}',
    said: 'yoga, pilates, stretching, meditation, tai chi',
    ideas: `Chair {it} in the hall: Firm chairs, and the heating on.: half
      {it} in the office kitchen: Twenty minutes, in ordinary clothes.: half
      {it} before work in {place}: A room with a floor, and a key for seven.: half
      {it} for two at home: Two mats and the sofa moved.: evenings
      {it} for stiff gardeners: Six mats, and tea afterwards.: saturdays
      {it} for new mothers: Babies on the mat beside them.: half
      Slow Sunday {it}, then breakfast: Ten mats and a long table.: saturdays
      {it} for people who sit: Twenty minutes at their own desk.: half`,
  },
  {
    id: 'dance',
    called: 'dance',
    said: 'dancing, dance, ballet, salsa, tango',
    ideas: `Wedding dance in three lessons: Their song, your kitchen floor.: evenings
      Dance hour with your grandmother: Old songs, firm shoes and chairs.: half
      First steps before the ball: Four evenings, one waltz.: evenings
      Dance on the market square: A speaker, and the hour before closing.: saturdays
      Dance breaks for tired offices: Two songs, in ordinary shoes.: half
      Dance evenings in {place}: A wooden floor, and no partner needed.: evenings
      Dance floor openers for weddings: Somebody who goes first, and ten songs.: saturdays`,
  },
  {
    id: 'sport',
    called: '{it}',
    said: 'sport, fitness, football, soccer, tennis, gym, strength, basketball, running, boxing, golf',
    ideas: `Backyard gym for two friends: Four weights and whatever the weather is.: evenings: fitness, gym, strength, sport
      Strength for after sixty: Small groups, and a letter from the doctor.: half: fitness, gym, strength, sport
      {it} for girls, beginners only: Two bibs, a whistle and patience.: saturdays: football, soccer, tennis, basketball, boxing, golf
      {it} for after forty: Small groups, and a slow start.: evenings
      From sofa to three miles: Nine weeks, one park, one whistle.: evenings: running, fitness, sport
      {it} lessons in {place}: A place to play, and a list of names.: saturdays
      Walking {it}, twice a week: The same rules, and nobody runs.: half: football, soccer, basketball
      Lunchtime {it} for office teams: One hour, from shoes to shower.: half
      {it} partner by the hour: For who has nobody to play with.: half: tennis, boxing, golf, basketball
      Birthday {it}, everybody plays: Two teams, a whistle and a medal each.: saturdays: football, soccer, tennis, basketball, sport`,
  },
  {
    id: 'history',
    called: 'local history',
    said: 'history, local history, architecture, antiques, museum, books, maps, genealogy',
    ideas: `Ghost walks with true stories: A lantern, ten stops and no inventions.: evenings
      House histories from old papers: The archive by day, a folder by Friday.: half
      Attic boxes sorted and named: Cotton gloves and a good lamp.: saturdays
      Town walks for newcomers: The baker, the bus and the best bench.: saturdays
      Family trees to three generations: Two registers and one long talk.: evenings
      Old photographs given names again: A lamp, a magnifier and somebody’s aunt.: evenings
      History walks in {place}: Ten stops and no inventions.: saturdays`,
  },
  {
    id: 'planning',
    called: 'party planning',
    said: 'planning, party, parties, event, wedding, hosting, organizing events',
    ideas: `Small weddings, planned in weeks: One list, one phone, one calm person.: all
      Picnics laid before you arrive: Two blankets, a basket and a pin on the map.: saturdays
      Surprise parties, kept secret: A key, a list and a straight face.: evenings
      Party rescue, one week’s notice: Ten numbers that you can call.: half
      Retirement parties with real speeches: Six calls to people who know.: evenings
      Street parties for first timers: The form, the tables and the rope.: saturdays
      Guest lists answered and counted: A sheet, and a call to the silent ones.: evenings
      Wedding days kept on time: A watch, a list and flat shoes.: saturdays
      Parties planned in {place}: Ten rooms that you have seen yourself.: half`,
  },
  {
    id: 'travel',
    called: 'travel planning',
    said: 'travel, travelling, traveling, trip, travel planning',
    ideas: `Trips planned to the minute: Trains, beds and one spare plan.: evenings
      First trip alone, planned calmly: Every change of train, on one card.: evenings
      Suitcases packed for nervous travelers: A scale, a list and a lid that closes.: half
      Honeymoons for people who dither: Three routes, and they choose one.: evenings
      Train journeys instead of flights: Timetables, and a night on the way.: evenings
      Weekend routes from {place}: Two nights, no car, one sheet of paper.: saturdays`,
  },
  {
    id: 'games',
    called: '{it}',
    said: 'board games, chess, theatre, theater, acting, magic, juggling, clowning, puppets',
    ideas: `Board game night, rules explained: Twelve games and a big table.: evenings: board games
      Board games lent by post: A box, a list of pieces and a deposit.: half: board games
      Murder mystery for dinner guests: Eight envelopes and a candlestick.: evenings: theatre, theater, acting, board games
      A play in one week: A hall, a curtain and old clothes.: all: theatre, theater, acting
      Speeches rehearsed out loud: A chair, a watch and an honest ear.: evenings: acting, theatre, theater
      Chess in the park, Saturdays: Three boards, a clock and a thermos.: saturdays: chess
      Chess evenings in {place}: Six boards and the back of a café.: evenings: chess
      Chess for complete beginners: One board, and the pawns alone at first.: evenings: chess
      Chess club at the school: Ten boards and one teacher’s key.: half: chess
      {it} at birthday parties: Forty minutes, and no stage needed.: saturdays: magic, juggling, clowning, puppets
      {it} between courses at weddings: Five minutes a table.: saturdays: magic, juggling
      {it} lessons for shy people: A mirror, and one trick a week.: evenings: magic, juggling, clowning`,
  },
]
