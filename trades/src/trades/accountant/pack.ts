import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'accountant',
  families: ['ledger', 'press', 'studio', 'clinic'],
  copy: {
    trade: 'Accountant',
    role: 'Accountant',
    headlines: [
      'Accountant in {place}',
      'Your books, in order',
      'Tax done before it’s due',
      'Figures you can actually read',
      'A shoebox is a fine start',
      'Accounts in plain words, {place}',
    ],
    introductions: [
      '{name} helps people in {place} with {services}. Send what you have, in whatever order it is in.',
      'You did not go into business to sort receipts. {name} sorts them, fills in the forms and tells you what is due and when.',
      '{name} keeps books and does tax for small businesses in {place}. You get figures you can read and dates you can plan by.',
      'A shoebox, a spreadsheet or a drawer will do. {name} starts from there and leaves you with order.',
    ],
    servicesLabel: 'What we do',
    servicesLines: [
      'Tell us how you work and what you have kept so far. We will say what is missing, and what is not.',
      'You can ask for one piece of this or for all of it.',
      'If a letter from the tax office worries you, send a copy first and worry later.',
    ],
    services: [
      {
        name: 'Bookkeeping',
        text: 'Receipts and invoices entered, matched with the bank and filed where they can be found. Monthly or quarterly, as your business needs.',
        words: 'bookkeep*, books, receipts, ledger*',
      },
      {
        name: 'Tax returns',
        text: 'Filled in from your records and gone through with you before it is sent. You hear the amount while there is still time to plan for it.',
        words: 'tax return*, tax*, self assessment',
      },
      {
        name: 'Year-end accounts',
        text: 'The year on a few pages, with an explanation of what changed and why.',
        words: 'accounts, annual, year end, financial statement*',
      },
      {
        name: 'Payroll',
        text: 'Pay slips, deductions and deadlines, for one employee or for several.',
        words: 'payroll, wages, salary, salaries, pay slip*',
      },
      {
        name: 'Sales tax and VAT',
        text: 'Registration, records and returns, so that the amount due is not a surprise.',
        words: 'vat, sales tax, gst',
      },
      {
        name: 'Starting a business',
        text: 'Which form suits you, what to register and which records to keep from the first day.',
        words: 'start*, new business*, sole trader*, freelanc*, self employed',
      },
      {
        name: 'Letters from the tax office',
        text: 'We read them, say what they want and draft the answer with you.',
        words: 'letter*, audit*, inquir*, enquir*, dispute*',
      },
      {
        name: 'A look ahead',
        text: 'What you can draw, what to set aside and when. One page, gone through together.',
        words: 'plan*, budget*, forecast*, advice, advis*, cash flow',
      },
    ],
    quotes: [
      'Keep the receipt. We will find its place.',
      'A deadline in the diary is only half as frightening.',
      'Good books let you sleep before the tax is due.',
      'Know the figure in March, not in December.',
      'Ask before you sign. It costs less.',
    ],
    reviews: [
      'I handed over two carrier bags of paper and got back a folder and a figure. The figure came with an explanation I understood.',
      'For the first time I knew what I would owe before the letter came. That alone changed how I plan the year.',
      'They asked why I was buying certain things twice. Nobody had ever read my books that closely.',
      'Questions answered in ordinary words, and no sighing at my spreadsheet.',
    ],
    questions: [
      {
        question: 'What do you need from me to begin?',
        answer:
          'Bank statements, invoices you sent, receipts for what you bought, and last year’s papers if there are any. If something is missing we will tell you how to replace it.',
      },
      {
        question: 'My papers are a mess. Is that a problem?',
        answer:
          'No. Most start that way. Put everything in one place, do not throw anything away, and we take it from there.',
      },
      {
        question: 'How do you charge?',
        answer:
          'It depends on the amount of paper and on what you would like done. Tell us about your business and we will name a price before any work starts.',
      },
      {
        question: 'Can we do everything by email?',
        answer:
          'For most of it, yes. Tell us how you prefer to send documents and we will agree on a safe way.',
      },
      {
        question: 'I am just starting out. Is it too early to talk?',
        answer: 'It is the best time. A few decisions at the beginning save a lot of sorting later.',
      },
      {
        question: 'Can I change accountants in the middle of a year?',
        answer:
          'Usually, yes. We ask your present accountant for what is needed and tell you what to expect.',
      },
      {
        question: 'How long should I keep receipts?',
        answer:
          'Several years; how many depends on where you are and what they are for. Ask us before you throw anything away.',
      },
    ],
    headings: {
      services: [
        'What we take off your desk',
        'Books, tax and plain answers',
        'The work, line by line',
        'What we add up',
        'From receipts to returns',
      ],
      gallery: ['On the desk', 'Paper, figures and dates', 'Tools of the trade', 'Things that keep order'],
      reviews: ['What clients say', 'After the deadline', 'On the record', 'Entries from clients'],
      questions: [
        'Before you send papers',
        'Asked every spring',
        'Small print, large letters',
        'Good to know',
      ],
      contact: [
        'Ask about your books',
        'Send us the question',
        'Tell us about yourself',
        'Arrange a first talk',
      ],
      newsletter: ['Dates worth knowing', 'Deadlines in your inbox', 'The tax calendar'],
      scheduling: ['Arrange a conversation', 'Pick a time to talk'],
    },
    contactLines: [
      'Tell us what kind of business you run and which date is worrying you.',
      'A few lines are enough: what you do, how long, and what you would like to hand over.',
      'Please send no documents through this form. First say hello, and we will agree on a safe way.',
    ],
    newsletterLines: [
      'The next deadlines and what to have ready, a few times a year.',
      'One reminder before each date that matters. Nothing in between.',
    ],
    actions: ['Ask about your books', 'Arrange a first talk', 'Ask a tax question', 'Hand over the shoebox'],
    american: { 'Sales tax and VAT': 'Sales tax' },
  },
}
