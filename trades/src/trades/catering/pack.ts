import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'catering',
  families: ['hearth', 'counter', 'atelier', 'press'],
  copy: {
    trade: 'Catering',
    role: 'Cook',
    headlines: [
      'Catering in {place}',
      'Food for your occasion',
      'You invite, we cook',
      'Eaten to the last crumb',
      'Good food for many plates',
      'A table laid in {place}',
    ],
    introductions: [
      '{name} cooks for parties, weddings and long meetings in {place}: {services} and more. Tell us how many people and what they like.',
      'You look after the guests, {name} looks after the food. From the first tray to the washing up.',
      '{name} caters in {place} for tables of ten and halls full of cousins. Every menu begins with the people who will eat it.',
      'A number, a date and a few likes and dislikes are enough. {name} turns them into a menu.',
    ],
    servicesLabel: 'What we cook for',
    servicesLines: [
      'Allergies, customs and small children are part of the plan from the beginning.',
      'Menus are made for the day, not picked from a list.',
      'Tell us what the kitchen on the spot is like, or that there is none.',
    ],
    services: [
      {
        name: 'Buffets',
        text: 'Bowls and platters that look good on the second round too. Hot, cold or both.',
        words: 'buffet*, platter*',
      },
      {
        name: 'Finger food',
        text: 'Eaten standing up, with a glass in the other hand. Nothing that drips.',
        words: 'finger food, canape*, snack*, bites, appetiser*, appetizer*',
      },
      {
        name: 'Weddings',
        text: 'From the drinks after the ceremony to something salty at midnight. We plan the hours with you.',
        words: 'wedding*',
      },
      {
        name: 'Lunches at work',
        text: 'Good enough to stop the meeting, light enough to go back to it.',
        words: 'office*, meeting*, corporate, business lunch*, work',
      },
      {
        name: 'Dinners at your home',
        text: 'We bring what is needed, cook in your kitchen and leave it as it was.',
        words: 'dinner*, private chef, home, table',
      },
      {
        name: 'Birthdays and family parties',
        text: 'Three generations, five dislikes and one cake. We have a plan for that.',
        words: 'birthday*, party, parties, family, christening*, anniversar*',
      },
      {
        name: 'Funeral meals',
        text: 'Simple food, served quietly, so that people can sit and talk.',
        words: 'funeral*, wake, memorial',
      },
      {
        name: 'Cakes and sweet things',
        text: 'Baked for the occasion and brought whole.',
        words: 'cake*, dessert*, sweet*, pastr*',
      },
      {
        name: 'Plates, glasses and hands',
        text: 'Tableware, tables and people to serve, if you want them. We list what you need and what you do not.',
        words: 'tableware, staff, hire, rental, glasses, service',
      },
    ],
    quotes: [
      'First ask who is coming. Then write the menu.',
      'Enough is a little more than enough.',
      'Good food makes people stay.',
      'The host should get a warm plate too.',
      'Count the guests, then count the aunts.',
    ],
    reviews: [
      'I sat at my own party and ate. That has never happened before.',
      'The vegetarians were not an afterthought. Half the meat eaters changed sides.',
      'When they left, the kitchen was tidier than on any Sunday.',
      'Guests still ask about the small things on the green plate. I still do not know what was in them.',
    ],
    questions: [
      {
        question: 'How many people do you cook for?',
        answer: 'Tell us your number. We will say honestly if it is too few or too many for us on that day.',
      },
      {
        question: 'What does it cost per person?',
        answer:
          'It depends on the menu, the place and the service. Give us date, number and a rough budget and you get a proposal.',
      },
      {
        question: 'Can you cook around allergies?',
        answer:
          'Tell us about every allergy when you ask, and once more before the day. We plan the menu around them and say what we cannot rule out.',
      },
      {
        question: 'Do we need a kitchen?',
        answer: 'Not always. Describe the place and we will say what we bring.',
      },
      { question: 'When should we ask?', answer: 'As soon as you have a date. Summer weekends go first.' },
      {
        question: 'Can we taste first?',
        answer: 'For larger occasions, ask about a tasting. It makes choosing easier.',
      },
      {
        question: 'What happens to leftovers?',
        answer: 'We tell you what keeps and pack it, unless it is not safe to.',
      },
    ],
    headings: {
      services: [
        'What we cook for',
        'Occasions and plates',
        'From one tray to a feast',
        'Ways to feed a crowd',
      ],
      gallery: ['From the kitchen', 'Trays, pots and platters', 'Laid and ready', 'Before the guests'],
      reviews: ['What hosts say', 'After the last plate', 'From the guests', 'Said over dessert'],
      questions: ['Hosts ask', 'Before you send invitations', 'Good to know', 'Questions of taste'],
      contact: ['How many guests?', 'Tell us the date', 'Ask for a menu', 'Plan your menu'],
      newsletter: ['Seasons and menus', 'What’s in season', 'News from the kitchen'],
      scheduling: ['Arrange a tasting', 'Find a time to plan'],
    },
    contactLines: [
      'Date, place and number of guests. Add what nobody is allowed to eat.',
      'Tell us the occasion. A proposal follows, with a menu you can change.',
      'A few lines about your guests tell us more than a budget. Send both.',
    ],
    newsletterLines: [
      'What is in season and what we make of it, a few times a year.',
      'New menus and free dates, in a short letter.',
    ],
    actions: ['Ask for a menu', 'Tell us the date', 'Get a proposal', 'Plan your meal'],
  },
}
