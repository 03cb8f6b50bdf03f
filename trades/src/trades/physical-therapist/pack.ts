import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'physical-therapist',
  families: ['clinic', 'studio', 'field', 'hearth'],
  copy: {
    trade: 'Physiotherapy',
    role: 'Physiotherapist',
    headlines: [
      'Physiotherapy in {place}',
      'Move again without thinking',
      'Where does it hurt?',
      'Back on the stairs, painless',
      'Stronger after the injury',
      'Your knee, explained',
    ],
    introductions: [
      '{name} offers {services} in {place}. Tell us what you cannot do at the moment and would like to.',
      'Pain has a story: when it began, what makes it better, what makes it worse. {name} in {place} starts there.',
      '{name} helps people in {place} to move again after injury, operation or too many hours on a chair. You leave with two exercises you will really do.',
      'Hands help, exercise lasts. {name} uses both and tells you what each is for.',
    ],
    servicesLabel: 'Treatments',
    servicesLines: [
      'Bring letters and pictures if you have them, and clothes you can move in.',
      'If pain comes with numbness, fever or weakness, see a doctor first.',
      'Most people need fewer exercises than they think, done more often.',
    ],
    services: [
      {
        name: 'First assessment',
        text: 'We look at how you stand, bend and walk, and explain what we find. You know the plan before you leave.',
        words: 'assessment*, first, evaluation, consult*',
      },
      {
        name: 'Back and neck',
        text: 'For pain that came suddenly and for pain that stayed. Movement first, rest second.',
        words: 'back, neck, spine, spinal, disc',
      },
      {
        name: 'Knees and hips',
        text: 'From the first ache to the months after a new joint.',
        words: 'knee*, hip, hips, ankle*, joint*',
      },
      {
        name: 'Shoulders and arms',
        text: 'Reaching the top shelf again, and sleeping on that side.',
        words: 'shoulder*, arm*, elbow*, wrist*',
      },
      {
        name: 'After an operation',
        text: 'Step by step, as your surgeon allows. We count progress in stairs and sleeves.',
        words: 'operation*, surgery, post op*, surgical',
      },
      {
        name: 'Sports injuries',
        text: 'Healing, then loading, then playing, in that order.',
        words: 'sport*, athlet*, run*',
      },
      {
        name: 'Manual therapy and massage',
        text: 'Hands on what is stiff, so that exercise becomes possible.',
        words: 'massage, manual, deep tissue, hands on, exercise*',
      },
      {
        name: 'Balance and walking',
        text: 'For older people who want to trust their feet again.',
        words: 'balance, fall*, walk*, older, elder*, senior*',
      },
      {
        name: 'Headaches and jaw',
        text: 'When tension is part of the cause.',
        words: 'headache*, migraine*, jaw, tmj',
      },
      {
        name: 'At the workplace',
        text: 'Your chair, your screen and your shoulders, seen together.',
        words: 'ergonomic*, workplace, desk, office*',
        special: true,
      },
    ],
    quotes: [
      'Motion is medicine. Small doses count.',
      'Pain is information. Let us read it together.',
      'Two exercises done beat ten forgotten.',
      'Better often starts with worse posture, moved more.',
      'Walk first. Then we talk about running.',
    ],
    reviews: [
      'I can put on my socks again. It sounds small until you cannot.',
      'They asked what I wanted to do, not where it hurt. I wanted to garden. I garden.',
      'My exercises fit on one card. I do them while the kettle boils.',
      'After the operation I was afraid of the stairs. We practised on stairs.',
    ],
    questions: [
      {
        question: 'Do I need a prescription?',
        answer:
          'It depends on where you live and who pays. Ask us and your insurer before the first appointment.',
      },
      {
        question: 'What should I wear?',
        answer: 'Something you can move in, so that we can see the part that hurts.',
      },
      {
        question: 'Will it hurt?',
        answer:
          'Some things are uncomfortable for a moment. Tell us and we change them; you decide how far we go.',
      },
      {
        question: 'How many sessions will I need?',
        answer:
          'After the first visit we can say what is likely. If it does not get better as expected, we look again or send you on.',
      },
      {
        question: 'What should I bring?',
        answer:
          'Letters, scans and a list of your medicines, if you have them. And the shoes you walk in most.',
      },
      {
        question: 'Is rest better than movement?',
        answer:
          'For most aches, gentle movement helps more than bed. If you are unsure, ask before you train.',
      },
    ],
    headings: {
      services: ['What we treat', 'From first look to last stair', 'Where it hurts', 'Ways back to moving'],
      gallery: [
        'In the treatment room',
        'Bands, balls and benches',
        'Things we work with',
        'Small tools, steady work',
      ],
      reviews: ['What patients say', 'After the last session', 'Told on the stairs', 'Moving again'],
      questions: ['Before your first visit', 'Patients ask', 'Good to know', 'Questions about pain'],
      contact: ['Where does it hurt?', 'Ask for an appointment', 'Make an appointment', 'Tell us what hurts'],
      newsletter: ['Exercises, now and then', 'Notes for stiff mornings', 'Keep moving'],
      scheduling: ['Choose an appointment', 'Find a time'],
    },
    contactLines: [
      'What hurts, since when, and what would you like to do again? Leave medical details for the visit.',
      'Name, telephone and the days that suit you. We reply with times.',
      'New here? Say if you have a prescription or pay yourself.',
    ],
    newsletterLines: [
      'One exercise a month, explained in five lines.',
      'Short notes on backs, knees and chairs.',
    ],
    actions: ['Ask for an appointment', 'Tell us where it hurts', 'Find a time', 'Start moving again'],
    american: { physiotherapy: 'physical therapy', physiotherapist: 'physical therapist' },
  },
}
