import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'dog-care',
  families: ['hearth', 'poster', 'counter', 'field'],
  copy: {
    trade: 'Dog care',
    role: 'Dog person',
    headlines: [
      'Dog care in {place}',
      'Tails up in {place}',
      'Good walks, good dogs',
      'Good hands for good dogs',
      'Your dog, in good hands',
      'Muddy dogs welcome in {place}',
    ],
    introductions: [
      '{name} is there for {services} in {place}. Tell us name, age, size and what your dog cannot stand.',
      'Some dogs love water and some see it as a personal insult. {name} in {place} gets along with both.',
      '{name} works with dogs in {place}, slowly at first, so that they come back gladly.',
      'Your dog should be pleased to see the door. That is what {name} in {place} works for.',
    ],
    servicesLabel: 'For your dog',
    servicesLines: [
      'Nervous, old or very young? Tell us, we take more time.',
      'The first visit may be a short one, just for sniffing.',
      'Biting, itching, limping? Say so beforehand.',
    ],
    services: [
      {
        name: 'Bath and blow-dry',
        text: 'Warm water, mild shampoo and towels in quantity.',
        words: 'bath*, wash*, dry*',
      },
      {
        name: 'Trim and clip',
        text: 'By breed or by what is practical for your walks.',
        words: 'trim*, clip*, cut*, groom*',
      },
      {
        name: 'Brushing out',
        text: 'Undercoat out before it mats. With a pause when it is too much.',
        words: 'brush*, undercoat, shed*, mat, mats',
      },
      {
        name: 'Claws and ears',
        text: 'Short, clean and looked after, with a treat in the other hand.',
        words: 'claw*, nail*, ear, ears, teeth',
      },
      {
        name: 'Puppies’ first visits',
        text: 'Ten minutes of good experience. Scissors come later.',
        words: 'pupp*',
      },
      {
        name: 'Walks',
        text: 'Known dogs, known route, a message if anything is different.',
        words: 'walk*',
        special: true,
      },
      {
        name: 'Minding and overnight stays',
        text: 'With a blanket that smells of home.',
        words: 'sit*, board*, overnight, day care, daycare, holiday*',
        special: true,
      },
      {
        name: 'Training',
        text: 'Coming when called, waiting at the door, walking beside you. The person practises too.',
        words: 'train*, obedien*, behaviour, behavior',
        special: true,
      },
      {
        name: 'Cats and others',
        text: 'Ask with the animal’s name and temper.',
        words: 'cat, cats, rabbit*',
        special: true,
      },
    ],
    quotes: [
      'Sniff first. Then the brush.',
      'A tired dog is a good listener.',
      'Tell us what he hates. We start elsewhere.',
      'Mud is a sign of a good day.',
      'No dog is difficult before breakfast.',
    ],
    reviews: [
      'He used to hide under the car. Now he pulls me to the door.',
      'They called to say she had fallen asleep on the table. There was a picture.',
      'We got a dog back with eyes. They had been under there all along.',
      'Somebody finally asked what he likes instead of what he has done.',
    ],
    questions: [
      {
        question: 'My dog is afraid. Can you still help?',
        answer: 'Usually. We start with a short visit and stop before it gets too much.',
      },
      {
        question: 'My dog is old or ill. Is that a problem?',
        answer:
          'Tell us what the vet says and what your dog can still do. We plan around that, or say honestly if it is too much.',
      },
      {
        question: 'Do I stay with my dog?',
        answer: 'As your dog prefers. Some are calmer with you there, more are calmer without.',
      },
      {
        question: 'Does my dog need vaccinations?',
        answer: 'Please bring the vaccination record, and tell us about illnesses and medicines.',
      },
      { question: 'What should I bring?', answer: 'A lead, a favourite treat and patience at the door.' },
      {
        question: 'Can we meet first?',
        answer: 'Yes, and it is a good idea. Ten minutes together tell both sides more than a form.',
      },
    ],
    headings: {
      services: ['What we do for dogs', 'From nose to tail', 'Walks, baths and more', 'For every coat'],
      gallery: ['Brushes and bowls', 'Around the house', 'Things dogs know', 'Leads, towels and treats'],
      reviews: [
        'Wagged and written',
        'What dog people say',
        'At the other end of the lead',
        'After the bath',
      ],
      questions: ['Before the first sniff', 'Dog people ask', 'Good to know', 'Asked at the door'],
      contact: ['Who is your dog?', 'Introduce your dog', 'Ask for a visit', 'Say hello first'],
      newsletter: ['Notes for dog people', 'When coats change', 'News with paws'],
      scheduling: ['Choose a time', 'Book the bath'],
    },
    contactLines: [
      'Name, breed, age and temper. Likes and dislikes, too.',
      'Tell us about your dog and the days that suit you both.',
      'What should we know before we meet? Write it here.',
    ],
    newsletterLines: [
      'Ticks in the coat, hot pavements, loud nights: what to think of and when.',
      'A few lines for dog people, four times a year.',
    ],
    actions: ['Introduce your dog', 'Ask for a visit', 'Find a time', 'Book a bath'],
    american: { lead: 'leash', leads: 'leashes' },
  },
}
