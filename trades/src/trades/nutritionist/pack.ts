import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'nutritionist',
  families: ['hearth', 'field', 'clinic', 'press'],
  copy: {
    trade: 'Nutrition advice',
    role: 'Nutritionist',
    headlines: [
      'Nutrition advice in {place}',
      'Eat well without a timetable',
      'Food that fits your week',
      'Better plates in {place}',
      'What shall we eat?',
      'One small change at a time',
    ],
    introductions: [
      '{name} advises people in {place} on {services}. Bring your ordinary week, not your best one.',
      'You know that vegetables are good for you. {name} helps with the part that comes after knowing.',
      '{name} in {place} looks at what you eat, when and why, and changes as little as is needed.',
      'No forbidden lists and no heroic Mondays. {name} works with your kitchen, your budget and your appetite.',
    ],
    servicesLabel: 'How I help',
    servicesLines: [
      'Under treatment by a doctor? Tell us, and we work alongside it.',
      'Keep eating as you always do until we meet. That is the useful starting point.',
      'Start with one talk. Then decide if you want more.',
    ],
    services: [
      {
        name: 'A first talk',
        text: 'Your days, your meals, your health and your aims. You leave with one thing to try.',
        words: 'first, consult*, assessment',
      },
      {
        name: 'A plan for your week',
        text: 'Meals you like, from shops you go to, in the time you have.',
        words: 'plan*, meal plan*, week*',
      },
      {
        name: 'Losing or gaining weight',
        text: 'At a pace your body goes along with. We look at habits before numbers.',
        words: 'weight, loss, gain, slim*',
      },
      {
        name: 'Eating with a condition',
        text: 'Diabetes, cholesterol, kidneys, pregnancy. Together with your doctor’s advice.',
        words: 'diabet*, cholesterol, condition*, pregnan*, medical',
      },
      {
        name: 'Stomach and intolerances',
        text: 'Finding out step by step what troubles you, so that you leave out no more than you must.',
        words: 'gut, digest*, intoleran*, allerg*, bloat*, ibs, fodmap',
      },
      {
        name: 'Families and picky eaters',
        text: 'One table, several opinions. We aim for calm first, and vegetables second.',
        words: 'famil*, child*, kid*, picky, bab*',
      },
      {
        name: 'Eating for sport',
        text: 'What before, what after and how much water.',
        words: 'sport*, athlet*, train*, performance, runner*',
      },
      {
        name: 'Shopping and labels',
        text: 'A walk along the shelves that saves you hours later.',
        words: 'shop*, label*, supermarket, grocer*',
      },
      {
        name: 'Follow-up',
        text: 'What worked, what did not, what comes next. Short and regular.',
        words: 'follow*, support*, check in*',
      },
    ],
    quotes: [
      'Add something good before you leave something out.',
      'The best diet is one you can live with.',
      'Hungry people do not decide well. Eat first.',
      'Cook once, eat twice.',
      'A habit beats a plan.',
    ],
    reviews: [
      'I was asked what I like. In all my years of diets that was a first.',
      'We changed breakfast and nothing else for a month. The rest followed by itself.',
      'My stomach is quiet. I had forgotten that it could be.',
      'The children still do not like courgettes. But they come to the table.',
    ],
    questions: [
      {
        question: 'Will I have to give things up?',
        answer: 'Usually less than people fear. We look for what makes the most difference and start there.',
      },
      {
        question: 'Do I need a referral?',
        answer: 'For a talk, no. Your insurance may ask for one if it is to pay, so check with them first.',
      },
      {
        question: 'What should I bring?',
        answer: 'Notes on what you ate over a few normal days, your medicines and any results you have.',
      },
      {
        question: 'How many sessions do I need?',
        answer: 'Some people come once, others for a season. After the first talk we can say more.',
      },
      {
        question: 'Do you work online as well?',
        answer: 'Ask, and tell us what suits you. For many questions a call is enough.',
      },
      {
        question: 'Can you promise that I will lose weight?',
        answer:
          'No, and nobody honestly can. We can promise to look closely and to change the plan if it does not work.',
      },
    ],
    headings: {
      services: [
        'How we can help you eat well',
        'Questions of food',
        'From first talk to follow-up',
        'At your table',
      ],
      gallery: [
        'From the kitchen table',
        'Bowls, roots and leaves',
        'On the chopping board',
        'Good things to eat',
      ],
      reviews: ['After a few weeks', 'What clients say', 'Told with an appetite', 'From other tables'],
      questions: ['Before we talk', 'Honest questions', 'Good to know', 'People ask first'],
      contact: ['Start with a talk', 'Tell us your week', 'Ask your question', 'Hungry for advice?'],
      newsletter: ['A recipe a month', 'Seasonal plates', 'Notes from the kitchen'],
      scheduling: ['Choose a time to talk', 'Book a first talk'],
    },
    contactLines: [
      'What would you like to change, and what have you already tried?',
      'A few lines about your days and your aim. Leave medical details for the talk.',
      'Tell us which days suit you, and if you would rather come or call.',
    ],
    newsletterLines: ['A recipe and a thought, once a month.', 'What is in season and what to do with it.'],
    actions: ['Start with a talk', 'Ask a question', 'Book a first talk', 'Find a time'],
    american: { courgettes: 'zucchini' },
  },
}
