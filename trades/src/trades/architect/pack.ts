import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'plans',
  families: ['studio', 'atelier', 'press', 'ledger'],
  copy: {
    trade: 'Architect',
    role: 'Architect',
    headlines: [
      'Architect in {place}',
      'Where the morning light falls',
      'Drawn before it is built',
      'Houses for {place} weather',
      'First the site, then lines',
      'Rooms that explain themselves',
    ],
    introductions: [
      '{name} plans buildings in {place}: {services}. Send the address, what bothers you today and what you have in mind to spend.',
      'A good plan often makes a house smaller. {name} in {place} asks how you live before drawing a wall.',
      'Between a sketch on a napkin and a key in the door lie permits, tenders and a building site. {name} in {place} draws the way through.',
    ],
    servicesLabel: 'What we plan',
    servicesLines: [
      'You can commission one stage and decide about the next when it is done.',
      'Old drawings, a land plan, photos of the dark corners: bring what there is.',
      'A sum you can spend is no secret to keep from your architect. It shapes the first sketch.',
    ],
    services: [
      {
        name: 'First look at a site or house',
        text: 'What may be built there, what the house can take, and whether the idea is worth a plan.',
        words: 'feasib*, first look, site, survey*, advice, study, studies',
      },
      {
        name: 'New houses',
        text: 'Sun, neighbours, slope and the way to the bins, thought of before the style.',
        words: 'new build*, new house*, new home*, house, houses, home, homes',
      },
      {
        name: 'Extensions',
        text: 'More room without a dark middle. The old part gets better too, or it is the wrong plan.',
        words: 'extension*, extend*, loft*, conversion*, annexe*',
      },
      {
        name: 'Old buildings',
        text: 'Measured as they stand, crooked walls included. What can stay is found out before what must go.',
        words: 'renovat*, refurbish*, old, heritage, listed, restor*, conservation, remodel*',
      },
      {
        name: 'Permits and approvals',
        text: 'Drawings as the authority wants them, and answers to the questions it sends back.',
        words: 'planning*, permit*, permission*, approval*, building regulation*, zoning',
      },
      {
        name: 'Tenders and builders',
        text: 'The same list to every builder, so that their prices can be laid side by side.',
        words: 'tender*, builder*, bid, bids, contract*, cost*',
      },
      {
        name: 'On the building site',
        text: 'Regular visits, written notes, and a no where a no is needed.',
        words: 'site visit*, supervis*, construction administration, project manage*, building site',
      },
      {
        name: 'Shops, offices and halls',
        text: 'Short routes, daylight at the desk and deliveries that meet no customers.',
        words: 'office, offices, shop, shops, commercial, school*, public, hall',
        special: true,
      },
    ],
    quotes: [
      'A wall moved on paper costs a pencil line.',
      'First we listen to the site.',
      'The best room is often one less.',
      'Light is the cheapest material.',
    ],
    reviews: [
      'We wanted forty square metres more. We got twelve and a window, and it was enough.',
      'She had noticed where we really leave our shoes. That became the hall.',
      'Every decision on the site was in a note the next morning, with a sketch.',
      'The offers could be compared line for line, and the cheapest turned out not to be.',
    ],
    questions: [
      {
        question: 'When should we call an architect?',
        answer:
          'Before buying, if you can. An hour at the site shows what may be built there and what the house will ask for.',
      },
      {
        question: 'How is the fee worked out?',
        answer:
          'By stage, by hours or by the size of the work, and fixed in writing before drawing begins. You can stop after any stage.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Design takes weeks, the authority sets its own pace, and building is the longest part. After the first look we draw up a timetable with the unknowns marked.',
      },
      {
        question: 'What if the builders’ prices are too high?',
        answer:
          'Then the plan is cut where it hurts least, before anything is signed. That is why costs are estimated at each stage.',
      },
      {
        question: 'We already have a sketch of our own. Does that help?',
        answer: 'Very much. It shows what matters to you, even if no wall stays where you put it.',
      },
      {
        question: 'Do small jobs make sense with an architect?',
        answer:
          'One visit and one drawing can be all it takes: a window in the right place, a wall that may go.',
      },
    ],
    headings: {
      services: [
        'From site to key',
        'Stages of a building',
        'Drawn, permitted, built',
        'What an architect takes on',
      ],
      gallery: ['Models, sections, plans', 'Paper and building site', 'Light, wall, stair'],
      reviews: ['From people who live in it', 'After the scaffolding', 'Two winters later'],
      questions: ['Before the first line', 'Clients ask', 'Fees, permits and time'],
      contact: ['Describe the site', 'Ask for a visit', 'What would you build?'],
      newsletter: ['From the drawing board', 'Open house days'],
      scheduling: ['Choose a first meeting', 'Arrange a site visit'],
    },
    contactLines: [
      'Where it is, what is there now, what is missing and what you would like to spend.',
      'An address and three photos begin the conversation. Drawings may come later.',
    ],
    newsletterLines: [
      'Finished houses, and the days when one of them can be visited.',
      'Now and then a plan, with the reason for one of its lines.',
    ],
    actions: ['Show us the site', 'Ask for a visit', 'Begin with a talk', 'Describe your plans'],
    american: {
      metres: 'meters',
      neighbours: 'neighbors',
      tenders: 'bids',
      Tenders: 'Bids',
      bins: 'trash cans',
    },
  },
}
