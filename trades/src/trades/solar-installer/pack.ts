import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'electrician',
  families: ['workshop', 'studio', 'poster', 'ledger'],
  copy: {
    trade: 'Solar installer',
    role: 'Solar installer',
    headlines: [
      'Solar panels in {place}',
      'Your roof goes to work',
      'Power from over your bed',
      'Count the shade first',
      'Sunshine, metered in {place}',
      'Panels, battery, honest sums',
    ],
    introductions: [
      '{name} plans and installs solar in {place}: {services}. Tell us your address, the shape of the roof and what is on last year’s electricity bill.',
      'Whether it pays is decided by the tree next door and by when you wash. {name} in {place} reckons that through before anybody climbs up.',
      'Roof, cable, meter cupboard, forms: {name} in {place} does them in that order and leaves no gap between.',
    ],
    servicesLabel: 'Solar work',
    servicesLines: [
      'If your roof needs new tiles soon, do that first. We say so when we see it.',
      'Your yearly use counts more than the number of panels that would fit.',
      'North side, shade, protected house? Ask; sometimes a no saves you the most.',
    ],
    services: [
      {
        name: 'Roof and yield',
        text: 'Direction, pitch, shade by the hour, and what you will use yourself. The sums come with their assumptions.',
        words: 'survey*, yield*, calculation*, roof check*, assessment*, feasibility',
      },
      {
        name: 'Panels on the roof',
        text: 'Hooks into rafters, tiles cut so that they lie flat again, cables where no rain runs.',
        words: 'panel*, pv, photovoltaic*, roof, module*, solar',
      },
      {
        name: 'Batteries',
        text: 'Sized by your evenings and not by the brochure. Whether it starts by itself in a power cut is a question to ask beforehand.',
        words: 'batter*, storage, backup, powerwall',
      },
      {
        name: 'Inverters and meter cupboard',
        text: 'Old cupboards often need work before they may take solar. You learn that with the offer, not on the day.',
        words: 'inverter*, meter*, fuse*, consumer unit*, switchboard*',
      },
      {
        name: 'Charging the car',
        text: 'From the roof when the sun shines, from the grid when you are in a hurry.',
        words: 'ev, car, charger*, charging, wallbox*',
      },
      {
        name: 'Registration and forms',
        text: 'Grid operator, register, grants where there are any: filled in with you and sent in time.',
        words: 'registration*, grant*, form*, paperwork, permit*, grid, subsid*',
      },
      {
        name: 'Systems that already run',
        text: 'Less yield than last year? Measured string by string, before anything is exchanged.',
        words: 'repair*, maint*, fault*, extend*, extension*, clean*, monitoring',
      },
      {
        name: 'Balconies, garages, off the grid',
        text: 'Small systems with a plug, or a hut where no cable goes.',
        words: 'balcony*, garage*, off-grid, off grid, shed*, caravan*, hot water',
        special: true,
      },
    ],
    quotes: [
      'Shade costs more than panels.',
      'The cheapest power is what you do not need.',
      'Good cables are the ones you never see.',
      'First the sums, then the ladder.',
    ],
    reviews: [
      'They drew the neighbour’s chimney into the plan, shadow and all. Nobody else had looked.',
      'I now do the washing at noon, and the children call me the sun clerk.',
      'We were advised against the battery. It did not cost us a thing to hear that.',
      'Two days on the roof, and not a tile cracked.',
    ],
    questions: [
      {
        question: 'Is my roof suitable?',
        answer:
          'Often, east and west included. Shade and the state of the tiles decide; photos and the address tell us most of it.',
      },
      {
        question: 'When does it pay for itself?',
        answer:
          'That depends on your use, your tariff and the price. You get a calculation in which you can change each of the three.',
      },
      {
        question: 'Do I need a battery?',
        answer:
          'If most of your use is in the evening, it may be worth it. It can be added later, if the inverter is chosen for it.',
      },
      {
        question: 'How long does the installation take?',
        answer:
          'A few days on an ordinary house. Waiting for material, scaffolding and the grid operator takes longer, and we tell you what it is at present.',
      },
      {
        question: 'Do the panels work in a power cut?',
        answer:
          'Ordinary ones switch off for safety. If you want light then, it has to be planned from the start.',
      },
      {
        question: 'What care do they need?',
        answer:
          'Rain does most of it. A look at the figures each month and at the fixings every few years is sensible.',
      },
    ],
    headings: {
      services: [
        'From roof to meter',
        'What sits on top and what behind',
        'Panels, batteries, paperwork',
        'Solar, step by step',
      ],
      gallery: ['Glass, rails and sky', 'Up where it is bright', 'Cables in good order'],
      reviews: ['Once the sun had shone', 'From sunny households', 'Read off the meter'],
      questions: ['Before anyone climbs up', 'Asked under the eaves', 'Shade, batteries and figures'],
      contact: ['Show us your roof', 'Ask for a calculation', 'Which way it faces'],
      newsletter: ['A sunny letter', 'Rules that change'],
      scheduling: ['Choose a roof visit', 'Pick a dry day'],
    },
    contactLines: [
      'Address and yearly use in kilowatt-hours. Have a photo of the roof and one of the meter cupboard ready.',
      'Say what is planned besides: a car, a heat pump, a new roof. It changes the sums.',
    ],
    newsletterLines: [
      'Grants, rules and tariffs when they change, in plain words.',
      'What the roofs around here gave this season.',
    ],
    actions: ['Ask for a calculation', 'Show us your roof', 'Have the roof checked', 'Get an offer'],
    american: {
      neighbour: 'neighbor',
      cupboard: 'panel',
      cupboards: 'panels',
      'power cut': 'power outage',
      tariff: 'rate',
      tariffs: 'rates',
      Grants: 'Rebates',
      grants: 'rebates',
    },
  },
}
