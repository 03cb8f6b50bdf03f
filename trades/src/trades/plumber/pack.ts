import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'plumbing',
  families: ['workshop', 'poster', 'clinic', 'counter'],
  copy: {
    trade: 'Plumber',
    role: 'Plumber',
    headlines: [
      'Plumber in {place}',
      'Leaks stopped. Taps that close.',
      'The plumber {place} calls',
      'Plumbing put right in {place}',
      'Taps, pipes and drains, fixed',
      'Hot water back in {place}',
      'When water goes where it shouldn’t',
      'A plumber for {place} homes',
    ],
    introductions: [
      '{name} looks after {services} in {place}. Tell us what is dripping, blocked or cold, and we will tell you what happens next.',
      'Something leaks, drips or will not warm up. {name} finds out why, explains it in plain words and puts it right.',
      '{name} does plumbing work in {place}, from a worn tap washer to a whole new bathroom. Describe the problem in your own words.',
      'Water finds every weak spot in a house. {name} finds it too, repairs it and leaves the floor dry.',
    ],
    servicesLabel: 'Jobs we do',
    servicesLines: [
      'Not sure which of these is yours? Describe what you see and hear, and leave the naming to us.',
      'Small jobs count too. Ask, even if it is only a washer.',
      'If your job is not on the list, ask anyway.',
    ],
    services: [
      {
        name: 'Leaks and burst pipes',
        text: 'We find where the water really comes from, which is often not where it shows. Then we repair that spot and check the joints either side.',
        words: 'leak*, burst, pipe*, drip*',
      },
      {
        name: 'Taps and mixers',
        text: 'Worn washers, stiff handles, taps that never quite close. Repaired if it makes sense, replaced if it does not.',
        words: 'tap, faucet, mixer*',
      },
      {
        name: 'Toilets and cisterns',
        text: 'Toilets that run on, fill slowly or will not flush. Usually one worn part, and we say which.',
        words: 'toilet*, cistern*, flush*, loo',
      },
      {
        name: 'Blocked sinks and drains',
        text: 'Cleared by hand, by rod or by machine, whichever the blockage needs. You hear what caused it so that it stays clear.',
        words: 'drain*, block*, unblock*, sewer*, sink',
      },
      {
        name: 'Showers and baths',
        text: 'New showers fitted, old ones brought back to life, baths sealed properly. We check the water pressure before you choose one.',
        words: 'shower*, bath, tub',
      },
      {
        name: 'Bathrooms from start to finish',
        text: 'Old suite out, new one in, with pipes moved where the new layout needs them. One plan, agreed before the first tile comes off.',
        words: 'bathroom*, wet room*',
      },
      {
        name: 'Radiators and heating pipes',
        text: 'Cold spots, stuck valves, radiators that knock or leak. Flushed, balanced or swapped for the right size.',
        words: 'radiator*, heating, central heating',
      },
      {
        name: 'Kitchen plumbing',
        text: 'Sinks, dishwashers and washing machines connected, moved or disconnected. Waste pipes laid with a proper fall.',
        words: 'kitchen*, dishwasher*, washing machine*, appliance*',
      },
      {
        name: 'Hot water',
        text: 'Water that is never hot, or hot for two minutes only. We look at the whole system before naming a part.',
        words: 'boiler*, water heater*, hot water, cylinder*, immersion',
      },
      {
        name: 'Outside taps and pipes',
        text: 'A tap for the garden, and pipes wrapped against frost before winter rather than after it.',
        words: 'outside, outdoor, garden, frost*',
      },
    ],
    quotes: [
      'A drip is a question. We like answering it.',
      'First stop the water, then explain, then repair.',
      'Good plumbing is the kind you stop hearing.',
      'Dry floors, warm water, and nothing knocking at night.',
      'Know where your stop tap is before you need it.',
    ],
    reviews: [
      'The kitchen tap had dripped for a year. It took less time to fix than I had spent complaining about it, and the worn part was left on the side to show me.',
      'Called about a damp patch, expecting the worst. It was a joint behind the bath. Explained, repaired, and the panel went back on straight.',
      'I was told what the job would involve before it started, and that is what happened. The floor was cleaner afterwards than before.',
      'New bathroom in a room where no wall is square. Every pipe is boxed in neatly and the shower is finally hot.',
    ],
    questions: [
      {
        question: 'What should I do while water is coming out?',
        answer:
          'Turn the stop tap clockwise until it is shut; it is often under the kitchen sink or where the pipe enters the house. Switch off electricity near the water if you can do it safely, then call.',
      },
      {
        question: 'Can you tell me the price before you come?',
        answer:
          'For many small jobs a photo and a short description are enough for an estimate. For larger work we look first, then write it down for you to decide.',
      },
      {
        question: 'Do you take on very small jobs?',
        answer: 'Yes, ask. It helps to save up two or three little things so that one visit covers them all.',
      },
      {
        question: 'Should I buy the tap or shower myself?',
        answer:
          'You can. Tell us the model before you pay, so that we can check it suits your pipes and your water pressure.',
      },
      {
        question: 'How soon can you come?',
        answer:
          'It depends on the day and on how urgent it is. Say whether water is running, and we will give you an honest time.',
      },
      {
        question: 'Will there be a mess?',
        answer:
          'Some jobs mean lifting a floor or opening a wall. We tell you before we start what has to come up and how it will be left.',
      },
      {
        question: 'Do I need to be at home?',
        answer: 'Someone should let us in and show us the problem. After that we can agree what suits you.',
      },
    ],
    headings: {
      services: [
        'What we fix and fit',
        'Jobs we take on',
        'From one tap to a bathroom',
        'Plumbing work, job by job',
        'What can we put right?',
      ],
      gallery: [
        'Tools and parts of the trade',
        'Under the sink and behind it',
        'Things we handle every day',
        'Pipes, valves and fittings',
      ],
      reviews: [
        'What customers say',
        'After the leak',
        'Said once the floor was dry',
        'In our customers’ words',
      ],
      questions: [
        'Before you call',
        'Asked at the front door',
        'Good to know',
        'Questions about pipes and prices',
      ],
      contact: [
        'Tell us what’s leaking',
        'Describe the problem',
        'Call out a plumber',
        'Ask for a visit',
        'Describe the leak',
      ],
      newsletter: ['Winter pipe reminders', 'Notes against frost', 'Before the next freeze'],
      scheduling: ['Pick a time for a visit', 'Book the plumber'],
    },
    contactLines: [
      'Say what happened, where in the house, and whether the water is off.',
      'Tell us where you are and what the water is doing. We answer with a time.',
      'A few words are enough: which room, since when, and how bad.',
    ],
    newsletterLines: [
      'A short reminder before the first frost, and what to check in ten minutes.',
      'Now and then, a note on looking after pipes, taps and heating. Nothing else.',
    ],
    actions: ['Ask for a visit', 'Describe the problem', 'Get a plumber', 'Tell us what’s leaking'],
    american: { 'stop tap': 'shut-off valve', cistern: 'tank', cisterns: 'tanks' },
  },
}
