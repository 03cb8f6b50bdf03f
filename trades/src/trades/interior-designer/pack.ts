import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'interiors',
  families: ['atelier', 'studio', 'hearth', 'press'],
  copy: {
    trade: 'Interior designer',
    role: 'Interior designer',
    headlines: [
      'Interior design in {place}',
      'Rooms that get used',
      'The sofa is seldom the problem',
      'Start with the lamp',
      'Your things, better placed',
      'Home, measured and rethought',
    ],
    introductions: [
      '{name} plans rooms in {place}: {services}. Tell us about the room as it is, tidied by nobody.',
      'Most rooms lack neither furniture nor colour, but a place for the lamp. {name} in {place} starts there.',
      'You know what you like on a picture, and not why it fails at home. {name} in {place} measures, draws and brings the samples to your own light.',
    ],
    servicesLabel: 'Rooms',
    servicesLines: [
      'Heirlooms, a partner’s armchair, a piano: say what has to stay.',
      'One room, one evening’s advice or the whole flat: say how far you want to go.',
      'Colours are chosen on your wall, by day and by lamp.',
    ],
    services: [
      {
        name: 'A visit with advice',
        text: 'We walk through, move what can be moved, and you keep a list of what to do first.',
        words: 'consult*, advice, visit*, hour, hours',
      },
      {
        name: 'Room plans',
        text: 'Measured, drawn to scale and furnished on paper, doors and sockets included.',
        words: 'plan, plans, layout*, floor plan*, space planning, drawing*',
      },
      {
        name: 'Colours and materials',
        text: 'Large samples, seen next to your floor and in your own daylight.',
        words: 'colour*, color*, paint*, wallpaper*, material*, fabric*, palette*',
      },
      {
        name: 'Light',
        text: 'Less from the ceiling, more where you read, cook and look for your keys.',
        words: 'light, lights, lighting, lamp*',
      },
      {
        name: 'Kitchens and bathrooms',
        text: 'Who stands where at seven in the morning decides about the taps and the drawers.',
        words: 'kitchen*, bathroom*',
      },
      {
        name: 'Furniture and curtains',
        text: 'Found, ordered or made to measure. What you own already is looked at first.',
        words: 'furniture, sofa*, curtain*, furnish*, joinery, bespoke, rug, rugs, styling',
      },
      {
        name: 'Looking after the work',
        text: 'Painters, joiners and deliveries in the right order, with one list that everyone has.',
        words: 'project manage*, renovat*, coordinat*, refurbish*, turnkey',
      },
      {
        name: 'Homes for sale, shops and practices',
        text: 'Rooms for strangers: clear in the first ten seconds.',
        words: 'staging, commercial, office*, shop, shops, restaurant*, clinic*, hotel*',
        special: true,
      },
    ],
    quotes: [
      'First the light, then the sofa.',
      'A room is finished when you stop noticing it.',
      'Empty a shelf before you buy one.',
      'Samples lie under shop lamps.',
    ],
    reviews: [
      'We had been about to buy a larger table. She turned the one we had.',
      'I can finally read in my reading chair.',
      'The plan showed that the wardrobe door would never have opened. The shop had not noticed.',
      'It looks like us, on a good day.',
    ],
    questions: [
      {
        question: 'Do I have to throw everything out?',
        answer:
          'No. Most rooms keep the greater part of what is in them, in other places. What goes is up to you.',
      },
      {
        question: 'How does it begin?',
        answer:
          'With a visit or with photos and measurements. After that you hear what we would do and in how many steps.',
      },
      {
        question: 'What does it cost?',
        answer:
          'The planning is priced by the room or by the hour, and the furnishing has a budget that you set. Both are written down before we begin.',
      },
      {
        question: 'My taste and my partner’s differ. Is that a problem?',
        answer: 'It is the usual state. Bring three pictures each, and we look for what they share.',
      },
      {
        question: 'I rent. Is it worth it?',
        answer: 'Yes: light, textiles and placing do most of it, and they move out with you.',
      },
      {
        question: 'How long does a room take?',
        answer:
          'A plan takes a few weeks, made-to-measure pieces and joiners longer. You get dates with the plan.',
      },
    ],
    headings: {
      services: [
        'One room after another',
        'From advice to the last lamp',
        'What changes at home',
        'Plans, colours, light',
      ],
      gallery: ['Samples and corners', 'Light on materials', 'Before the furniture came'],
      reviews: ['From people at home', 'After moving the sofa', 'Said in the new room'],
      questions: ['Before the first visit', 'Asked between boxes', 'Taste, budget and time'],
      contact: ['Show us the room', 'Ask for a visit', 'Which room first?'],
      newsletter: ['One room each time', 'Notes on rooms'],
      scheduling: ['Choose a home visit', 'Find an afternoon'],
    },
    contactLines: [
      'Which room, who lives in it, and what annoys you every day.',
      'Say what has to stay, what may go and roughly what you want to spend.',
    ],
    newsletterLines: [
      'One room, what was wrong with it and which three things changed.',
      'A colour, a lamp, a mistake to avoid. Seldom, and short.',
    ],
    actions: ['Show us the room', 'Ask for a visit', 'Start with one room', 'Describe your home'],
    american: {
      flat: 'apartment',
      wardrobe: 'closet',
      taps: 'faucets',
      sockets: 'outlets',
      colour: 'color',
      colours: 'colors',
      Colours: 'Colors',
    },
  },
}
