import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'book-store',
  families: ['press', 'atelier', 'ledger', 'hearth'],
  copy: {
    trade: 'Books',
    role: 'Bookseller',
    headlines: [
      'A bookshop in {place}',
      'Books worth missing a stop for',
      'Your next book is here',
      'Come in and read',
      'Shelves to get lost in',
      '{place} reads here',
    ],
    introductions: [
      '{name} is a bookshop in {place} with {services}. Ask for a title, an author or a mood.',
      'Somewhere between these shelves is the book you did not know you wanted. {name} in {place} will help you look, or leave you alone.',
      '{name} sells books that somebody here has read. Ask which, and be ready for an answer.',
      'Come in out of the weather. {name} in {place} has chairs, shelves and opinions.',
    ],
    servicesLabel: 'On the shelves',
    servicesLines: [
      'If it is not on the shelf, ask. Most books can be found.',
      'Tell us the last book you loved and we will hand you the next.',
      'Looking is free and takes as long as it takes.',
    ],
    services: [
      {
        name: 'Novels and stories',
        text: 'New ones on the table, old ones along the wall. Ask for the one nobody talks about.',
        words: 'novel*, fiction, stories',
      },
      {
        name: 'Books for children',
        text: 'From board books to the ones read under the blanket. Tell us the age and we will suggest three.',
        words: 'child*, kid*, picture book*, young adult',
      },
      {
        name: 'Orders',
        text: 'If we do not have it we try to get it. You hear when it is here.',
        words: 'order*, special order*',
      },
      {
        name: 'Second-hand shelves',
        text: 'Read once or many times, with room for another reader. The stock is never the same twice.',
        words: 'second hand, secondhand, used, antiquarian, rare',
        special: true,
      },
      {
        name: 'A book as a present',
        text: 'Tell us three things about the person. We choose, you decide, and it leaves wrapped.',
        words: 'gift*, present*, wrap*',
      },
      {
        name: 'Readings and evenings',
        text: 'An author, some chairs and something to drink. Dates are on the door.',
        words: 'event*, reading*, author*, launch*, club*',
        special: true,
      },
      {
        name: 'Poetry and small presses',
        text: 'One shelf of thin books that take a long time to finish.',
        words: 'poetry, poem*, zine*, small press*',
      },
      {
        name: 'Knowing and doing',
        text: 'History, nature, cooking, mending. Books that leave the shelf and get used.',
        words: 'history, nature, cook*, travel, non fiction, nonfiction, craft*, science',
      },
    ],
    quotes: [
      'One more chapter. Everything else can wait.',
      'A shelf is a row of doors.',
      'Nobody ever finished reading.',
      'Bring back an opinion, not the book.',
      'The right book finds you standing up.',
    ],
    reviews: [
      'I asked for something like the last one I loved and was handed something quite different. They were right.',
      'They found a book I had been looking for since school, from half a title and the colour of the cover.',
      'My daughter now has a shelf in mind when she says she wants to go to town.',
      'Nobody asked if they could help until I looked as if I needed it. Perfect.',
    ],
    questions: [
      {
        question: 'Can you order a book for me?',
        answer:
          'Tell us title and author, or as much as you remember. We will say if we can get it and when.',
      },
      {
        question: 'Do you buy used books?',
        answer: 'Tell us the titles before you carry them here, and we will tell you.',
      },
      {
        question: 'Can you recommend something?',
        answer: 'Gladly. Name the last two books you liked and one you did not.',
      },
      { question: 'May I just look around?', answer: 'Please do. Nobody will hurry you.' },
      {
        question: 'Can you put a book aside?',
        answer: 'Ask by message or by phone and we will keep it for you for a while.',
      },
      {
        question: 'Do you have gift vouchers?',
        answer: 'Ask us. If a voucher will not do, we are good at choosing.',
      },
    ],
    headings: {
      services: ['From the shelves', 'What you’ll find', 'Shelf by shelf', 'Something to read'],
      gallery: ['Between the shelves', 'Spines and corners', 'A look around', 'Paper things'],
      reviews: ['Readers’ notes', 'What readers say', 'In the margins', 'Written on the flyleaf'],
      questions: ['Asked at the till', 'Footnotes', 'Before you browse', 'Readers ask'],
      contact: ['Ask for a book', 'Half a title?', 'Write to the bookshop', 'Come in and browse'],
      newsletter: ['What we’re reading', 'New on the table', 'A letter for readers'],
      scheduling: ['Reserve a seat', 'Choose an evening'],
    },
    contactLines: [
      'Looking for a title? Send what you remember, even if it is only the cover.',
      'Ask for a book, a recommendation or a wrapped parcel.',
      'Tell us author and title and how to reach you. We will look.',
    ],
    newsletterLines: [
      'A few books we liked and the next dates, about once a month.',
      'What is new on the table, in a handful of lines.',
    ],
    actions: ['Ask for a book', 'Order a book', 'Ask for a suggestion', 'Find the shop'],
    american: { voucher: 'card', vouchers: 'cards', till: 'register' },
  },
}
