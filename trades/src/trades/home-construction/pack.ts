import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'home-construction',
  families: ['workshop', 'field', 'ledger', 'poster'],
  copy: {
    trade: 'Builder',
    role: 'Builder',
    headlines: [
      'Builder in {place}',
      'Houses built and rebuilt',
      'Building work in {place}',
      'From drawing to front door',
      'A house that grows with you',
      'Walls, roofs and everything between',
    ],
    introductions: [
      '{name} builds in {place}: {services}. Show us the drawing, or tell us what the house cannot do yet.',
      'Building means dust, decisions and a date. {name} in {place} keeps the three in order and tells you what comes next.',
      '{name} builds, extends and repairs houses in {place}. One person to talk to, from the first sketch to the last door handle.',
      'You have a plan on paper or only a wish for another room. {name} tells you what it would take.',
    ],
    servicesLabel: 'Building work',
    servicesLines: [
      'Begin with what bothers you about the house. The plan comes from there.',
      'Drawings are welcome, and not needed for a first talk.',
      'Prices are written down part by part, so that you can leave things out.',
    ],
    services: [
      {
        name: 'Extensions',
        text: 'A room where the garden begins, joined so that it looks as if it had always been there.',
        words: 'extension*, addition*',
      },
      {
        name: 'Lofts and attics',
        text: 'Stairs, light and insulation under the roof. We check the height before anyone dreams.',
        words: 'loft*, attic*, dormer*',
      },
      {
        name: 'New houses',
        text: 'From the ground up, with one plan and one list. You know each week what is being done.',
        words: 'new build*, new home*, new house*, custom home*, house building',
      },
      {
        name: 'Renovation',
        text: 'Old houses opened, understood and closed again. Expect a surprise or two; we plan room for them.',
        words: 'renovat*, refurb*, restor*, remodel*',
      },
      {
        name: 'Kitchens and bathrooms',
        text: 'Walls, pipes, wires, tiles. The trades in the right order, so that nobody waits for nobody.',
        words: 'kitchen*, bathroom*',
      },
      {
        name: 'Roofs and gutters',
        text: 'Slates, tiles, flashing and the leak by the chimney.',
        words: 'roof*, gutter*, chimney*, slate*',
      },
      {
        name: 'Walls and openings',
        text: 'Taken out, moved or opened, with the load carried first.',
        words: 'wall*, opening*, structural, beam*',
      },
      {
        name: 'Plaster and floors',
        text: 'Straight enough for a spirit level, smooth enough for low sun.',
        words: 'plaster*, floor*, screed*, drywall',
      },
      {
        name: 'Repairs about the house',
        text: 'The list on the fridge, done in a day or two.',
        words: 'repair*, maintenance, small job*',
      },
      {
        name: 'Paths, walls and terraces',
        text: 'Stone and brick outdoors, laid to drain.',
        words: 'patio*, terrace*, driveway*, path*, paving, concrete',
      },
    ],
    quotes: [
      'Measure twice, dig once.',
      'The plan is cheap. Change it now.',
      'A dry house starts with the roof and the drains.',
      'Build it so the next builder nods.',
      'Ask what is behind the wall before you knock.',
    ],
    reviews: [
      'They told us about the beam on day two and not on the bill. The rest went as planned.',
      'We lived in the house during the work. There was a door with a zip in it, and it helped.',
      'The new room looks as old as the others, in the best sense.',
      'One number to call, and somebody answered it. That is how I would choose a builder again.',
    ],
    questions: [
      {
        question: 'How do we begin?',
        answer: 'With a visit or a call. You say what you wish for, we say what has to be found out first.',
      },
      {
        question: 'Do we need permission?',
        answer:
          'For many larger works, yes. We tell you which questions to ask and whom, before money is spent.',
      },
      {
        question: 'How is the price made?',
        answer:
          'From a list of the parts of the work. If something hidden turns up, we stop and ask before we go on.',
      },
      {
        question: 'How long will it take?',
        answer:
          'You get a plan with the stages. Weather and deliveries can move it, and you will hear when they do.',
      },
      {
        question: 'Can we live in the house meanwhile?',
        answer:
          'Often, with one room closed at a time. Sometimes two weeks away are worth more than patience.',
      },
      {
        question: 'Can we do part of it ourselves?',
        answer: 'Yes, if we agree on who does what and when. Tell us early, it changes the order of work.',
      },
      {
        question: 'Do you take small jobs?',
        answer: 'Ask. Small jobs fit between large ones, and they are how many people get to know us.',
      },
    ],
    headings: {
      services: [
        'What we build and rebuild',
        'From footing to ridge',
        'Work on houses',
        'Big jobs, small jobs',
      ],
      gallery: [
        'From the site',
        'Levels, bricks and beams',
        'Tools and drawings',
        'Things a house is made of',
      ],
      reviews: ['After we swept up', 'What owners say', 'From under the roof', 'Said over the threshold'],
      questions: ['Before the first brick', 'Owners ask', 'Good to know', 'Questions before digging'],
      contact: ['Tell us your plan', 'Show us the house', 'Ask for a visit', 'What should we build?'],
      newsletter: ['News from the site', 'Letters from the scaffold', 'What we’re building'],
      scheduling: ['Arrange a site visit', 'Choose a day to look'],
    },
    contactLines: [
      'What kind of house, what should change, and when would you like to begin?',
      'Tell us what stands there and what should. That is enough to start.',
      'Tell us where the house is and what it lacks.',
    ],
    newsletterLines: [
      'What is being built and what we learned, a few times a year.',
      'Pictures of work in progress, now and then.',
    ],
    actions: ['Ask for a visit', 'Tell us your plan', 'Show us the house', 'Talk to a builder'],
    american: { loft: 'attic', 'lofts and attics': 'attics', terraces: 'patios' },
  },
}
