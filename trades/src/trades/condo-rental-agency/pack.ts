import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'condo-rental-agency',
  families: ['clinic', 'studio', 'counter', 'ledger'],
  copy: {
    trade: 'Flats to rent',
    role: 'Lettings',
    headlines: [
      'Flats to rent in {place}',
      'A key that fits, {place}',
      'Your place in {place}',
      'Homes for a week or years',
      'Let and looked after',
      'Come in. Stay a while.',
    ],
    introductions: [
      'Ask {name} about {services} in {place}. Tell us when you need a place, for how many people and for how long.',
      'A place to stay needs more than a bed: a working shower, a clear answer and somebody who picks up the phone. {name} in {place} sees to that.',
      '{name} lets flats in {place} and looks after them. Guests get a key that works, owners get a clear account.',
      'Whether you are looking for a home or have one to let, {name} knows the streets of {place}.',
    ],
    servicesLabel: 'Renting',
    servicesLines: [
      'Tell us dates and numbers and we will say what is free.',
      'Owners: describe the flat, we will tell you what it takes to let it well.',
      'Ask for anything that matters to you: a lift, a cot, a desk by a window.',
    ],
    services: [
      {
        name: 'Flats for a long stay',
        text: 'Viewed with somebody who knows the building. You hear about the noisy side too.',
        words: 'long term, long stay, tenan*, lease*, year',
      },
      {
        name: 'Short stays',
        text: 'For a week of work or a weekend with the family. Clean sheets, working Wi-Fi, clear directions.',
        words: 'short*, holiday*, vacation*, weekend*, week, guests',
      },
      {
        name: 'Letting out your flat',
        text: 'Photographs, viewings, paperwork. You choose the tenant, we do the running.',
        words: 'letting, let, landlord*, owner*, rent out',
      },
      {
        name: 'Looking after the property',
        text: 'Repairs arranged, bills sorted, questions answered while you are elsewhere.',
        words: 'management, maintenance, manage*, caretaking',
      },
      {
        name: 'Keys and arrivals',
        text: 'Handed over in person or by a safe box, with the small things explained.',
        words: 'key*, check in, arrival*, welcome',
      },
      {
        name: 'Cleaning and linen',
        text: 'Before each arrival and after each departure, with a list that is ticked off.',
        words: 'clean*, linen, laundry, housekeeping',
      },
      {
        name: 'Inventory and handover',
        text: 'Every room noted and photographed when people come and when they go. It prevents quarrels.',
        words: 'inventor*, handover, inspection*',
      },
      {
        name: 'Furnishing a rental',
        text: 'What a flat needs and what only gathers dust. We can arrange it room by room.',
        words: 'furnish*, furniture, staging',
        special: true,
      },
    ],
    quotes: [
      'A good stay begins with a key that works.',
      'Describe it honestly and the right people come.',
      'Small repairs today, no big ones tomorrow.',
      'Somebody should always pick up the phone.',
      'Home is where the kettle is.',
    ],
    reviews: [
      'The flat looked like its pictures, only with better light. The directions even mentioned the heavy door.',
      'The heating failed on a Sunday. Somebody answered, and that is really all I ask.',
      'As an owner I get one page a month and understand it.',
      'We came for three months and stayed for two years.',
    ],
    questions: [
      {
        question: 'How do I see a flat?',
        answer:
          'Send the one you like and two possible times. We will confirm one, or tell you if it is gone.',
      },
      {
        question: 'What do I need for a rental application?',
        answer:
          'Usually proof of identity and of income. We tell you exactly what is needed for the flat you want.',
      },
      {
        question: 'What is included in the rent?',
        answer: 'It differs from flat to flat. Ask, and you get it in writing before you decide.',
      },
      {
        question: 'Are pets allowed?',
        answer: 'In some places, yes. Tell us about yours and we will look for a flat where it is welcome.',
      },
      {
        question: 'Whom do I call if something breaks?',
        answer: 'You get a contact when you get the key. Say what happened, and take a photo if you can.',
      },
      {
        question: 'I have a flat to let. What happens first?',
        answer: 'We look at it together and tell you what it could let for and what should be done before.',
      },
    ],
    headings: {
      services: [
        'Renting and letting',
        'For guests and for owners',
        'What we look after',
        'From viewing to key',
      ],
      gallery: ['Rooms and doors', 'A look inside', 'Through the keyhole', 'Around the house'],
      reviews: ['From guests and owners', 'Signed in the guest book', 'What tenants say', 'After checkout'],
      questions: ['Before you sign', 'Tenants and owners ask', 'About keys and deposits', 'Good to know'],
      contact: ['Ask what is free', 'Tell us your dates', 'Find a flat', 'Arrange a viewing'],
      newsletter: ['Newly free flats', 'Keys just returned', 'What’s coming up'],
      scheduling: ['Book a viewing', 'Pick a viewing time'],
    },
    contactLines: [
      'When, for how long and for how many? Add what you cannot do without.',
      'To let a flat, tell us the street, the size and when it is free.',
      'Dates and numbers are enough for a first answer.',
    ],
    newsletterLines: [
      'Flats that become free, in a few lines.',
      'A short list, when there is something on it.',
    ],
    actions: ['Ask what is free', 'Arrange a viewing', 'Tell us your dates', 'Let your flat'],
    american: {
      'a flat': 'an apartment',
      flats: 'apartments',
      flat: 'apartment',
      lift: 'elevator',
      cot: 'crib',
      lettings: 'rentals',
      'letting out': 'renting out',
      'to let': 'to rent',
      letting: 'renting',
      lets: 'rents',
      let: 'rent',
    },
  },
}
