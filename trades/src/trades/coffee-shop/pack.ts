import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'coffee-shop',
  families: ['counter', 'press', 'poster', 'hearth', 'atelier'],
  copy: {
    trade: 'Coffee shop',
    role: 'Behind the counter',
    headlines: [
      'Coffee in {place}',
      'Your next cup in {place}',
      'Come in, sit down, {place}',
      'Good coffee, close to home',
      'The kettle’s on in {place}',
      'A table by the window',
      'Coffee worth the walk',
    ],
    introductions: [
      '{name} is a coffee shop in {place}. Come for {services}, and stay as long as the cup lasts.',
      'A cup made by somebody who looks up when you come in. {name} is in {place}, with the machine warm.',
      'Come in from the street and take a seat. {name} makes the coffee, you choose the chair.',
      'Morning rush or slow afternoon, {name} in {place} has the cups stacked and ready. Tell us how you take it.',
    ],
    servicesLabel: 'On the board',
    servicesLines: [
      'The board changes with the day. Ask what is good.',
      'Allergies? Say so at the counter and we will go through it with you.',
      'Everything here can be asked for to take away.',
    ],
    services: [
      {
        name: 'Espresso',
        text: 'Short and plain, or the start of everything below. Ask which beans are in the grinder.',
        words: 'espresso*, americano',
      },
      {
        name: 'With milk',
        text: 'Flat white, cappuccino, latte. Say how strong, and which milk you prefer.',
        words: 'latte*, cappuccino*, flat white, milk*',
      },
      {
        name: 'Filter coffee',
        text: 'Lighter in the cup and slower to drink. Good for reading.',
        words: 'filter*, pour over, drip, batch, brew*',
      },
      {
        name: 'Tea',
        text: 'Brewed in a pot, with time to brew. Ask what is in the tins.',
        words: 'tea, teas, chai, matcha, herbal',
      },
      {
        name: 'Cakes and pastries',
        text: 'Look under the glass. What is there in the morning may be gone by three.',
        words: 'cake*, pastr*, bun*, bake*, baking, croissant*, scone*, cookie*',
      },
      {
        name: 'Something to eat',
        text: 'Toast, sandwiches or whatever is on the board today. Small plates for small hungers.',
        words: 'sandwich*, toast*, lunch*, brunch*, breakfast*, food, soup*',
      },
      {
        name: 'Beans to take home',
        text: 'Tell us how you make coffee at home and we will suggest a bag, whole or ground.',
        words: 'bean*, roast*, bag*',
      },
      {
        name: 'Cold drinks',
        text: 'Iced coffee, cold brew and things without caffeine. Best on the pavement.',
        words: 'iced, cold, juice*, smoothie*, soda',
      },
      {
        name: 'Coffee for your meeting',
        text: 'A tray or a flask for the office down the street. Ask a day ahead.',
        words: 'cater*, office*, meeting*, event*',
      },
    ],
    quotes: [
      'The day can start after this cup.',
      'Sit down. The emails will keep.',
      'Two minutes for you, before everybody else.',
      'A good cup asks for a second one.',
      'Come for the coffee, stay for the rain.',
    ],
    reviews: [
      'They knew my order by the third visit. I have walked past two other places every day since.',
      'The cake was gone, so they told me when to come back. I did, and it was worth planning for.',
      'Quiet corner, good light and a cup that stays hot. I finished a whole chapter.',
      'Room for the pram, water for the dog, and very good coffee for me.',
    ],
    questions: [
      {
        question: 'Can I bring my dog?',
        answer: 'Ask at the door or send a message before you come. We will tell you how we handle it.',
      },
      {
        question: 'Do you have milk that is not from a cow?',
        answer: 'Tell us what you drink and we will say what we have today.',
      },
      {
        question: 'Can I work here with a laptop?',
        answer:
          'At quiet hours a laptop bothers nobody. When it is full, please think of the people looking for a seat.',
      },
      {
        question: 'Can I reserve a table?',
        answer:
          'For more than a few people, write to us beforehand and we will see what we can push together.',
      },
      {
        question: 'What can I eat if I have an allergy?',
        answer: 'Ask before you order, every time. We will go through the ingredients with you.',
      },
      {
        question: 'Do you sell coffee for home?',
        answer: 'Ask at the counter what there is this week, and how to grind it for the way you make it.',
      },
    ],
    headings: {
      services: [
        'On the board',
        'What we pour and bake',
        'Cups and plates',
        'From the counter',
        'What will it be?',
      ],
      gallery: ['Around the counter', 'Things with steam', 'A look inside', 'Cups, tins and crumbs'],
      reviews: ['Overheard at the tables', 'What guests say', 'From the window seat', 'Said over coffee'],
      questions: ['Asked at the counter', 'Quick answers', 'Before you drop in', 'While you wait'],
      contact: ['Come and find us', 'Drop in or write', 'Where the coffee is', 'Say good morning'],
      newsletter: ['What’s in the oven', 'News from the counter', 'When beans arrive'],
      scheduling: ['Keep a table', 'Save a seat'],
    },
    contactLines: [
      'Coming with a crowd, or lost a scarf? Write to us.',
      'The easiest way is through the door. For everything else there is this form.',
      'Questions about orders, allergies or a big table are welcome here.',
    ],
    newsletterLines: [
      'New beans, new cakes and odd opening days, in a few lines.',
      'We write when something on the board changes. That is all.',
    ],
    actions: ['Find us', 'Ask us something', 'Say good morning'],
    american: { pram: 'stroller', pavement: 'sidewalk' },
  },
}
