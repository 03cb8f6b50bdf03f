import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'animal-care',
  families: ['clinic', 'hearth', 'field', 'counter'],
  copy: {
    trade: 'Vet',
    role: 'Vet',
    headlines: [
      'Vet in {place}',
      'For patients with paws',
      'Looked after, tail to nose',
      'A calm vet in {place}',
      'When they can’t tell you',
    ],
    introductions: [
      '{name} looks after animals in {place}. Tell us what has changed: eating, drinking, walking or mood.',
      'Your animal cannot say where it hurts. {name} in {place} looks, listens and asks you.',
      '{name} is a vet in {place} for first vaccinations, old bones and everything between.',
    ],
    servicesLabel: 'Care',
    servicesLines: [
      'In an emergency, call before you set out.',
      'Cats in a basket, dogs on a lead, everyone else as they travel best.',
      'Nervous patients may wait outside until we call.',
    ],
    services: [
      {
        name: 'Check-ups',
        text: 'Teeth, ears, heart and weight, once a year or more often with age.',
        words: 'check up*, checkup*, exam*',
      },
      { name: 'Vaccinations', text: 'What is due, what is sensible and what can wait.', words: 'vaccin*' },
      {
        name: 'Illness and pain',
        text: 'We look for the cause first, then explain what can be done.',
        words: 'ill, illness*, pain, sick*',
      },
      {
        name: 'Operations',
        text: 'You hear before it what will be done, and afterwards how it went.',
        words: 'operation*, surgery, surgical',
      },
      {
        name: 'Neutering',
        text: 'When, why and how the days after will be.',
        words: 'neuter*, spay*, castrat*',
      },
      {
        name: 'Teeth',
        text: 'Often the reason for bad moods and bad breath.',
        words: 'teeth, dental*, tooth',
      },
      {
        name: 'Puppies and kittens',
        text: 'First visits with time to sniff, and answers to all your lists.',
        words: 'pupp*, kitten*',
      },
      {
        name: 'Old animals',
        text: 'Pain eased, days made good, and honest words when it is time.',
        words: 'old, senior*, elder*',
      },
      {
        name: 'Horses and farm animals',
        text: 'Seen where they stand.',
        words: 'horse*, equine, farm*, cattle, sheep',
        special: true,
      },
      {
        name: 'Rabbits, birds and others',
        text: 'Small patients, careful hands.',
        words: 'rabbit*, bird*, exotic*, guinea*',
        special: true,
      },
    ],
    quotes: [
      'Watch how they walk. It tells a lot.',
      'Bring the favourite blanket.',
      'Nobody here takes a growl personally.',
      'Eating less is a message.',
    ],
    reviews: [
      'The cat came out of the basket by himself. I have never seen that before.',
      'They told me what it would cost and what would happen if we waited. Then we waited, and it was fine.',
      'On the last day they took their time. I will not forget it.',
    ],
    questions: [
      {
        question: 'Is it an emergency?',
        answer:
          'Trouble breathing, a swollen belly, a seizure, poison or heavy bleeding: call at once and say you are on the way.',
      },
      {
        question: 'What should I bring?',
        answer: 'Vaccination record, current medicines and, for stomach trouble, a sample in a clean jar.',
      },
      {
        question: 'My animal is frightened at the vet. What can we do?',
        answer:
          'Tell us when you make the appointment. There are quiet hours, and some patients are better seen in the car.',
      },
      {
        question: 'What will it cost?',
        answer:
          'We tell you what we would do and what it is likely to cost before we begin. Ask what your insurance covers.',
      },
      { question: 'May I stay with my animal?', answer: 'For most things, yes, and it usually helps.' },
      {
        question: 'How often are check-ups needed?',
        answer:
          'Once a year for adults, more often for the very young and the old. We tell you after the first visit.',
      },
    ],
    headings: {
      services: ['How we look after animals', 'Care from paw to ear', 'For the very young and old'],
      gallery: ['Around the practice', 'In the examination room', 'Things we work with'],
      reviews: ['What owners say', 'On behalf of the patients', 'After the visit'],
      questions: ['Before you come', 'Owners ask', 'Questions from the basket'],
      contact: ['Make an appointment', 'Who is the patient?', 'Ask for an appointment'],
      newsletter: ['Ticks, fireworks, vaccinations', 'Reminders for owners'],
      scheduling: ['Choose an appointment', 'Find a time'],
    },
    contactLines: [
      'Kind of animal, name, age and what has changed. In an emergency, call.',
      'Who is the patient, and which days suit you?',
      'New here? Say who has treated your animal so far.',
    ],
    newsletterLines: [
      'Ticks, heat, fireworks: what to think of and when.',
      'A reminder when vaccinations are due.',
    ],
    actions: ['Make an appointment', 'Ask for a time', 'Bring your animal'],
    american: { lead: 'leash' },
  },
}
