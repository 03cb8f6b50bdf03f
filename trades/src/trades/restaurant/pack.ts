import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'restaurant',
  families: ['counter', 'atelier', 'press', 'hearth'],
  copy: {
    trade: 'Restaurant',
    role: 'In the kitchen',
    headlines: [
      'Restaurant in {place}',
      'Come hungry',
      'Dinner in {place} tonight',
      'Sit down, we’ll cook',
      'A table in {place}',
      'What’s good this week',
    ],
    introductions: [
      '{name} is a restaurant in {place}. We cook {services}, and whatever else the week brings.',
      'Somebody takes your coat, somebody brings bread, and then it smells of supper. {name} is in {place}, come hungry.',
      '{name} cooks in {place} for people who like to eat slowly and for people who have a train to catch. Say which you are.',
      'The menu at {name} is short so that everything on it is cooked with attention. Ask what the kitchen likes best tonight.',
    ],
    servicesLabel: 'Menu',
    servicesLines: [
      'Tell us about allergies before you order, every time.',
      'The menu follows the week. Ask what came in this morning.',
      'If you are many, write beforehand and we will plan it with you.',
    ],
    services: [
      {
        name: 'To begin with',
        text: 'Small plates for sharing, or for keeping to yourself.',
        words: 'starter*, appetizer*, tapas, small plates, soup*, salad*',
      },
      {
        name: 'Main dishes',
        text: 'A few of them, changed when the season or the cook does.',
        words: 'main*, dish*, grill*, steak*, fish, meat',
      },
      {
        name: 'Without meat',
        text: 'Cooked as dishes in their own right. Tell us if milk and eggs are out too.',
        words: 'vegetarian, vegan, veg*',
      },
      {
        name: 'Pasta and dough',
        text: 'Rolled, filled or baked, with a sauce that had time.',
        words: 'pasta, pizza*, noodles, dumpling*, ramen',
        special: true,
      },
      {
        name: 'Something sweet',
        text: 'For one spoon or for three.',
        words: 'dessert*, sweet*, cake*, ice cream',
      },
      {
        name: 'Wine and other drinks',
        text: 'Ask for a glass that suits the plate. There are good things without alcohol too.',
        words: 'wine*, drink*, cocktail*, beer*, bar',
      },
      { name: 'Lunch', text: 'Quicker, smaller and back at work on time.', words: 'lunch*, midday' },
      {
        name: 'To take home',
        text: 'Packed so that it arrives as it left.',
        words: 'takeaway, take away, takeout, delivery, to go',
      },
      {
        name: 'Parties and long tables',
        text: 'Birthdays, reunions and evenings for no reason. Tell us how many and how hungry.',
        words: 'party, parties, private*, group*, event*, wedding*',
      },
    ],
    quotes: [
      'Bread first. Decisions later.',
      'Order what you cannot cook at home.',
      'A short menu has nowhere to hide.',
      'The last table is never rushed.',
      'Come hungry. Stay for the sweet.',
    ],
    reviews: [
      'We came for one dish and discussed the menu like a novel. Nobody looked at the clock.',
      'They remembered that I cannot eat nuts. I had mentioned it once, in spring.',
      'My grandmother sent her compliments to the kitchen. She never does that.',
      'Loud, warm and very good. We had not meant to have dessert.',
    ],
    questions: [
      {
        question: 'Do I need to book?',
        answer: 'At busy hours it is wise. Send a message or call and say how many you are.',
      },
      {
        question: 'Can you cook around an allergy?',
        answer: 'Tell us when you book and again when you order. We say honestly what we can and cannot do.',
      },
      {
        question: 'Is there something for vegetarians?',
        answer: 'Ask what is on this week, and tell us about eggs, milk and honey if they matter.',
      },
      {
        question: 'Can we bring children?',
        answer: 'Gladly. Tell us if you need a high chair or room for a pram.',
      },
      {
        question: 'Do you take groups?',
        answer: 'Write with the number, the day and what you would like to spend. We suggest a menu.',
      },
      { question: 'May I bring a cake?', answer: 'Ask us beforehand. We will find candles.' },
    ],
    headings: {
      services: ['From the kitchen', 'What we cook', 'On the table', 'Starters to sweet things'],
      gallery: ['Plates and corners', 'At the stove', 'Around the tables', 'Before the doors open'],
      reviews: ['What guests say', 'After the last plate', 'Said with a full mouth', 'From the long table'],
      questions: ['Before you come', 'Asked at the door', 'Good to know', 'Table questions'],
      contact: ['Book a table', 'Come and eat', 'Keep us a table', 'Find the way'],
      newsletter: ['What’s cooking', 'New on the menu', 'Letters from the kitchen'],
      scheduling: ['Book a table', 'Choose your evening'],
    },
    contactLines: [
      'Day, time and how many. Add allergies and birthdays.',
      'For tonight, call. For other days, write.',
      'Large parties, lost umbrellas, kind words: all welcome here.',
    ],
    newsletterLines: [
      'New dishes and special evenings, once a month at most.',
      'What is in season and on the stove.',
    ],
    actions: ['Book a table', 'Ask for a table', 'Come and eat', 'Plan a party'],
    american: { pram: 'stroller' },
  },
}
