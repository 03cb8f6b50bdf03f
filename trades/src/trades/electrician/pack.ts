import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'electrician',
  families: ['workshop', 'poster', 'counter', 'clinic'],
  copy: {
    trade: 'Electrician',
    role: 'Electrician',
    headlines: [
      'Electrician in {place}',
      'Lights on in {place}',
      'Wired safely, explained clearly',
      'When the fuse keeps tripping',
      'Sockets where you need them',
      'Power put right',
    ],
    introductions: [
      '{name} does electrical work in {place}: {services}. Say what happens and when it happens, and we can often guess the rest.',
      'It trips when the kettle is on, or flickers when it rains. {name} in {place} finds the reason before changing anything.',
      '{name} puts in, repairs and tests electrics in {place}. You get told what is safe, what is not and what can wait.',
      'Sockets behind the sofa, lights on the wrong switch, a fuse board from another age. {name} puts it in order.',
    ],
    servicesLabel: 'Electrical work',
    servicesLines: [
      'If something smells of burning, switch it off at the board and call.',
      'What is written on the fuse board tells us a great deal.',
      'Small jobs can wait for each other and be done in one visit.',
    ],
    services: [
      {
        name: 'Faults and tripping fuses',
        text: 'Traced step by step until the cause is found. A fuse that goes twice is telling you something.',
        words: 'fault*, trip*, fuse*, breaker*, outage*',
      },
      {
        name: 'Sockets and switches',
        text: 'Added, moved or replaced, where you use them.',
        words: 'socket*, switch*, outlet*',
      },
      {
        name: 'Lighting',
        text: 'Indoors and out, with switches where your hand expects them.',
        words: 'light*, lamp*, led, dimmer*',
      },
      {
        name: 'Rewiring',
        text: 'For old cable and new plans. Room by room, so that you can go on living there.',
        words: 'rewir*, wiring, cable*',
      },
      {
        name: 'Fuse boards',
        text: 'Replaced and labelled, so that you know what each switch is for.',
        words: 'fuse board*, fuse box*, consumer unit*, panel*, breaker*',
      },
      {
        name: 'Testing and reports',
        text: 'The installation measured and written up. You get a list of what matters, in order.',
        words: 'test*, inspect*, certificate*, report*, safety',
      },
      {
        name: 'Cookers and showers',
        text: 'Large appliances on a supply that can carry them.',
        words: 'cooker*, oven*, shower*, appliance*, hob*',
      },
      {
        name: 'Car chargers',
        text: 'Your supply checked first, then the charger chosen, then the cable run.',
        words: 'charger*, ev, car charg*, charging',
        special: true,
      },
      {
        name: 'Solar and batteries',
        text: 'What your roof could bring and what your board needs for it.',
        words: 'solar, battery, batteries, photovoltaic',
        special: true,
      },
      {
        name: 'Network and doorbells',
        text: 'Low voltage, high annoyance. Cables drawn where Wi-Fi does not reach.',
        words: 'network*, doorbell*, data, ethernet, alarm*, smart',
        special: true,
      },
    ],
    quotes: [
      'A fuse that trips is doing its job.',
      'Find the cause, then change the part.',
      'Label the board. Thank yourself later.',
      'Light where you stand, not where you don’t.',
      'Switch off, test, then touch.',
    ],
    reviews: [
      'Two others had replaced the fuse. This one asked what had changed in the house, and found a nail.',
      'Every switch in the board has a name now. In the dark I know which one is the kitchen.',
      'They moved the sockets before the plaster went on and asked me about every one. I use all of them.',
      'I got the problem explained with a pencil drawing. I have kept it on the fridge.',
    ],
    questions: [
      {
        question: 'A fuse keeps tripping. What can I do?',
        answer:
          'Unplug everything on that circuit and switch it on again. If it holds, plug things in one by one; if it does not, leave it off and call.',
      },
      {
        question: 'Is my wiring too old?',
        answer: 'Age alone does not decide it. A test shows what is sound and what should be replaced.',
      },
      {
        question: 'How long will the power be off?',
        answer:
          'Usually for parts of a day and not everywhere at once. We tell you in advance so that you can plan.',
      },
      {
        question: 'Can you give me a price by phone?',
        answer: 'For simple jobs a photo is often enough. For the rest we look first and then write it down.',
      },
      {
        question: 'May I do part of it myself?',
        answer:
          'Opening walls and painting, gladly. Leave connecting and testing to somebody qualified, and ask us where the line is.',
      },
      {
        question: 'Will the walls be damaged?',
        answer:
          'New cable has to go somewhere. We show you the route first, and say who closes it afterwards.',
      },
    ],
    headings: {
      services: [
        'Work we do on wires',
        'From fault to fuse board',
        'Electrical jobs, one by one',
        'What we wire and repair',
      ],
      gallery: [
        'On and off',
        'Cables, switches, lamps',
        'At the end of the wire',
        'Things that carry current',
      ],
      reviews: ['After the lights came on', 'What customers say', 'Brightly said', 'Word from the wired'],
      questions: ['Before you flip the switch', 'Asked in the dark', 'Good to know', 'Safe questions'],
      contact: ['Describe the fault', 'Ask for a visit', 'What keeps tripping?', 'Tell us what’s dark'],
      newsletter: ['Notes on safe wiring', 'Short circuits, short letters', 'Before the dark months'],
      scheduling: ['Book an electrician', 'Pick a time for a visit'],
    },
    contactLines: [
      'What happens, where and since when? Have a photo of the fuse board ready if you can.',
      'Tell us the job and the kind of house. We reply with a time or with a question.',
      'If it sparks or smells, call instead of writing.',
    ],
    newsletterLines: [
      'A few lines on safety before winter, and what is new.',
      'When to test, what to check, what to leave alone. Twice a year.',
    ],
    actions: ['Describe the fault', 'Ask for a visit', 'Get an electrician', 'Ask for a price'],
    american: {
      cookers: 'stoves',
      hob: 'cooktop',
      sockets: 'outlets',
      socket: 'outlet',
      'fuse board': 'panel',
      'fuse boards': 'panels',
      cooker: 'stove',
    },
  },
}
