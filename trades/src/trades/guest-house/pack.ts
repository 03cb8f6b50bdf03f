import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['hearth', 'atelier', 'field', 'studio'],
  copy: {
    trade: 'Guest house',
    role: 'Host',
    headlines: [
      'A room in {place}',
      'Sleep here, breakfast after',
      'The bed is made in {place}',
      'Ring the bell, drop the bags',
      'Guest house in {place}',
      'Wake up in {place}',
    ],
    introductions: [
      '{name} is a house with rooms in {place}. Write when you arrive and how many you are, and you hear which bed is free.',
      'Somebody opens the door, shows you the stairs and tells you where to eat tonight. That is how an evening at {name} in {place} begins.',
      '{name} takes guests in {place}, for a night on the way through or for as long as the walks last.',
    ],
    servicesLabel: 'Rooms and stay',
    servicesLines: [
      'Arriving late? Say so, and the key finds you.',
      'Steep stairs or a short bed worry you? Ask which room suits.',
      'Tell us what you do not eat before the table is laid.',
    ],
    services: [
      {
        name: 'Rooms for two',
        text: 'A made bed, a window that opens and a door that shuts quietly. Say whether you want one bed or two.',
        words: 'double*, twin*, room for two, couple*',
      },
      {
        name: 'Single rooms',
        text: 'For walkers and people with meetings, by the night.',
        words: 'single*, solo',
      },
      {
        name: 'Families',
        text: 'Rooms side by side or a cot beside the bed. Tell us the ages, and where the others should not hear them.',
        words: 'famil*, child*, cot, kids',
      },
      {
        name: 'Breakfast',
        text: 'Laid in the morning, or packed the evening before when your train leaves early.',
        words: 'breakfast*, b&b, bed and breakfast',
      },
      {
        name: 'Longer stays',
        text: 'A week or more, with linen changed in between and a drawer that is yours.',
        words: 'long stay*, weekly, longer, month*',
        special: true,
      },
      {
        name: 'Self-catering',
        text: 'A kitchen of your own, with pans that fit the hob and a knife that cuts.',
        words: 'self catering, cottage*, apartment*, kitchen*',
        special: true,
      },
      {
        name: 'With a dog',
        text: 'Ask first, with size and temper. Then there is a bowl in the hall.',
        words: 'dog*, pet*',
        special: true,
      },
      {
        name: 'Bicycles and boots',
        text: 'A dry corner to lock the one and dry the other.',
        words: 'bike*, bicycle*, cycl*, walker*, hik*, boots',
      },
    ],
    quotes: [
      'Leave the map here, ask at breakfast.',
      'A good bed is the shortest way anywhere.',
      'Come as a guest, leave knowing the way.',
      'The best table in town takes a phone call first.',
    ],
    reviews: [
      'We were told which path would be dry after the rain, and it was the only dry one.',
      'Arrived at midnight to a lamp in the window and a note on the stairs. Slept like stones.',
      'Our room looked on the yard, and the only thing to hear was a blackbird.',
    ],
    questions: [
      {
        question: 'When can we arrive and when must we leave?',
        answer:
          'The hours are agreed when you book. Bags may usually stay in the hall before and after, so ask.',
      },
      {
        question: 'Is breakfast included?',
        answer:
          'The offer for your room says so in as many words. If you leave before it, ask for something to carry.',
      },
      {
        question: 'Can we park?',
        answer:
          'Tell us what you drive. You hear where it can stand, and how far that is to carry a suitcase.',
      },
      {
        question: 'What if we have to cancel?',
        answer:
          'What holds is written with your booking. Do tell us early; somebody else may be looking for that bed.',
      },
      {
        question: 'Are children and dogs welcome?',
        answer:
          'Write ages or sizes with your request. Some rooms suit, some do not, and you are told which.',
      },
      {
        question: 'Is there a room without stairs?',
        answer: 'Ask before booking, and say what is hard for you: steps, a bathtub, a narrow door.',
      },
      {
        question: 'How do we get here without a car?',
        answer: 'Send your train or bus. You get the way on foot, or the number of somebody who drives.',
      },
    ],
    headings: {
      services: [
        'Rooms, beds and mornings',
        'How you can stay',
        'From key to breakfast',
        'One night or many?',
      ],
      gallery: ['Rooms and what is outside', 'Mornings here', 'Stairs, windows, table'],
      reviews: ['From the guest book', 'Written before checking out', 'Left on the pillow'],
      questions: ['Before you pack', 'Keys, stairs and breakfast', 'Asked on the stairs'],
      contact: ['When are you coming?', 'Ask for a room', 'Write to the house', 'How many nights?'],
      newsletter: ['A postcard from here', 'When rooms come free'],
      scheduling: ['Choose your nights', 'Ask for dates'],
    },
    contactLines: [
      'Day of arrival, number of nights, how many beds. And anything we should know about stairs or food.',
      'Your dates, even if they can move: sometimes one day later is free.',
    ],
    newsletterLines: [
      'When the lanes are quiet again and a room comes free.',
      'A few lines from the house, four times a year at most.',
    ],
    actions: ['Ask for a room', 'Name your nights', 'See the rooms', 'Write to the house'],
    american: { 'Self-catering': 'With a kitchen', cot: 'crib', hob: 'stove' },
  },
}
