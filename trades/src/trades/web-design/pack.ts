import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'technology-consulting',
  families: ['studio', 'press', 'poster', 'ledger'],
  copy: {
    trade: 'Web design',
    role: 'Designer',
    headlines: [
      'Web design in {place}',
      'Websites people finish reading',
      'Found, read and understood',
      'A website you can change',
      'Clear pages, made in {place}',
      'Made for the people who visit',
    ],
    introductions: [
      '{name} does {services} in {place}. Begin with what your customers ask you most.',
      'A website should answer the question somebody came with. {name} in {place} finds out which one that is.',
      '{name} designs and builds websites in {place}. You see a first page early, and you can change the words yourself afterwards.',
      'Before the colours and the pictures come the words. {name} starts with those.',
    ],
    servicesLabel: 'What we make',
    servicesLines: [
      'Tell us who should visit and what they should do next.',
      'Bring what you have: texts, photos, the old address.',
      'A small website done well beats a large one half done.',
    ],
    services: [
      {
        name: 'Websites',
        text: 'Planned with you, quick to load and easy to read on a phone. You learn to change it yourself.',
        words: 'website*, web, site, sites, page*',
      },
      {
        name: 'A new coat for an old site',
        text: 'What works stays, what nobody reads goes. The address remains.',
        words: 'redesign*, relaunch, update*, refresh*',
      },
      {
        name: 'Online shops',
        text: 'From photograph to parcel, with as few clicks as the law allows.',
        words: 'shop*, store*, e commerce, ecommerce, sell*',
        special: true,
      },
      {
        name: 'Words and pictures',
        text: 'Texts that sound like you, and photos in the right place.',
        words: 'text*, copy*, content*, photo*, writing',
      },
      {
        name: 'Logos and lettering',
        text: 'A sign that still works when it is small and black.',
        words: 'logo*, brand*, identity, graphic*',
        special: true,
      },
      {
        name: 'Being found',
        text: 'Clear titles, honest descriptions and a look at what people search for.',
        words: 'seo, search, google, found, marketing',
      },
      {
        name: 'Apps and small programs',
        text: 'For the job that lives in three spreadsheets. A small first version, then the next.',
        words: 'app, apps, software, program*, tool*',
        special: true,
      },
      {
        name: 'Care and updates',
        text: 'Copies, repairs and small changes, so that it still runs in two years.',
        words: 'maintenance, care, support*, hosting, update*',
      },
      {
        name: 'For everyone to use',
        text: 'Readable with weak eyes, without a mouse and on a slow line.',
        words: 'accessib*, inclusive',
      },
    ],
    quotes: [
      'First the words, then the colours.',
      'Nobody reads twice. Write it once, well.',
      'Fast is a courtesy.',
      'If it needs explaining, it needs changing.',
      'Make the next step easy to see.',
    ],
    reviews: [
      'People now ring with the right question. The wrong ones are answered on the page.',
      'I change the opening hours myself. It takes less time than calling somebody.',
      'They removed half of what we had written. Nobody has missed it.',
      'My mother understood it on her telephone. That was my test.',
    ],
    questions: [
      {
        question: 'What do you need from us?',
        answer: 'A few words about what you do, photos if you have them, and one person who may decide.',
      },
      {
        question: 'What does a website cost?',
        answer:
          'It depends on how many pages and what they should do. Tell us about yours and you get an offer in parts.',
      },
      {
        question: 'How long does it take?',
        answer: 'The building is quick, the texts take longer. We plan with dates for both of us.',
      },
      {
        question: 'Can we change it ourselves?',
        answer: 'Yes, words and pictures at least. We show you how and write it down.',
      },
      {
        question: 'Who owns the address and the pages?',
        answer: 'You should. We agree that in writing at the start.',
      },
      {
        question: 'Can you help with the site we have?',
        answer: 'Send the address and say what bothers you. We will tell you whether to mend or to rebuild.',
      },
    ],
    headings: {
      services: [
        'What we design and build',
        'From first word to last click',
        'Pages, shops and signs',
        'Things for screens',
      ],
      gallery: ['On the desk', 'On screens of all sizes', 'Tools we draw with'],
      reviews: ['After the launch', 'What clients say', 'Read and understood', 'Feedback, unedited'],
      questions: ['Before the first sketch', 'Clients ask', 'Frequently clicked', 'Plain answers'],
      contact: ['Tell us your plan', 'Show us your site', 'Ask for an offer', 'Start with hello'],
      newsletter: ['Notes on clear pages', 'One page a month', 'Letters from the studio'],
      scheduling: ['Find a time to talk', 'Book a first talk'],
    },
    contactLines: [
      'Who are you, who should visit, and is there a site already?',
      'Send the address you have, or the idea you would like one for.',
      'A few lines about your customers tell us more than a list of features.',
    ],
    newsletterLines: [
      'One page we like and why, once a month.',
      'Short notes on words, pictures and being found.',
    ],
    actions: ['Tell us your plan', 'Show us your site', 'Ask for an offer', 'Talk it over'],
  },
}
