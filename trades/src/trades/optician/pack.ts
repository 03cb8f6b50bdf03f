import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['clinic', 'studio', 'counter', 'atelier'],
  copy: {
    trade: 'Optician',
    role: 'Optician',
    headlines: [
      'Optician in {place}',
      'Read this line again',
      'Glasses that sit and see',
      'Arms too short for the menu?',
      'Eyes tested, frames fitted',
      'Seeing well in {place}',
    ],
    introductions: [
      '{name} tests eyes and fits glasses in {place}. Bring the old pair, even a broken one: it tells us where to begin.',
      'The menu moves further away each year, or the board at school has gone soft. {name} in {place} finds out which lens brings it back.',
      '{name} measures, advises and bends frames straight in {place}. Try on as many as you like; the mirror has time.',
    ],
    servicesLabel: 'Eyes and glasses',
    servicesLines: [
      'Contact lenses stay out for a while before a test. Ask how long for yours.',
      'Bring the glasses you wear, and the ones you do not.',
      'Sudden flashes, a curtain, one eye gone dim: that is for a doctor, today.',
    ],
    services: [
      {
        name: 'Eye tests',
        text: 'Far, near and at the distance of your screen. There is no wrong answer to which is clearer.',
        words: 'eye test*, sight test*, eye exam*, refraction, vision test*',
      },
      {
        name: 'Choosing frames',
        text: 'Width, bridge and ears first, fashion after. What slides off the nose will not be worn.',
        words: 'frame*, eyewear, glasses, spectacles',
      },
      {
        name: 'Varifocals',
        text: 'Measured with the frame on your face, at your own way of holding the head. The first week takes patience.',
        words: 'varifocal*, progressive*, multifocal*, bifocal*',
      },
      {
        name: 'Screen and reading glasses',
        text: 'Ground for the arm’s length at which you work, so that the neck may rest.',
        words: 'reading, screen*, office lens*, computer glasses',
      },
      {
        name: 'Contact lenses',
        text: 'Tried, checked in the eye and practised until you can put them in alone.',
        words: 'contact lens*, contacts',
      },
      {
        name: 'Children’s glasses',
        text: 'Soft bridges, arms that bend, and lenses that survive a ball. They choose the colour.',
        words: 'child*, kid*, school, myopia',
      },
      {
        name: 'Sunglasses',
        text: 'With your prescription, for driving, water or snow.',
        words: 'sunglass*, sun, polarised, polarized, sport*',
      },
      {
        name: 'Repairs and adjusting',
        text: 'A screw, a pad, an arm somebody sat on. Most of it takes as long as a coffee.',
        words: 'repair*, adjust*, screw*, nose pad*',
      },
      {
        name: 'Low vision aids',
        text: 'Magnifiers, lamps and tinted lenses for reading post and price tags again.',
        words: 'low vision, magnif*, macular',
        special: true,
      },
      {
        name: 'Eye pressure and pictures',
        text: 'A look at the back of the eye and its pressure, kept so that next time there is something to compare.',
        words: 'pressure, oct, retina*, fundus, glaucoma',
        special: true,
      },
    ],
    quotes: [
      'One or two? Take your time.',
      'Good glasses are forgotten by noon.',
      'Eyes change quietly. Ask them now and then.',
      'The frame is yours, the lens is the work.',
    ],
    reviews: [
      'Three pairs of varifocals elsewhere ended in a drawer. Here somebody watched how I hold a book, and these I wear.',
      'My son picked orange. The arms have been bent back twice and nobody sighed.',
      'I came for new glasses and was told the old lenses still fit. They put in two screws.',
    ],
    questions: [
      {
        question: 'How often should eyes be tested?',
        answer:
          'Every two years if nothing changes. Sooner with headaches, diabetes, blurred driving at night, or a child who moves closer to the page.',
      },
      {
        question: 'How long does a test take?',
        answer:
          'About half an hour, longer for contact lenses. Afterwards you hear the values and what they mean.',
      },
      {
        question: 'May I have my prescription?',
        answer: 'Yes, ask for it. You need not buy the glasses where you were measured.',
      },
      {
        question: 'When will the glasses be ready?',
        answer:
          'Simple lenses may take days, ground ones a week or two. You get word when they lie here, and they are fitted to your face when you fetch them.',
      },
      {
        question: 'What if I cannot get used to them?',
        answer:
          'Wear them a week and then come back. Often the frame sits a little low, and if the lens is wrong it is measured again.',
      },
      {
        question: 'Can new lenses go into my old frame?',
        answer: 'Often. Old plastic may crack when opened, and we tell you before we try.',
      },
      {
        question: 'What can you not do?',
        answer:
          'Treat illness. If something in the eye looks wrong we write down what we saw and send you to a doctor.',
      },
    ],
    headings: {
      services: [
        'What we do for eyes',
        'Tests, lenses and frames',
        'From the chart to the mirror',
        'What do you want to read?',
      ],
      gallery: ['Frames and faces', 'Lens, screw and mirror', 'On the shelf and on the nose'],
      reviews: ['Written without squinting', 'From people who read menus again', 'Seen and said'],
      questions: ['Before the test', 'Lenses, values and waiting', 'Asked behind the chart'],
      contact: ['Book an eye test', 'Ask about glasses', 'Say what has blurred', 'Write in large letters'],
      newsletter: ['New frames, seldom', 'Reminders for eyes'],
      scheduling: ['A time for your eyes', 'Choose a test time'],
    },
    contactLines: [
      'What has become blurred, near or far, and when you were last tested.',
      'For a repair, a photo of the break. For a test, two times that suit you.',
    ],
    newsletterLines: [
      'A note when the shelf changes, and one when a test is due.',
      'Dry air, screens, low sun: what eyes put up with this season.',
    ],
    actions: ['Book an eye test', 'Ask about glasses', 'Have glasses adjusted', 'Ask about lenses'],
    american: { colour: 'color', Varifocals: 'Progressives', varifocals: 'progressives', post: 'mail' },
  },
}
