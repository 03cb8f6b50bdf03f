import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'tire-shop',
  families: ['workshop', 'poster', 'counter', 'ledger'],
  copy: {
    trade: 'Car repairs',
    role: 'Mechanic',
    headlines: [
      'Car repairs in {place}',
      'That noise has a name',
      'Your car, put right',
      'Garage in {place}',
      'Starts, stops and passes',
      'Plain answers under the bonnet',
    ],
    introductions: [
      '{name} does {services} in {place}. Tell us what the car does, and imitate the noise if you like.',
      'A light on the dashboard can mean a great deal or nothing. {name} in {place} finds out which.',
      '{name} repairs and services cars in {place}. You see the worn part, you hear the price, then you decide.',
      'It rattles when cold and squeaks when turning. {name} in {place} has heard that before.',
    ],
    servicesLabel: 'Repairs',
    servicesLines: [
      'Nothing is replaced before you have said yes.',
      'Tell us make, year and mileage. It saves a call.',
      'If it can wait until next year, we tell you that too.',
    ],
    services: [
      {
        name: 'Servicing',
        text: 'Oil, filters, fluids and a good look underneath. You get a note of what is coming.',
        words: 'servic*, oil, filter*, maintenance',
      },
      { name: 'Brakes', text: 'Pads, discs and fluid, measured before they are changed.', words: 'brake*' },
      {
        name: 'Finding faults',
        text: 'Read out, thought about and tested. The computer names the circuit, not the cause.',
        words: 'diagnos*, fault*, warning light*, electric*',
      },
      {
        name: 'Exhaust and engine',
        text: 'Leaks, knocks and smoke, in whatever colour.',
        words: 'exhaust*, engine*, timing*, belt*',
      },
      {
        name: 'Clutch and gearbox',
        text: 'When it slips, grinds or will not go in.',
        words: 'clutch*, gearbox*, transmission*',
      },
      {
        name: 'Suspension and steering',
        text: 'For clonks, wandering and worn tyres.',
        words: 'suspension, steering, shock*',
      },
      {
        name: 'Inspection',
        text: 'Checked beforehand, repaired where it must be, and taken there if you like.',
        words: 'mot, inspection*, roadworth*, emission*',
      },
      {
        name: 'Batteries and starting',
        text: 'Tested under load before you buy a new one.',
        words: 'batter*, start*, alternator*',
      },
      {
        name: 'Dents and paint',
        text: 'Straightened, filled and matched.',
        words: 'dent*, body*, paint*, scratch*',
        special: true,
      },
      {
        name: 'Older cars',
        text: 'Carburettors, points and patience.',
        words: 'classic*, vintage, old*',
        special: true,
      },
    ],
    quotes: [
      'First listen. Then take it apart.',
      'The old part goes in a box for you to see.',
      'Oil is cheaper than engines.',
      'A new noise is news. Call us.',
      'Fix the brakes first. The radio can wait.',
    ],
    reviews: [
      'I was told that it could wait until spring. It did, and so did my money.',
      'They drove around the block with me until they heard it too.',
      'The box with the old parts was on the passenger seat, with labels.',
      'It passed. I had only come to hear how badly it would fail.',
    ],
    questions: [
      {
        question: 'A warning light is on. May I drive?',
        answer:
          'If it is red or flashing, stop when it is safe and call. If it is yellow, drive gently and come soon.',
      },
      {
        question: 'How do I know what it will cost?',
        answer: 'We look first, then tell you what must be done and what can wait, with a price for each.',
      },
      { question: 'Can I wait for it?', answer: 'For small jobs, often. Ask when you book.' },
      {
        question: 'Do you use original parts?',
        answer: 'There are usually several choices. We tell you the difference and you decide.',
      },
      {
        question: 'How often does a car need servicing?',
        answer: 'The handbook says, and so does the dashboard. Once a year is a good rule for most.',
      },
      {
        question: 'Do you repair my make?',
        answer: 'Tell us make, model and year. If we lack the tools for it we will say who has them.',
      },
    ],
    headings: {
      services: ['What we repair', 'From oil to gearbox', 'Under the bonnet', 'Work in the bay'],
      gallery: ['On the lift', 'Spanners and spare parts', 'In the workshop', 'Tools in reach'],
      reviews: ['What drivers say', 'Running again', 'Said at the counter', 'After the test drive'],
      questions: ['Before you bring it in', 'Drivers ask', 'Good to know', 'Noises and lights'],
      contact: ['What’s that noise?', 'Book it in', 'Describe the problem', 'Ask for a price'],
      newsletter: ['Service reminders', 'Before the frost', 'Notes for drivers'],
      scheduling: ['Book a place', 'Choose a day'],
    },
    contactLines: [
      'Make, model, year and what it does. Since when, and when most?',
      'Tell us which light is on and what colour it has.',
      'Describe the noise. We have a collection.',
    ],
    newsletterLines: ['What to check before winter and before holidays.', 'Two short reminders a year.'],
    actions: ['Describe the noise', 'Book it in', 'Ask for a price', 'Get it running'],
    american: {
      bonnet: 'hood',
      spanners: 'wrenches',
      gearbox: 'transmission',
      carburettors: 'carburetors',
      exhaust: 'muffler',
      mot: 'inspection',
    },
  },
}
