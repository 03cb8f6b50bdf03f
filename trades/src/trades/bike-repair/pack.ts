import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'bike-repair',
  families: ['poster', 'workshop', 'counter', 'field'],
  copy: {
    trade: 'Bike repair',
    role: 'Mechanic',
    headlines: [
      'Bike repair in {place}',
      'Ride it home again',
      'Bikes put right in {place}',
      'Stops, shifts and rolls again',
      'Bring it in squeaking',
      'Back on two wheels, {place}',
    ],
    introductions: [
      '{name} does {services} in {place}. Tell us what the bike does, and do not worry about the proper names.',
      'It clicks, it slips, it squeals. {name} in {place} finds the cause, says what it takes and gets you riding again.',
      '{name} repairs bikes that are ridden: to work, to school, up the hill. Bring yours in as it is, mud included.',
      'A bike that shifts and stops is a different bike. {name} in {place} will show you how different yours could be.',
    ],
    servicesLabel: 'Repairs',
    servicesLines: [
      'We look first and name the price before a part is changed.',
      'Parts come on top, and you see the old one.',
      'Tell us when you need it back. That decides more than the repair itself.',
    ],
    services: [
      {
        name: 'Punctures',
        text: 'New tube or patch, and a search for the thorn that caused it. Tyre checked while it is off.',
        words: 'puncture*, flat, flats, tube*, inner tube*',
      },
      {
        name: 'Gears',
        text: 'Indexed, cleaned or replaced, until each click means one gear.',
        words: 'gear*, derailleur*, shift*, cassette*',
      },
      {
        name: 'Brakes',
        text: 'Pads, cables, discs and bleeding. A squeal is a message, and we read it.',
        words: 'brake*, pad*, disc*, bleed*',
      },
      {
        name: 'Service from end to end',
        text: 'Every bolt, bearing and cable looked at, cleaned and set. You get a note of what will wear out next.',
        words: 'service*, servicing, tune*, overhaul*, mot',
      },
      {
        name: 'Wheels trued',
        text: 'Wobbles taken out and spokes brought to even tension. Broken ones replaced.',
        words: 'wheel*, true*, spoke*',
      },
      {
        name: 'Chains and cranks',
        text: 'Measured before they are replaced. A chain in time saves the teeth around it.',
        words: 'chain*, crank*, bottom bracket*, drivetrain',
      },
      {
        name: 'E-bikes',
        text: 'The bicycle half of them always; the motor and battery after a look at the make.',
        words: 'e bike*, ebike*, electric, battery',
        special: true,
      },
      {
        name: 'Children’s bikes',
        text: 'Set to the size of the child, with room for the next half year.',
        words: 'child*, kid*',
      },
      {
        name: 'Building up a bike',
        text: 'From a frame and a box of parts, or from a box delivered to your door.',
        words: 'build*, assemble*, assembly, custom',
        special: true,
      },
    ],
    quotes: [
      'A quiet chain is a happy chain.',
      'Pump the tyres first. Then we will talk.',
      'Every noise has an address.',
      'Ride it in, ride it home.',
      'Nothing is too rusty to be looked at.',
    ],
    reviews: [
      'Wheeled it in with a wobble and a clunk. Rode it out the same week wondering whose bike it was.',
      'They showed me the worn part next to a new one. Even I could see the difference.',
      'I said I needed it for Monday. It was ready on Saturday, with air in the tyres.',
      'An old bike from my uncle, not worth anything to anyone else. They treated it as if it were.',
    ],
    questions: [
      {
        question: 'How long will my bike be with you?',
        answer:
          'Small repairs take a day or so if the part is here; in spring everything takes longer. Ask, and we give you a day.',
      },
      {
        question: 'Can I wait for a puncture?',
        answer: 'Ask when you arrive. If the stand is free it is often possible.',
      },
      {
        question: 'Is my old bike worth repairing?',
        answer:
          'We will tell you what it takes and what we would do if it were ours. Then it is your choice.',
      },
      {
        question: 'Do you repair bikes bought elsewhere?',
        answer: 'Tell us make and model. A bike is a bike.',
      },
      {
        question: 'Should I clean it before I bring it?',
        answer: 'A quick rinse helps us to see. If it is too far gone to rinse, bring it anyway.',
      },
      {
        question: 'How often does a bike need a service?',
        answer:
          'If you ride it daily, about once a year, and chain and brakes in between. If it starts to make noises, sooner.',
      },
    ],
    headings: {
      services: [
        'What goes on the stand',
        'Repairs, piece by piece',
        'Noises we know',
        'Ask us to fix',
        'From puncture to overhaul',
      ],
      gallery: ['Round the workstand', 'Chains, spokes and spanners', 'Parts we like', 'On the hooks'],
      reviews: ['What riders say', 'Said on the way out', 'Back on the road', 'Heard at the stand'],
      questions: ['Asked at the counter', 'Before you wheel it in', 'Riders ask', 'Good to know'],
      contact: ['Wheel it in', 'What’s that noise?', 'Book it in', 'Tell us what squeaks'],
      newsletter: ['Winter check reminders', 'Notes from the stand', 'Oil your chain day'],
      scheduling: ['Book a place on the stand', 'Pick a day to bring it'],
    },
    contactLines: [
      'Say what kind of bike it is, what it does, and when you need it back.',
      'Describe the noise as well as you can. Imitations are welcome.',
      'Tell us make, model and trouble. Have a photo of the part ready.',
    ],
    newsletterLines: [
      'A reminder before winter and one before spring. Both short.',
      'When to oil, pump and check. A few lines, four times a year.',
    ],
    actions: ['Book a repair', 'Tell us what squeaks', 'Ask about a repair', 'Bring your bike'],
    american: { tyre: 'tire', spanners: 'wrenches', puncture: 'flat tire', punctures: 'flat tires' },
  },
}
