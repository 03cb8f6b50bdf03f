import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['counter', 'clinic', 'field', 'workshop'],
  copy: {
    trade: 'Pool service',
    role: 'Pool technician',
    headlines: [
      'Pool service in {place}',
      'Clear down to the drain',
      'Green on Monday, blue by Friday',
      'Ready before the first swim',
      'Water you can see through',
      'Jump in, the testing is done',
    ],
    introductions: [
      '{name} looks after swimming pools in {place}: {services}. Say how large yours is, what lines it, and when the pump last ran.',
      'A pool goes green in a week and clear in a few days, in the right order. {name} in {place} knows the order.',
      'Skimmed, brushed, vacuumed, tested: the same round on the same weekday. {name} does it in {place}, whether you are at home or not.',
    ],
    servicesLabel: 'For your pool',
    servicesLines: [
      'A photograph of the pump and its label answers half of the questions.',
      'Please leave the gate open on pool day, and the dog indoors.',
      'After a party or a storm, ask for a visit before the weekend.',
    ],
    services: [
      {
        name: 'Regular care',
        text: 'Skimmed, brushed, vacuumed and tested, with a note of the readings left for you.',
        words: 'weekly, regular, clean*, maintenance, vacuum*, skim*',
      },
      {
        name: 'Opening in spring',
        text: 'Cover off, fittings back, filter started. The water is balanced before anybody swims.',
        words: 'opening*, spring, season, start-up',
      },
      {
        name: 'Closing for winter',
        text: 'Lines blown out, water lowered, cover on tight. Frost finds nothing to break.',
        words: 'clos*, winter*, frost, cover*',
      },
      {
        name: 'Green pools',
        text: 'Algae killed, filtered and vacuumed out, in steps over several days. Bring back the blue, not the smell.',
        words: 'green, algae, cloudy, recover*',
      },
      {
        name: 'Filters and pumps',
        text: 'Sand changed, cartridges washed, seals and motors replaced before they flood the shed.',
        words: 'filter*, pump*, sand, cartridge*, motor*, seal*',
      },
      {
        name: 'Leak detection',
        text: 'Losing more than evaporation takes? Pressure on the pipes and dye at the cracks show where.',
        words: 'leak*, losing water, crack*, detect*',
      },
      {
        name: 'Hot tubs and spas',
        text: 'Drained, scrubbed behind the jets, filled and balanced again. Covers and filters looked at on the same visit.',
        words: 'hot tub*, spa, spas, jacuzzi*, whirlpool*',
        special: true,
      },
    ],
    quotes: [
      'Test first, pour afterwards.',
      'Clear water is a habit.',
      'Algae take no holidays.',
      'The filter does the work, if let.',
    ],
    reviews: [
      'It was a pond with a ladder. By the children’s birthday we could see the tiles again.',
      'Two other people sold us chemicals. This one cleaned the filter, and that was it.',
      'There is a slip with numbers under the mat each week. We only swim.',
      'The crack was behind the lamp. It took an hour to find and a morning to close.',
    ],
    questions: [
      {
        question: 'How often does a pool need care?',
        answer:
          'Weekly while it is swum in, less often under a winter cover. Trees nearby and many swimmers make it more.',
      },
      {
        question: 'How long until a green pool is clear?',
        answer: 'A few days as a rule. It depends on the filter, and on how long the pump has stood still.',
      },
      {
        question: 'Do I have to be at home?',
        answer: 'No, if the gate and the pump can be reached. What was done and measured is left in writing.',
      },
      {
        question: 'When may we swim after treatment?',
        answer:
          'When the readings say so, and you are told the hour. After routine care mostly the same day.',
      },
      {
        question: 'Salt or chlorine?',
        answer:
          'A salt system makes its own chlorine and needs its cell cleaned. Both stay clear when they are looked after.',
      },
      {
        question: 'What should I send with my first message?',
        answer: 'The rough size, the lining, pictures of the water and the pump, and how one gets to it.',
      },
    ],
    headings: {
      services: ['What keeps it blue', 'From cover off to cover on', 'Water, filter, pump'],
      gallery: ['Before and after the net', 'Blue, as it should be', 'At the deep end'],
      reviews: ['From the sun lounger', 'Said at the shallow end', 'After the first swim'],
      questions: ['Before you dip a toe', 'Asked beside the water', 'Chlorine, salt and patience'],
      contact: ['How large is it?', 'Ask for pool care', 'Ask about the water'],
      newsletter: ['When to open', 'Before the frost'],
      scheduling: ['Choose your pool day', 'Pick an opening date'],
    },
    contactLines: [
      'Size, lining, age of the pump, and the look of the water: that is enough for a first answer.',
      'Say what the water looks like and since when. The reply names a day.',
    ],
    newsletterLines: [
      'A word in spring and another in autumn, when the cover moves.',
      'Short notes on water.',
    ],
    actions: ['Ask for pool care', 'Ask about the water', 'Plan the opening', 'Report a leak'],
    american: { autumn: 'fall' },
  },
}
