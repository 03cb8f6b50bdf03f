import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'brewing',
  families: ['poster', 'workshop', 'counter', 'press'],
  copy: {
    trade: 'Brewery',
    role: 'Brewer',
    headlines: [
      'Brewery in {place}',
      'Water, malt, hops, weather',
      'Beer with an address: {place}',
      'Brewed here, drunk nearby',
      'What’s in the tank?',
      'Foam that stays a while',
    ],
    introductions: [
      '{name} brews in {place}: {services}. What is on at the moment is told at the bar and on this page.',
      'Malt on Monday, beer in a month. {name} in {place} does not hurry yeast.',
      'You like it bitter, or you never drink beer. {name} in {place} pours a small one first, and asks again.',
    ],
    servicesLabel: 'Beers',
    servicesLines: [
      'Not sure? Try a small glass before the large one.',
      'What is empty is empty. The next brew is mostly in the tank already.',
      'Driving? Ask for what there is without alcohol.',
    ],
    services: [
      {
        name: 'Pale and easy',
        text: 'For the first thirst and the second glass. Cool, clear, gone.',
        words: 'lager*, pils*, helles, pale, kolsch, blonde, session, golden',
      },
      {
        name: 'Hoppy and bitter',
        text: 'Hops late and cold, so that it smells before it bites. Drink it fresh.',
        words: 'ipa, ipas, hop*, bitter*, pale ale*, apa',
      },
      {
        name: 'Dark beers',
        text: 'Roasted malt, bread crust, a little coffee. Not too cold, please.',
        words: 'stout*, porter*, dark*, dunkel, brown ale*, black',
      },
      {
        name: 'Wheat and sour',
        text: 'Cloudy or sharp, with yeast at work. Good with food, and good in place of it.',
        words: 'wheat*, weiss*, sour*, wit, gose, saison*, berliner',
      },
      {
        name: 'Beers of the season',
        text: 'A few kettles a year for spring, harvest and the dark months. Then you wait a year.',
        words: 'season*, christmas, bock*, harvest, limited, special*',
      },
      {
        name: 'Bottles, cans and kegs to take away',
        text: 'For the fridge or for the party. Keg orders a few days ahead, tap and deposit included in the talk.',
        words: 'bottle*, can, cans, keg*, takeaway, off-sales, growler*, crate*, shop',
      },
      {
        name: 'Tours and tastings',
        text: 'Past mash tun, kettle and tanks, with a nose in the malt sack. Tasted at the end, not before.',
        words: 'tour*, tasting*, visit*, brew day*, workshop*',
        special: true,
      },
      {
        name: 'Taproom',
        text: 'A bar with a view of the tanks. What is on stands on the board.',
        words: 'taproom*, tap room*, bar, pub, beer garden, terrace, evening*',
        special: true,
      },
    ],
    quotes: [
      'Yeast sets the date.',
      'Fresh beer does not travel. You do.',
      'Foam first, opinion after.',
      'Four ingredients, and time.',
    ],
    reviews: [
      'I do not like beer. I like that one.',
      'We ordered two kegs for the wedding. In hindsight, three.',
      'The brewer explained hops to my father-in-law, who has told nobody anything else since.',
      'It tastes of something, and I can walk home.',
    ],
    questions: [
      {
        question: 'How long does your beer keep?',
        answer:
          'Cool and upright, weeks to months; hoppy ones are best drunk soon. The date on the label is meant for the fridge.',
      },
      {
        question: 'Can we visit the brewery?',
        answer:
          'Write how many you are and when. On brewing days it is hot, loud and wet, and most interesting.',
      },
      {
        question: 'How much beer does a party need?',
        answer:
          'Tell us how many guests, how many drivers and how warm it will be. We count it through with you.',
      },
      {
        question: 'Do you have anything without alcohol or gluten?',
        answer:
          'Ask before you order, and name the allergy. We say what there is and what it was brewed beside.',
      },
      {
        question: 'Why is it cloudy?',
        answer:
          'Because it was not filtered. Yeast and protein are harmless; pour slowly if you like it clearer.',
      },
      {
        question: 'Is a favourite coming back?',
        answer: 'Ask. Some return each year, others depended on one hop harvest.',
      },
    ],
    headings: {
      services: ['What we brew', 'From the tank', 'Pale, dark, sour, hoppy', 'On tap and in bottles'],
      gallery: ['Copper, steel and foam', 'In the brewhouse', 'Sacks of malt'],
      reviews: ['After the second glass', 'Written on a beer mat', 'From behind the foam'],
      questions: ['Before you pour', 'Asked at the tap', 'Kegs, dates and cloudy beer'],
      contact: ['Order a keg', 'Ask the brewer', 'Plan a visit'],
      newsletter: ['Freshly tapped', 'What’s in the tanks'],
      scheduling: ['Choose a tour', 'Hold a table'],
    },
    contactLines: [
      'How many, when, and what you like to drink. For kegs: whether there is a tap and something to cool it.',
      'A tour, a keg or a question about hops: a line is enough.',
    ],
    newsletterLines: [
      'What has been tapped, and what is still asleep in the tank.',
      'Seasonal beers a week before they are gone.',
    ],
    actions: ['Order a keg', 'Plan a visit', 'Ask what’s on', 'Join a tour'],
    american: { favourite: 'favorite' },
  },
}
