import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'dentist-office',
  families: ['clinic', 'hearth', 'studio', 'ledger'],
  copy: {
    trade: 'Dentist',
    role: 'Dentist',
    headlines: [
      'Dentist in {place}',
      'Teeth, looked after gently',
      'A calm chair in {place}',
      'See the dentist without dread',
      'Dental care for {place}',
      'Nothing done without asking',
    ],
    introductions: [
      '{name} sees to teeth in {place}: {services}. If you are nervous, say so, and we will take more time.',
      'It may be years since you last sat in a dentist’s chair. {name} in {place} begins by looking and talking, nothing else.',
      '{name} looks after teeth in {place}: checks, cleans, repairs and explains. You see what we see before you decide.',
      'A check-up takes less time than worrying about one. {name} in {place} shows you what is well and what is not.',
    ],
    servicesLabel: 'Treatments',
    servicesLines: [
      'You hear what we found, what could be done and what can wait.',
      'In pain? Call rather than write, and say since when.',
      'Anxious patients are not a nuisance. Tell us and we plan for it.',
    ],
    services: [
      {
        name: 'Check-ups',
        text: 'Teeth, gums and bite looked at, and an explanation of what we see. You leave with a plan, or with nothing to do.',
        words: 'check up*, checkup*, exam*, x ray*',
      },
      {
        name: 'Cleaning',
        text: 'Tartar and stains removed, and a few minutes on the spots your brush misses.',
        words: 'clean*, hygien*, scal*, polish*',
      },
      {
        name: 'Fillings',
        text: 'Decay out, tooth closed, colour matched. Numb first, always.',
        words: 'filling*, cavit*, decay',
      },
      {
        name: 'Crowns and bridges',
        text: 'For teeth that have lost too much to be filled. We show you the choices and what each one asks of the tooth.',
        words: 'crown*, bridge*',
      },
      {
        name: 'Root canal treatment',
        text: 'A way to keep a tooth that would otherwise go. It takes time and is far less terrible than its name.',
        words: 'root canal*, endodont*',
      },
      {
        name: 'Care for gums',
        text: 'Bleeding is a sign, not a habit. We treat the cause and show you how to keep it away.',
        words: 'gum*, periodont*',
      },
      {
        name: 'Children’s teeth',
        text: 'First visits are for looking round and counting teeth. Nothing happens without a yes.',
        words: 'child*, kid*, paediatric, pediatric',
      },
      {
        name: 'Straightening teeth',
        text: 'Which way suits you depends on your teeth and your patience. We explain both.',
        words: 'straighten*, brace*, aligner*, orthodont*, invisalign',
        special: true,
      },
      {
        name: 'Implants and dentures',
        text: 'Fixed or removable, for one tooth or for many. You see the steps and the time before you begin.',
        words: 'implant*, denture*',
        special: true,
      },
      {
        name: 'Whitening',
        text: 'After a check, so that only healthy teeth are whitened. We tell you how far yours will go.',
        words: 'whiten*, bleach*',
        special: true,
      },
    ],
    quotes: [
      'You can raise your hand at any time.',
      'We look first. Then we talk. Then we begin.',
      'Two minutes, twice a day, most of the battle.',
      'A small hole today is a short visit.',
      'Nervous is normal. Tell us.',
    ],
    reviews: [
      'I had put it off for six years. Nobody told me off, they just started with the easy part.',
      'She explained each step before it happened, and stopped when I raised my hand. I will come back, which I did not expect to write.',
      'My daughter counted the lamp’s bulbs while they counted her teeth. She wants to come again.',
      'I was shown the picture and could decide for myself. The filling looks like a tooth.',
    ],
    questions: [
      {
        question: 'I am afraid of the dentist. What can you do?',
        answer:
          'Tell us when you make the appointment. We take more time, explain before we touch, and agree on a sign that means stop.',
      },
      {
        question: 'I am in pain. What should I do?',
        answer:
          'Call and say where and since when. If your face is swelling or you have trouble swallowing, seek emergency care at once.',
      },
      {
        question: 'How often should I have a check-up?',
        answer:
          'For many people once or twice a year is right. After looking at your teeth we can say what suits you.',
      },
      {
        question: 'What will it cost?',
        answer:
          'You get an estimate before treatment starts. Ask what your insurance or plan will pay towards it.',
      },
      {
        question: 'Are you taking new patients?',
        answer: 'Send a message or call and we will tell you where we stand and how long it takes.',
      },
      {
        question: 'From what age should children come?',
        answer:
          'Bring them along when the first teeth are through. The early visits are mainly for getting used to it.',
      },
      {
        question: 'What should I bring?',
        answer:
          'Identification, your insurance details and a list of your medicines. Older X-rays help if you have them.',
      },
    ],
    headings: {
      services: [
        'How we look after teeth',
        'Treatments, explained',
        'From check-up to crown',
        'What we can do for you',
      ],
      gallery: [
        'Around the practice',
        'Things you will see here',
        'From the treatment room',
        'Instruments and small mirrors',
      ],
      reviews: ['What patients say', 'From the waiting room', 'After the visit', 'Said with a numb lip'],
      questions: ['Before your visit', 'Nervous patients ask', 'Questions, answered calmly', 'Good to know'],
      contact: ['Ask for an appointment', 'Make an appointment', 'Write to the practice', 'Come and see us'],
      newsletter: ['News from the practice', 'Reminders for healthy teeth', 'Check-up reminders'],
      scheduling: ['Book an appointment', 'Choose a time'],
    },
    contactLines: [
      'Name, telephone number and reason. Please do not send medical details through this form.',
      'For pain, call. For everything else, write and we will reply with times.',
      'Tell us whether you are new here and which days suit you.',
    ],
    newsletterLines: [
      'A reminder when a check-up is due, and changes to our hours.',
      'Short notes on teeth, a few times a year.',
    ],
    actions: ['Ask for an appointment', 'Make an appointment', 'Ask a question', 'Come for a check-up'],
  },
}
