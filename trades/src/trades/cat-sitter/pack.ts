import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'cats',
  families: ['hearth', 'atelier', 'counter', 'press'],
  copy: {
    trade: 'Cat sitter',
    role: 'Cat sitter',
    headlines: [
      'Cat sitter in {place}',
      'Your cat stays at home',
      'Fed, brushed and left in peace',
      'Somebody knows the hiding place',
      'You travel, the cat naps',
      'Clean tray, full bowl',
    ],
    introductions: [
      '{name} looks after cats at home in {place}: {services}. Say the dates, the number of cats and what each is called.',
      'A cat would rather have its own sofa than any holiday. {name} in {place} comes to the sofa.',
      'Some cats come to the door, some are only a hollow in the bed for three days. {name} in {place} sees both, and writes to you.',
    ],
    servicesLabel: 'While you are away',
    servicesLines: [
      'Once a day or twice: age, medicine and temper decide.',
      'We come once before you leave, while you are there and the cat can look on.',
      'Tell us what is normal for your cat. Then we notice what is not.',
    ],
    services: [
      {
        name: 'Feeding and fresh water',
        text: 'Your food, your amounts, and the bowl washed in between. What is left over is told to you.',
        words: 'feed*, food, water, meal*, bowl*',
      },
      {
        name: 'The litter',
        text: 'Emptied at every visit. It says more about a cat’s health than its face does.',
        words: 'litter*, tray*, clean*',
      },
      {
        name: 'Play and company',
        text: 'As much as your cat wants: a feather, a lap or simply someone breathing in the room.',
        words: 'play*, cuddl*, company, brush*, attention',
      },
      {
        name: 'Medicine',
        text: 'Tablets, drops or injections as your vet wrote them down. Show us once how your cat allows it.',
        words: 'medic*, tablet*, pill*, insulin, injection*, diabet*, eye drops',
      },
      {
        name: 'Old cats and kittens',
        text: 'Shorter gaps between visits, small portions, and a look at everything twice.',
        words: 'kitten*, old*, senior*, elderly',
      },
      {
        name: 'News with a picture',
        text: 'After every visit a line and a photo, even if it shows only a tail under the bed.',
        words: 'photo*, message*, update*, report*, news',
      },
      {
        name: 'Post, plants and blinds',
        text: 'The house looks lived in, and the basil survives.',
        words: 'plant*, post, mail, blind*, house, parcel*',
      },
      {
        name: 'Overnight at your home',
        text: 'For cats that look for someone at four in the morning.',
        words: 'overnight*, night*, live-in, house sit*',
        special: true,
      },
    ],
    quotes: [
      'No cat ever asked for a suitcase.',
      'We wait. The cat decides.',
      'An eaten bowl is good news.',
      'The tray never lies.',
    ],
    reviews: [
      'Nobody sees our second cat. There was a picture of her on the third day.',
      'I was told that he drank more than usual. The vet was glad to hear it early.',
      'We came home, and she was offended for five minutes instead of a week.',
      'Even the basil was alive.',
    ],
    questions: [
      {
        question: 'Is one visit a day enough?',
        answer:
          'For many healthy grown cats it is. Kittens, old cats and those on medicine should be seen twice.',
      },
      {
        question: 'How do you get the key?',
        answer:
          'At the first meeting, against a receipt, and it is kept without name or address on it. Afterwards it comes back the way you like.',
      },
      {
        question: 'What if my cat hides?',
        answer:
          'Then nobody pulls it out. We check that it has eaten and used the tray, and look for it once without touching.',
      },
      {
        question: 'What if my cat falls ill?',
        answer:
          'You are called, then your vet. Please leave the number, a carrier within reach and a line saying that we may go there.',
      },
      {
        question: 'Our plane is late. What then?',
        answer: 'Write as soon as you know. Nobody stops coming before you have said that you are home.',
      },
      {
        question: 'Does my cat need vaccinations?',
        answer:
          'If it stays at home it meets no other cats through us, but we do come from other households. Ask your vet what is sensible.',
      },
    ],
    headings: {
      services: [
        'What a visit includes',
        'Bowl, tray, lap',
        'While the suitcase is away',
        'At home with your cat',
      ],
      gallery: ['Tails and window sills', 'Bowls, brushes, feathers', 'Seen from the sofa'],
      reviews: ['Written after coming home', 'From cat people', 'What the cat would not say'],
      questions: ['Before you hand over the key', 'Asked at the kitchen table', 'Keys, hiding and medicine'],
      contact: ['Who is your cat?', 'Ask for your dates', 'When are you away?'],
      newsletter: ['Before the holidays', 'Notes on cats'],
      scheduling: ['Choose a first meeting', 'Which days?'],
    },
    contactLines: [
      'Dates, street, number of cats, names, ages and medicines. And who hides.',
      'Write when you leave and when you are back. We answer whether those days are free.',
    ],
    newsletterLines: [
      'When holidays fill up, and what to prepare before you leave.',
      'A few lines on hot weeks, old kidneys and new cat flaps.',
    ],
    actions: ['Ask for your dates', 'Introduce your cat', 'Arrange a first meeting', 'Plan the visits'],
    american: { holiday: 'vacation', holidays: 'vacations', tray: 'litter box', Post: 'Mail' },
  },
}
