import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'real-estate-agent',
  families: ['ledger', 'studio', 'atelier', 'press'],
  copy: {
    trade: 'Estate agent',
    role: 'Estate agent',
    headlines: [
      'Estate agent in {place}',
      'Homes bought and sold, {place}',
      'A door that suits you',
      'Sold to somebody who’ll stay',
      'Know what it’s worth',
      'Find home in {place}',
    ],
    introductions: [
      '{name} helps people in {place} with {services}. Begin with a question, it costs nothing and commits you to nothing.',
      'Selling a house means telling its story truthfully and well. {name} in {place} does the telling and the paperwork.',
      '{name} knows the streets of {place}: where the sun comes in, where the bus stops and what sold last month.',
      'You buy or sell a home a few times in a life. {name} in {place} walks you through it step by step.',
    ],
    servicesLabel: 'Buying and selling',
    servicesLines: [
      'Not sure yet? A look at the house and an honest figure is a good beginning.',
      'Buyers: tell us what you cannot live without, and what you only think you want.',
      'You hear the weak points of a house from us before anyone else finds them.',
    ],
    services: [
      {
        name: 'What is it worth?',
        text: 'We look at house, street and recent sales, and give you a figure with its reasons.',
        words: 'valuation*, worth, apprais*, price*',
      },
      {
        name: 'Selling your home',
        text: 'Pictures, text, viewings and offers, gone through with you one at a time.',
        words: 'sell*, sale, listing*',
      },
      {
        name: 'Finding a home',
        text: 'Tell us how you live and we will look for rooms that fit. You see few houses, and the right ones.',
        words: 'buy*, find*, search*, purchas*',
      },
      {
        name: 'Viewings',
        text: 'Arranged, accompanied and followed by an answer. We point out the damp patch too.',
        words: 'viewing*, showing*, open house*',
      },
      {
        name: 'Offers and negotiation',
        text: 'Clear figures, calm tone, nothing signed in a hurry.',
        words: 'negotiat*, offer*',
      },
      {
        name: 'Paperwork',
        text: 'From the first form to the last key, with a list of what is still missing.',
        words: 'paperwork, contract*, closing, completion, document*',
      },
      {
        name: 'Getting ready to sell',
        text: 'What to repair, what to paint and what to leave.',
        words: 'staging, prepar*, home staging, photo*',
      },
      {
        name: 'Letting',
        text: 'Tenants found, contracts drawn up, keys handed over.',
        words: 'letting*, let, rent*, landlord*, tenan*',
        special: true,
      },
      {
        name: 'Land and small buildings',
        text: 'Plots, barns and shops, and what may be done with them.',
        words: 'land, plot*, commercial, barn*',
        special: true,
      },
    ],
    quotes: [
      'Visit the street at eight in the evening.',
      'A house sells best when it is shown honestly.',
      'Buy the light. You can change the kitchen.',
      'Ask why they are moving.',
      'The right price brings the right knock.',
    ],
    reviews: [
      'They told us the figure we did not want to hear, and the reason. It sold at that figure in the end.',
      'We saw three houses. The third one is ours. I had prepared for thirty.',
      'At the viewing she showed people the crack in the wall first. It made everything else believable.',
      'I always knew what came next. With a house that is worth a great deal.',
    ],
    questions: [
      {
        question: 'What is my home worth?',
        answer:
          'Show it to us and we will tell you, with the sales we compared it to. The decision to sell is still yours.',
      },
      {
        question: 'What does it cost to sell with you?',
        answer:
          'We tell you the fee and what it covers before you sign anything. Ask what happens if it does not sell.',
      },
      {
        question: 'How long does a sale take?',
        answer:
          'It depends on the house, the price and the season. We can tell you how long similar ones took.',
      },
      {
        question: 'What should I repair first?',
        answer: 'Usually less than you think. We walk through together and say what will be noticed.',
      },
      {
        question: 'Can you help us buy and sell at once?',
        answer: 'Yes, and the order matters. Talk to us before you make an offer anywhere.',
      },
      {
        question: 'Can I see a house in the evening?',
        answer: 'Often, yes. Houses look different after dark, and it is good to know how.',
      },
    ],
    headings: {
      services: [
        'Buying, selling, knowing',
        'What we do for a house',
        'From figure to front door',
        'Step by step to a key',
      ],
      gallery: ['Doors and windows', 'Around the house', 'Streets and rooms', 'Keys and plans'],
      reviews: [
        'From new front doors',
        'What sellers and buyers say',
        'After the keys',
        'Told on the doorstep',
      ],
      questions: ['Before you sell', 'House questions', 'Good to know', 'Buyers and sellers ask'],
      contact: ['What’s it worth?', 'Ask about a home', 'Arrange a viewing', 'Tell us your plan'],
      newsletter: ['New on the market', 'Houses new this month', 'What sold this month'],
      scheduling: ['Book a valuation', 'Pick a viewing time'],
    },
    contactLines: [
      'Buying or selling, which street, and when? A few lines are enough.',
      'Tell us about the house you have or the one you hope for.',
      'Ask for a figure or a viewing. We reply with a time.',
    ],
    newsletterLines: [
      'New homes and what sold, in a short letter.',
      'New houses, sold houses and what the street is like.',
    ],
    actions: ['Ask what it’s worth', 'Arrange a viewing', 'Tell us your plan', 'Find a home'],
    american: {
      'estate agent': 'real estate agent',
      'estate agents': 'real estate agents',
      letting: 'renting out',
    },
  },
}
