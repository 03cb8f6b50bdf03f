import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'tire-shop',
  families: ['workshop', 'poster', 'field', 'counter'],
  copy: {
    trade: 'Mobile mechanic',
    role: 'Mechanic',
    headlines: [
      'Mobile mechanic in {place}',
      'Your car stays where it is',
      'The garage comes to {place}',
      'Won’t start? Leave it there',
      'Spanners on your drive',
      'Repaired outside your own door',
    ],
    introductions: [
      '{name} repairs cars where they stand in {place}: {services}. Send the registration, the place and what it does or no longer does.',
      'No tow, no bus home, no waiting room. {name} comes to your drive or your work in {place} with the tools in the van.',
      'A warning light is a question, not yet a bill. {name} in {place} reads it out and tells you what it means.',
    ],
    servicesLabel: 'Done on your drive',
    servicesLines: [
      'All it takes is a level place to park and room to walk round the car.',
      'What needs a lift or a press we say before we set out, not when the wheel is off.',
      'You can watch, or go on with your day and leave the key.',
    ],
    services: [
      {
        name: 'Finding the fault',
        text: 'The codes are read out, then checked at the car itself. A code names a circuit, not the part to buy.',
        words: 'diagnos*, fault*, warning light*, engine light, code, codes',
      },
      {
        name: 'Servicing at home',
        text: 'Oil, filters, plugs and fluids by the maker’s schedule. The old oil goes away with the van.',
        words: 'servic*, oil, filter*, spark plug*, fluid*',
      },
      {
        name: 'Brakes',
        text: 'Pads, discs and a look at the hoses, wheel by wheel. You see the old parts before they go.',
        words: 'brake*, pad, pads, disc, discs',
      },
      {
        name: 'Batteries and starting',
        text: 'First a test, because it is often the alternator or a cable. Then a new battery, coded to the car if it wants that.',
        words: 'batter*, start*, alternator*, jump*',
      },
      {
        name: 'Belts, pumps and cooling',
        text: 'Leaking hoses, tired water pumps, belts that squeal in the morning.',
        words: 'belt*, pump*, radiator*, coolant, cooling, overheat*, thermostat*',
      },
      {
        name: 'Suspension and steering',
        text: 'Knocks over bumps, worn joints, broken springs. Wheel alignment has to follow elsewhere, and we say when.',
        words: 'suspension, steering, spring*, shock*, bush*, ball joint*',
      },
      {
        name: 'Looking at a car before you buy',
        text: 'An hour at the seller’s: underneath, on the road and with the tester plugged in. You get a list to talk prices with.',
        words: 'pre-purchase, inspection*, buying, before you buy',
        special: true,
      },
    ],
    quotes: [
      'The car stays put. The workshop moves.',
      'Read the code, then doubt it.',
      'Old parts go in the box and the box to you.',
      'If it needs a lift, you hear it first.',
    ],
    reviews: [
      'It died in the office car park at nine. I drove it home at five and had not missed a meeting.',
      'Told me over the phone to check the earth strap before paying for a visit. It was the earth strap.',
      'The pads came off in front of me, and I could see why it had been grinding.',
      'Two garages had wanted a new engine computer. It was a chewed wire.',
    ],
    questions: [
      {
        question: 'What can’t be repaired at the roadside?',
        answer:
          'Work that needs a lift, a press or a dry hall: clutches, gearboxes, tyres, much welding. We say so at the first call.',
      },
      {
        question: 'Can you work in the street?',
        answer:
          'Where parking is allowed and there is room to open a door safely. A drive, a yard or a car park is better.',
      },
      {
        question: 'What do you need from me before you come?',
        answer:
          'The registration, where the car stands, what it does and when it began. A film of the noise saves guessing.',
      },
      {
        question: 'What if it rains?',
        answer: 'Much can be done in light rain. For brakes and electrics in a storm we agree another hour.',
      },
      {
        question: 'May I supply the parts myself?',
        answer:
          'Send the part number first. We cannot answer for a part we did not choose, and a wrong one costs you a second visit.',
      },
      {
        question: 'Will I know the cost before you start?',
        answer: 'Yes. The visit and the search come first; then you hear what the repair takes and decide.',
      },
    ],
    headings: {
      services: [
        'What fits in the van',
        'Repairs where the car stands',
        'Done without a lift',
        'Your drive, our tools',
      ],
      gallery: ['Out of the van', 'Jacks, sockets and testers', 'Under the bonnet'],
      reviews: ['Back on the road', 'From driveways and car parks', 'After the bonnet closed'],
      questions: ['Before the van sets out', 'Asked on the phone', 'Drives, rain and parts'],
      contact: ['Where is the car?', 'Describe the fault', 'Send the registration'],
      newsletter: ['Before the first frost', 'Notes for drivers'],
      scheduling: ['Choose a day', 'When is the car there?'],
    },
    contactLines: [
      'Registration, place, and what the car does. A short film of the noise or the lights helps.',
      'Say whether it still drives and until when you need it. We answer with a day.',
    ],
    newsletterLines: [
      'What to check before winter and before a long journey.',
      'Short reminders for battery, wipers and coolant. Nothing else.',
    ],
    actions: ['Describe the fault', 'Ask for a visit', 'Say where the car is', 'Book a service'],
    american: {
      bonnet: 'hood',
      tyres: 'tires',
      Spanners: 'Wrenches',
      registration: 'plate number',
      Registration: 'Plate number',
      drive: 'driveway',
      'car park': 'parking lot',
      'car parks': 'parking lots',
      earth: 'ground',
    },
  },
}
