import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['poster', 'counter', 'hearth', 'press'],
  copy: {
    trade: 'Food truck',
    role: 'Cook',
    headlines: [
      'Food truck in {place}',
      'Hatch up, come and eat',
      'Lunch with engine off',
      'Cooked an arm’s length away',
      'Follow the queue in {place}',
      'The kitchen parks at yours',
    ],
    introductions: [
      '{name} cooks from a truck in {place}. Look up where it stands today, or have it drive into your yard.',
      'The hatch goes up, the plate gets hot, and the street smells of lunch. {name} parks in {place} and can be hired for your party.',
      '{name} is a kitchen on wheels from {place}: streets at noon, markets, weddings and the last evening before holidays.',
    ],
    servicesLabel: 'Menu and hire',
    servicesLines: [
      'The board at the hatch is the menu. What is wiped off is gone.',
      'Allergies? Say so at the window, before we reach for the pan.',
      'For a party, tell us the number of mouths and how wide the gate is.',
    ],
    services: [
      {
        name: 'Lunch at the pitch',
        text: 'Ordered at the hatch, eaten from the hand. The board says what there is until it runs out.',
        words: 'lunch*, pitch*, street, daily, weekday*',
      },
      {
        name: 'Markets and festivals',
        text: 'A short menu that keeps a long queue moving. We bring our own water, gas and bins.',
        words: 'market*, festival*, fair*, street food',
      },
      {
        name: 'Weddings from the truck',
        text: 'Served from the hatch after the toasts, or at midnight when everyone is hungry again.',
        words: 'wedding*, midnight snack*',
      },
      {
        name: 'Private parties',
        text: 'We pull into the drive, cook for a few hours and take the rubbish with us.',
        words: 'part*, birthday*, private hire, hire, garden',
      },
      {
        name: 'Staff lunches',
        text: 'Truck in the yard at twelve, everyone fed by one. Pay by the head, or let each one pay at the hatch.',
        words: 'office*, staff, corporate, company, team*',
      },
      {
        name: 'Meat-free and allergies',
        text: 'A plant dish that is not an afterthought, and a straight answer about flour, nuts and milk.',
        words: 'vegan*, vegetarian*, gluten*, allerg*',
        special: true,
      },
      {
        name: 'Order ahead',
        text: 'Message before noon and walk past the queue. Paid at the window as ever.',
        words: 'pre order*, preorder*, order ahead, takeaway, pick up',
        special: true,
      },
    ],
    quotes: [
      'A short menu means a hot plate.',
      'If there is a queue, it is moving.',
      'Sold out is the cook’s best compliment.',
      'No table, no tablecloth, no waiting for the bill.',
    ],
    reviews: [
      'Stood in the rain for it and would again. The cook remembered that I take it without onions.',
      'They parked in our farmyard, fed the whole wedding in an hour and left no trace but the smell.',
      'Thursday is truck day at our office. People who never spoke now queue together.',
    ],
    questions: [
      {
        question: 'Where are you today?',
        answer:
          'The places and hours are on this page. If the weather or the engine decides otherwise, it says so here first.',
      },
      {
        question: 'What does it take to book the truck?',
        answer:
          'A date, the number of guests and the address. You hear what the evening comes to, by the head or as a whole, before you decide.',
      },
      {
        question: 'How much room does the truck need?',
        answer:
          'Measure the gate and look for low branches. It wants level ground about the length of two cars, and firm grass after rain.',
      },
      {
        question: 'Do you need electricity and water?',
        answer:
          'Water and gas come along. A socket nearby saves running the generator while there are speeches.',
      },
      {
        question: 'Can you cook for people with allergies?',
        answer:
          'Tell us before ordering. The kitchen is small, so traces cannot always be ruled out, and where that is so you hear it.',
      },
      {
        question: 'What if it pours at my party?',
        answer: 'We cook under a roof. It is your guests who need one, so think of an awning or a barn.',
      },
    ],
    headings: {
      services: [
        'At the hatch and for hire',
        'What the truck does',
        'From the plate to the street',
        'Chalked on the truck’s board',
      ],
      gallery: ['Seen from the queue', 'Smoke, steam and paper trays', 'Where the truck has stood'],
      reviews: ['Heard in the queue', 'Said between two bites', 'From people who came back on Thursday'],
      questions: ['Before you join the queue', 'Pitches, gates and allergies', 'Asked at the hatch'],
      contact: ['Where should we park?', 'Hire the truck', 'Ask for your date', 'Shout into the hatch'],
      newsletter: ['Where the truck is', 'This week’s pitches'],
      scheduling: ['A date for the truck', 'Book the truck'],
    },
    contactLines: [
      'Date, place, how many eat, and the width of the gate. You hear whether that day is free.',
      'Tell us what it is for and where. A few lines are enough.',
    ],
    newsletterLines: [
      'Each week’s pitches and what is new on the board.',
      'Where we stand, when the hatch opens, and when it stays shut.',
    ],
    actions: ['Hire the truck', 'See where we park', 'Ask for your date'],
    american: { queue: 'line', rubbish: 'trash', takeaway: 'takeout', 'the drive': 'the driveway' },
  },
}
