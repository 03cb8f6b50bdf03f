import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'house-cleaning',
  families: ['counter', 'workshop', 'clinic', 'field'],
  copy: {
    trade: 'Window cleaner',
    role: 'Window cleaner',
    headlines: [
      'Window cleaner in {place}',
      'Let the light back in',
      'Glass you look through',
      'Windows, frames and sills washed',
      'Window cleaning in {place}',
      'Sunlight without the streaks',
    ],
    introductions: [
      '{name} cleans windows in {place}, with the frames and sills as part of the wash. Tell us how many there are and which ones are hard to reach.',
      'The low sun shows it all. {name} in {place} takes off rain marks, pollen and fingerprints, and wipes the sill before moving on.',
      '{name} washes glass in {place}: houses, shop fronts and the skylight nobody gets at. Once, or on a round.',
    ],
    servicesLabel: 'Glass we clean',
    servicesLines: [
      'Counting the panes helps more than naming the rooms.',
      'Leave the side gate on the latch and nobody needs to be in for the outside.',
      'Say which windows open inwards and which do not open at all.',
    ],
    services: [
      {
        name: 'Outside windows',
        text: 'Glass, frame and sill on every side we can get to. You need not be in if the gate is open.',
        words: 'outside, exterior, external, house window*, residential',
      },
      {
        name: 'Inside windows',
        text: 'Washed by hand with cloths under the ladder feet. Please clear the sills of plants and photographs.',
        words: 'inside, interior, internal',
      },
      {
        name: 'The regular round',
        text: 'Every few weeks in the same order along the street. A message the evening before, so that the gate is open.',
        words: 'regular, round*, monthly, weekly, every',
      },
      {
        name: 'Shop fronts',
        text: 'Before you open, door and sign included. No puddle where customers walk.',
        words: 'shop front*, shopfront*, storefront*, shop*, commercial, office*',
      },
      {
        name: 'Conservatories and skylights',
        text: 'Roof panes, gutters between them and the green line along the seals.',
        words: 'conservator*, skylight*, roof window*, glass roof*',
        special: true,
      },
      {
        name: 'High windows by pole',
        text: 'Purified water through a long pole, with feet on the ground. It dries by itself and leaves no spots.',
        words: 'pole*, water fed, pure water, high, ladder*',
      },
      {
        name: 'Frames, sills and doors',
        text: 'Plastic that has yellowed with pollen, spiders in the corners, the front door while we are there.',
        words: 'frame*, sill*, upvc, door*',
      },
      {
        name: 'First clean and after builders',
        text: 'Plaster, paint dots and sticker glue come off with a blade, once the glass has been checked for what it can take.',
        words: 'builder*, first clean, construction, paint, one off',
      },
      {
        name: 'Solar panels',
        text: 'Rinsed with soft brushes and pure water, on a cool morning when the glass will not shock.',
        words: 'solar*, panel*',
        special: true,
      },
    ],
    quotes: [
      'A clean pane is one you forget is there.',
      'Wash the frame first, or it weeps on the glass.',
      'Rain does not dirty windows. What it runs off does.',
      'Clean glass is cheaper than a brighter lamp.',
    ],
    reviews: [
      'I noticed the hill behind our house again. The sills were wiped too, which nobody had done since we moved in.',
      'A text comes the evening before, I open the gate, and at some point the windows are clean.',
      'The landing window has not been reached in all our time here. It took a pole and a few minutes.',
    ],
    questions: [
      {
        question: 'Do I need to be in?',
        answer:
          'For the outside, no: an open gate and shut windows are enough. For the inside, somebody lets us in.',
      },
      {
        question: 'What if it rains on the day?',
        answer:
          'Light rain does no harm, since falling water carries little dirt. In wind or a downpour we move your turn and tell you.',
      },
      {
        question: 'How is the price worked out?',
        answer:
          'By the panes, what they open onto and how they are reached. Photos of each side of the house are enough to work it out.',
      },
      {
        question: 'How often should windows be done?',
        answer: 'By a busy road or the sea every month or so. On a quiet street, twice as long is fine.',
      },
      {
        question: 'Why are there drops on the glass afterwards?',
        answer:
          'Water from the pole is purified and dries without marks. If a spot is left the next day, tell us and it is done again.',
      },
      {
        question: 'Are frames and sills included?',
        answer:
          'The outside sill and the frame around the glass are part of every wash. Deep stains on plastic are a job of their own.',
      },
    ],
    headings: {
      services: ['What we wash', 'Glass, frame and sill', 'From front door to skylight', 'Which windows?'],
      gallery: ['Squeegee, bucket and pole', 'Light coming in', 'Panes, before and after lunch'],
      reviews: ['Seen through clean glass', 'What people on the round say', 'Said by the window'],
      questions: ['Rain, gates and ladders', 'Asked through the window', 'Before the first wash'],
      contact: ['How many windows?', 'Join the round', 'Tell us the windows', 'Ask the window cleaner'],
      newsletter: ['Notes from the round', 'When pollen falls'],
      scheduling: ['A day for your windows', 'Book a window clean'],
    },
    contactLines: [
      'How many windows, how many floors, and whether a side gate is locked.',
      'A photo of each side of the house is worth more than a count from memory.',
    ],
    newsletterLines: [
      'When pollen, Sahara dust or salt is about, and when washing pays.',
      'A few lines each season: what dirties the glass now.',
    ],
    actions: ['Join the round', 'Count my windows', 'Ask for a price', 'Ask about windows'],
    american: { conservatories: 'sunrooms', Conservatories: 'Sunrooms' },
  },
}
