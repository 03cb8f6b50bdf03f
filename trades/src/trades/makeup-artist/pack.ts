import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'cosmetics',
  families: ['atelier', 'studio', 'poster', 'press'],
  copy: {
    trade: 'Make-up artist',
    role: 'Make-up artist',
    headlines: [
      'Make-up artist in {place}',
      'Still you, at midnight too',
      'Made for faces and flashlights',
      'Lasts through the speeches',
      'Your face on a good day',
      'Brushes, daylight, a steady hand',
    ],
    introductions: [
      '{name} does make-up in {place}: {services}. Say the day, the hour you must be ready, and how many faces.',
      'You should recognise yourself in the mirror and in the photographs. {name} in {place} tries it out with you before the day.',
      'Some never wear any, some never go without. {name} in {place} asks what you do on an ordinary morning and starts from there.',
    ],
    servicesLabel: 'Make-up',
    servicesLines: [
      'Allergies, lenses, a rash last spring: say so before the first brush.',
      'Come with a clean face and in something that buttons at the front.',
      'Bring one picture of what you like and one of what you never want.',
    ],
    services: [
      {
        name: 'Bridal make-up',
        text: 'With a trial some weeks before, and a plan for tears, heat and hugs.',
        words: 'brid*, wedding*, bride*',
      },
      {
        name: 'Bridesmaids, mothers and guests',
        text: 'One after the other by a list of times, so that nobody waits in her dressing gown.',
        words: 'bridesmaid*, mother*, guest*, party, group*',
      },
      {
        name: 'Parties and proms',
        text: 'For an evening that may grow long. A little lipstick goes home with you.',
        words: 'part*, prom*, event*, evening*, occasion*, birthday*',
      },
      {
        name: 'Photographs and film',
        text: 'Matched to the light in the room, with retouching between the takes.',
        words: 'photo*, shoot*, film*, editorial*, tv, camera, headshot*',
      },
      {
        name: 'Make-up lessons',
        text: 'Half of your face by us, the other half by you. With your own things, and a list of what can go.',
        words: 'lesson*, workshop*, learn*, class, classes, masterclass*',
      },
      {
        name: 'Brows and lashes',
        text: 'Shaped, tinted or a few single lashes where there are gaps.',
        words: 'brow*, lash*, eyebrow*, eyelash*',
      },
      {
        name: 'Hair as well',
        text: 'Pinned up or let down, at the same chair. The veil is tried on with it.',
        words: 'hair, updo*, hairstyl*, styling',
        special: true,
      },
      {
        name: 'Stage, wounds and other skins',
        text: 'Age, bruises, scales. Removed again without scrubbing.',
        words: 'special effects, sfx, stage, theatre, prosthetic*, body paint*, halloween, face paint*',
        special: true,
      },
    ],
    quotes: [
      'The best make-up is noticed second.',
      'Skin first, colour after.',
      'Tested on tears before the wedding.',
      'Daylight is the honest mirror.',
    ],
    reviews: [
      'I cried before, during and after. The pictures do not know.',
      'My husband said I looked rested. That was all I had asked for.',
      'Six of us in three hours, and there was still time to sit down.',
      'She threw out half of my drawer with my permission. I use the other half every day.',
    ],
    questions: [
      {
        question: 'Do I need a trial?',
        answer:
          'For a wedding it is worth it, best with the hair and in a top the colour of the dress. For an evening a talk is mostly enough.',
      },
      {
        question: 'How long does it take?',
        answer:
          'About an hour for a bride, less for guests, plus time to set up. We work backwards from the moment you must leave the room.',
      },
      {
        question: 'Where is it done?',
        answer: 'Tell us where you get ready. A chair, a table and a window are all it takes.',
      },
      {
        question: 'I have sensitive skin. Can I wear it?',
        answer:
          'Usually. Bring what your skin tolerates, and have new products tried on the neck beforehand.',
      },
      {
        question: 'I am older. Will it settle in the lines?',
        answer: 'Less powder and more care keep it from doing so. Light goes where you want people to look.',
      },
      {
        question: 'What if I do not like it?',
        answer: 'Say so while the brush is still in the hand. That is what the mirror in between is for.',
      },
    ],
    headings: {
      services: [
        'Occasions and faces',
        'From the trial to the last dance',
        'For weddings, stages, ordinary days',
        'What the brushes are for',
      ],
      gallery: ['Brushes, pots, daylight', 'On the dressing table', 'Colours side by side'],
      reviews: ['After the last dance', 'From brides and guests', 'Said to the mirror'],
      questions: ['Before the first brush', 'Asked at the trial', 'Tears, time and sensitive skin'],
      contact: ['Which day is it?', 'Ask for your date', 'How many faces?'],
      newsletter: ['From the brush roll', 'Before the party season'],
      scheduling: ['Choose a trial', 'Find a morning'],
    },
    contactLines: [
      'Date, place, the hour you must be ready, and how many of you. Have a photo of your face in daylight ready.',
      'Say what you usually wear and what you would never wear. The rest we try out.',
    ],
    newsletterLines: [
      'A trick for tired eyes, and dates that are still free.',
      'What lasts in summer and what never does. A few lines, seldom.',
    ],
    actions: ['Ask for your date', 'Arrange a trial', 'Book a lesson', 'Tell us the occasion'],
    american: {
      recognise: 'recognize',
      colour: 'color',
      Colours: 'Colors',
      'Make-up': 'Makeup',
      'make-up': 'makeup',
      theatre: 'theater',
    },
  },
}
