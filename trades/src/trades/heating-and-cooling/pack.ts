import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'heating-and-cooling',
  families: ['clinic', 'workshop', 'field', 'counter'],
  copy: {
    trade: 'Heating and cooling',
    role: 'Heating engineer',
    headlines: [
      'Heating and cooling in {place}',
      'Warm in winter, cool in July',
      'Heat that comes on',
      'Comfortable rooms in {place}',
      'When the radiators stay cold',
      'Cool rooms for hot nights',
    ],
    introductions: [
      '{name} looks after {services} in {place}. Tell us what runs, how old it is and what it does not do.',
      'Cold mornings and hot nights have the same answer: somebody who understands the whole system. {name} in {place} does.',
      '{name} installs, services and repairs heating and cooling in {place}. You hear what can be repaired before you hear what could be new.',
      'One room is too warm, the next too cold, and the bill is too high. {name} finds out why.',
    ],
    servicesLabel: 'Heating and cooling',
    servicesLines: [
      'A photo of the name plate tells us most of what we need.',
      'No heat and small children or old people at home? Say so, it changes the order.',
      'Service it before the season and it will rarely fail in it.',
    ],
    services: [
      {
        name: 'Heating repairs',
        text: 'No heat, strange noises, a code on the display. We find the fault and say what it takes.',
        words: 'repair*, fault*, breakdown*, fix*, no heat',
      },
      {
        name: 'Boilers and furnaces',
        text: 'Serviced, repaired or replaced with one of the right size. Too large is a fault as well.',
        words: 'boiler*, furnace*',
      },
      {
        name: 'Air conditioning',
        text: 'Quiet, clean and set so that it cools without a draught. Placed where you will not feel it on your neck.',
        words: 'air condition*, aircon*, ac, cooling, split',
      },
      {
        name: 'Heat pumps',
        text: 'Whether your house suits one, what it would need and what to expect. Worked out first, then installed.',
        words: 'heat pump*',
      },
      {
        name: 'Yearly service',
        text: 'Cleaned, measured and adjusted, with a note of what we found.',
        words: 'service*, servicing, maintenance, annual, tune*',
      },
      {
        name: 'Thermostats and controls',
        text: 'Set to your day, so that empty rooms are not heated.',
        words: 'thermostat*, control*, smart',
      },
      {
        name: 'Radiators and underfloor heating',
        text: 'Balanced, bled or extended, until the far room is warm too.',
        words: 'radiator*, underfloor, floor heating',
      },
      {
        name: 'Ducts and fresh air',
        text: 'Cleaned, sealed and sized. Air should move without being heard.',
        words: 'duct*, ventilat*, filter*, air quality, fan*',
      },
      {
        name: 'A look at the bill',
        text: 'Where the heat goes, and which change pays back first.',
        words: 'bill*, energy, efficien*, insulation, saving*',
      },
    ],
    quotes: [
      'Service it in autumn. Thank yourself in January.',
      'The quiet machine is the healthy one.',
      'A clean filter is the cheapest repair.',
      'Find where the heat goes. Then turn it up.',
      'Every room deserves its own right temperature.',
    ],
    reviews: [
      'The back bedroom was cold for eleven years. It was one valve.',
      'They could have sold me a new one. They cleaned the old one and told me how many winters it had left, more or less.',
      'I sleep in July again.',
      'A technician who explains the display and then writes it on a sticker. The sticker is worth gold.',
    ],
    questions: [
      {
        question: 'My heating does nothing. What can I check?',
        answer:
          'Look at the display, the thermostat and the fuse, and whether the pressure is in the green. If you smell gas, open the windows, touch no switch, leave the house and call the emergency number.',
      },
      {
        question: 'How often should it be serviced?',
        answer:
          'Once a year for most systems, best before the season begins. Filters need a look more often.',
      },
      {
        question: 'Repair or replace?',
        answer:
          'It depends on age, parts and what it burns. We tell you what each way would cost before you decide.',
      },
      {
        question: 'Would a heat pump work in my house?',
        answer:
          'In many houses, in some only after other changes. We look at rooms, radiators and insulation and tell you honestly.',
      },
      {
        question: 'Why is one room always cold?',
        answer:
          'Often it is balance: the near radiators take what the far one needs. It can usually be set right.',
      },
      {
        question: 'Can you come to look and give a price?',
        answer:
          'Tell us what you have and what you would like. For a new system we measure before we name a price.',
      },
    ],
    headings: {
      services: [
        'Warm, cool and in between',
        'What we install and repair',
        'From filter to heat pump',
        'Work for every season',
      ],
      gallery: [
        'Valves, fans and flames',
        'In the plant room',
        'Warm things, cool things',
        'What keeps rooms right',
      ],
      reviews: [
        'What people say, now warm',
        'After the first cold night',
        'From comfortable rooms',
        'Said in January',
      ],
      questions: ['Before you turn it up', 'Cold-morning questions', 'Good to know', 'Asked by the boiler'],
      contact: ['Tell us what’s cold', 'Ask for a visit', 'Which room is it?', 'Get it looked at'],
      newsletter: ['Before the season turns', 'Service reminders', 'Filters and first frosts'],
      scheduling: ['Book a service', 'Pick a day for a visit'],
    },
    contactLines: [
      'Make, age and what it does or does not do. Have a photo of the name plate ready.',
      'Which room, since when, and is there any heat at all?',
      'Tell us about house and system and we reply with a time or a question.',
    ],
    newsletterLines: [
      'A reminder before winter and one before summer.',
      'What to check yourself, twice a year, in ten lines.',
    ],
    actions: ['Ask for a visit', 'Book a service', 'Tell us what’s cold', 'Ask about your heating'],
    american: {
      draught: 'draft',
      autumn: 'fall',
      'plant room': 'mechanical room',
      boiler: 'furnace',
      'boilers and furnaces': 'furnaces and boilers',
    },
  },
}
