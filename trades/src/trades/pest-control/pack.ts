import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'pest-control',
  families: ['poster', 'workshop', 'clinic', 'field'],
  copy: {
    trade: 'Pest control',
    role: 'Pest controller',
    headlines: [
      'Pest control in {place}',
      'Something is scratching?',
      'No more mice in {place}',
      'Find the hole, close it',
      'They came in. They leave.',
      'Your kitchen, yours again',
    ],
    introductions: [
      '{name} deals with {services} in {place}. Tell us what you saw, where and at what time of day.',
      'A rustle behind the wall, a nest under the roof, three bites in a row. {name} in {place} finds out what it is before doing anything about it.',
      '{name} gets rid of pests in {place} and closes the way they came in. With as little poison as the case allows.',
      'You are not the first and it is not about tidiness. {name} in {place} comes, looks and tells you how it will go.',
    ],
    servicesLabel: 'Pests we deal with',
    servicesLines: [
      'A photo helps, even a blurred one. So does a matchbox with the thing in it.',
      'Children or pets at home? Say so first, because it decides the method.',
      'Do not spray beforehand. It only drives them somewhere else.',
    ],
    services: [
      {
        name: 'Mice and rats',
        text: 'Entrances found and closed, then traps where they run. We come back to check.',
        words: 'mice, mouse, rat*, rodent*',
      },
      {
        name: 'Wasps and hornets',
        text: 'Nests made safe or left alone if they bother nobody. Keep away until we have looked.',
        words: 'wasp*, hornet*, nest*',
      },
      { name: 'Ants', text: 'Followed to the nest rather than wiped off the table.', words: 'ant, ants' },
      {
        name: 'Bed bugs',
        text: 'Searched for, seam by seam, and treated in rounds. We tell you what to wash and what to leave where it is.',
        words: 'bed bug*, bedbug*',
      },
      {
        name: 'Cockroaches',
        text: 'Gel where they hide, and a look at what feeds them.',
        words: 'cockroach*, roach*',
      },
      {
        name: 'Moths and beetles',
        text: 'In the flour, in the wool or in the wood. Each one has its own answer.',
        words: 'moth*, beetle*, woodworm',
      },
      {
        name: 'Fleas and mites',
        text: 'Treating the room is half of it; the animal is the other half.',
        words: 'flea*, mite*, tick*',
      },
      {
        name: 'Termites',
        text: 'An inspection first, then a plan that protects the timber.',
        words: 'termite*',
        special: true,
      },
      {
        name: 'Birds and martens',
        text: 'Kept out with nets, wire and patience. Never with harm.',
        words: 'bird*, pigeon*, marten*, squirrel*, raccoon*, wildlife',
      },
      {
        name: 'Checks for kitchens and shops',
        text: 'Regular visits and a written record for those who need one.',
        words: 'commercial, restaurant*, shop*, business*, inspect*, contract*',
      },
    ],
    quotes: [
      'First the hole, then the trap.',
      'If you see one, look for its way in.',
      'The right answer depends on the right insect.',
      'Closed doors, closed gaps, quiet nights.',
      'It is a common problem. There is a way out.',
    ],
    reviews: [
      'They spent most of the time on the outside of the house. It has been quiet on the inside ever since.',
      'I was ashamed to call. Nobody made me feel that I had to be.',
      'It was not what I had feared but a harmless beetle. They told me so and left it at that.',
      'There was a plan on paper with dates, and they kept to the dates.',
    ],
    questions: [
      {
        question: 'Is it dangerous for children and pets?',
        answer:
          'Tell us about them before we start. The method is chosen to fit, and we tell you which rooms to keep closed and for how long.',
      },
      {
        question: 'How many visits does it take?',
        answer:
          'A nest is often one visit; mice and bed bugs take several. We tell you after the first look.',
      },
      {
        question: 'What can I do until you come?',
        answer: 'Close food away, note where and when you see them, and take a photo. Please do not spray.',
      },
      {
        question: 'Will the neighbours notice?',
        answer: 'Tell us if that matters to you, and we will talk about how and when we come.',
      },
      {
        question: 'Can you guarantee they never return?',
        answer: 'Nobody can. We close what can be closed and tell you what invites them.',
      },
      {
        question: 'Do you protect bees?',
        answer:
          'Bees are not pests. If it is a swarm, we tell you whom to call so that they are moved alive.',
      },
    ],
    headings: {
      services: ['What we get rid of', 'Scratching, buzzing, biting', 'Pest by pest', 'Who is it?'],
      gallery: ['Traps, nets and torches', 'Known suspects', 'Tools of the search', 'In the field notebook'],
      reviews: ['After a quiet night', 'What people say now', 'From quiet houses', 'Word from the pantry'],
      questions: ['Before we come', 'Asked in a whisper', 'Good to know', 'Questions at night'],
      contact: ['What did you see?', 'Describe the visitor', 'Ask for a visit', 'Where was it?'],
      newsletter: ['What crawls in when', 'Season by season', 'Before wasp season'],
      scheduling: ['Book an inspection', 'Choose a time for a look'],
    },
    contactLines: [
      'What, where, when and how many? Have a photo ready.',
      'Tell us if there are children, pets or a shop on the premises.',
      'A short description is enough. We answer with what to do until we come.',
    ],
    newsletterLines: [
      'What to look for this season, and what to close before it.',
      'Two letters a year: before the wasps and before the mice.',
    ],
    actions: ['Describe what you saw', 'Ask for a visit', 'Ask what it is', 'Get help now'],
    american: { timber: 'wood', torches: 'flashlights', martens: 'squirrels' },
  },
}
