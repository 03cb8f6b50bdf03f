import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['atelier', 'press', 'hearth', 'studio'],
  copy: {
    trade: 'Wedding planner',
    role: 'Wedding planner',
    headlines: [
      'Wedding planner in {place}',
      'Your wedding, planned and run',
      'Be guests at your own wedding',
      'Weddings planned in {place}',
      'From venue hunt to last dance',
      'One plan for the whole day',
    ],
    introductions: [
      '{name} plans weddings in {place}: {services}. Say the date or the season, how many guests there are, and what is booked already.',
      'There are a hundred small decisions and only two of you. {name} in {place} sorts them by what has to be decided first.',
      'Every wedding runs late somewhere; the art is that nobody notices. {name} in {place} stands behind the door with the list.',
    ],
    servicesLabel: 'Planning',
    servicesLines: [
      'Hand over the whole planning, one part of it, or only the day.',
      'Begin with the guest list. It decides the room, the meal and most of the budget.',
      'Say what you do not want, too. A shorter day is planned as carefully as a long one.',
    ],
    services: [
      {
        name: 'Full planning',
        text: 'From the first budget to the last taxi: one plan, one calendar, and one person who knows them both.',
        words: 'full, planning, whole, complete, start to finish, organis*, organiz*',
      },
      {
        name: 'Partial planning',
        text: 'You have the venue and half the list. We look at what is missing and take that on.',
        words: 'partial*, part, half',
      },
      {
        name: 'Coordination on the day',
        text: 'Suppliers met, timings kept, rings found. You hear only what you need to hear.',
        words: 'coordinat*, on the day, day of, of the day',
      },
      {
        name: 'Finding the venue',
        text: 'A short list that suits your number, your date and the way people will get home.',
        words: 'venue*, location*, barn, barns, castle*, hall, halls',
      },
      {
        name: 'Budget and suppliers',
        text: 'Quotes laid side by side, with a note of what each leaves out. You choose, and you sign.',
        words: 'budget*, supplier*, vendor*, quote*, contract*',
      },
      {
        name: 'Timetable and seating plan',
        text: 'Who stands where and when, down to the uncles who should not share a table.',
        words: 'timeline*, timetable*, schedule*, seating, running order, rehears*',
      },
      {
        name: 'Look and decoration',
        text: 'Flowers, paper and light from one idea, drawn up for the people who will make them.',
        words: 'styl*, design*, decor*, theme*, mood board*, flower*',
      },
      {
        name: 'Guests from far away',
        text: 'Rooms, coaches and a page of answers, so that nobody has to ring you that morning.',
        words: 'guest*, accommodation, transport, coach, coaches, invitation*, rsvp*',
        special: true,
      },
      {
        name: 'Weddings abroad',
        text: 'Two sets of papers and one plan. Ask early which of the papers travel slowly.',
        words: 'abroad, destination*, overseas, beach',
        special: true,
      },
      {
        name: 'Small weddings',
        text: 'Twelve people and one table, and the same care for the hour when the light is good.',
        words: 'small, intimate, micro*, elope*, registry*',
        special: true,
      },
    ],
    quotes: [
      'The guest list is the real budget.',
      'Plan for rain, hope for sun.',
      'Somebody else holds the list today.',
      'Eat before the speeches.',
    ],
    reviews: [
      'At noon the cake was in the wrong village. We heard of it on Monday.',
      'My mother kept asking who the calm person with the notebook was.',
      'We had eleven tabs open and no date. After one evening we had a date and no tabs.',
      'From breakfast on nobody asked me anything. I had not known how much I wanted that.',
    ],
    questions: [
      {
        question: 'When should we start?',
        answer:
          'As soon as you know the season. Venues fill first, photographers and bands next; later, you choose from what is free.',
      },
      {
        question: 'What does a wedding planner cost?',
        answer:
          'It depends on how much you hand over and how many are coming. Tell us both, and the offer says what is in it and what is not.',
      },
      {
        question: 'A lot is booked already. Is it too late?',
        answer:
          'No. Send a list of what is booked and signed. The gaps show quickly, and we begin with those.',
      },
      {
        question: 'Our venue has a coordinator. Why somebody else?',
        answer:
          'A good one looks after the house. Somebody of your own looks after the band, the flowers and your aunt as well.',
      },
      {
        question: 'Must we use your suppliers?',
        answer:
          'No. Suggestions are suggestions, and the choice is yours. Ask any planner, us too, whether they earn by a booking.',
      },
      {
        question: 'What if it rains?',
        answer:
          'The plan for rain is made along with the other one, with an hour by which somebody decides. It need not be you.',
      },
      {
        question: 'Who will be there on the day?',
        answer:
          'Say which hours you want covered, from the hairdresser to the last dance. Who comes, and until when, is put in writing.',
      },
    ],
    headings: {
      services: [
        'How much to hand over',
        'From first list to last dance',
        'Planned, booked, run',
        'Before the day and on it',
      ],
      gallery: ['Tables before the guests', 'An hour before', 'Lists, ribbons, light'],
      reviews: ['The Monday after', 'From two who danced', 'With the thank-you cards'],
      questions: ['Before you set the date', 'Asked on the first evening', 'Budget, rain and relatives'],
      contact: ['Tell us your date', 'Describe your wedding', 'Is your date free?'],
      newsletter: ['For the newly engaged', 'Planning, month by month'],
      scheduling: ['Choose a first talk', 'Pick an evening'],
    },
    contactLines: [
      'Date or season, number of guests, place, and what is booked. A round figure for the budget helps most.',
      'Say what you look forward to and what you dread. The first answer comes with a few questions.',
    ],
    newsletterLines: [
      'What to decide this month, and what can wait.',
      'One real day with its timetable, a few times a year.',
    ],
    actions: ['Ask about your date', 'Describe your wedding', 'Arrange a first talk', 'Get an offer'],
    american: {
      'ring you': 'call you',
      supplier: 'vendor',
      suppliers: 'vendors',
      coaches: 'buses',
      timetable: 'timeline',
    },
  },
}
