import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'medical-clinic',
  families: ['clinic', 'hearth', 'ledger', 'studio'],
  copy: {
    trade: 'Medical practice',
    role: 'Doctor',
    headlines: [
      'Medical practice in {place}',
      'Somebody who listens first',
      'Your doctor in {place}',
      'Seen, heard and looked after',
      'Care close to home, {place}',
      'Well looked after in {place}',
    ],
    introductions: [
      '{name} in {place} is there for {services}. Call for an appointment, or if you are not sure whether you need one.',
      'Most visits begin with a question nobody has time for elsewhere. {name} in {place} makes time for it.',
      '{name} looks after people in {place}, from first vaccinations to long medicine lists. You are told what is found and what it means.',
      'When something is not right, it helps to see somebody who knows you. In {place}, see {name}.',
    ],
    servicesLabel: 'Care',
    servicesLines: [
      'In an emergency, call the emergency number, not us.',
      'Bring your medicines or a list of them, even if it is long.',
      'If you are not sure where to turn, ask at the front desk.',
    ],
    services: [
      {
        name: 'Consultations',
        text: 'You describe, we listen and examine. You leave knowing what comes next.',
        words: 'consult*, appointment*, general, visit*',
      },
      {
        name: 'Check-ups',
        text: 'Blood pressure, blood values and a talk about what they mean for you.',
        words: 'check up*, checkup*, screening*, prevent*, physical*',
      },
      {
        name: 'Vaccinations',
        text: 'Due, overdue or for travel. Bring your record if you have one.',
        words: 'vaccin*, immuni*, travel, flu',
      },
      {
        name: 'Care for children',
        text: 'Growth, fever and everything in between. Parents’ questions count as symptoms.',
        words: 'child*, paediatric*, pediatric*, bab*',
      },
      {
        name: 'Long-term conditions',
        text: 'Diabetes, high blood pressure, asthma. Regular visits, steady aims and fewer surprises.',
        words: 'chronic, diabet*, blood pressure, asthma, long term',
      },
      {
        name: 'Blood tests and laboratory',
        text: 'Taken here or arranged, and explained when the values come back.',
        words: 'blood, lab*, test*',
      },
      {
        name: 'Small wounds and stitches',
        text: 'Cleaned, closed and looked at again. Larger ones we send on at once.',
        words: 'wound*, minor, surgery, stitch*, injur*',
      },
      {
        name: 'Prescriptions and letters',
        text: 'Repeats, sick notes and referrals. Ask in good time and say what you need it for.',
        words: 'prescription*, referral*, certificate*, letter*',
      },
      {
        name: 'Older patients',
        text: 'More time, clear handwriting and a word with the family if you wish.',
        words: 'elder*, older, senior*, geriatric',
      },
      {
        name: 'Home visits',
        text: 'For those who cannot come. Call in the morning and we will tell you what is possible.',
        words: 'home visit*, house call*',
        special: true,
      },
    ],
    quotes: [
      'Tell us what worries you. Start with that.',
      'No question is too small for this room.',
      'Write your questions down. We have time for three.',
      'Good medicine begins with listening.',
      'You know your body. We know where to look.',
    ],
    reviews: [
      'The doctor turned away from the screen and asked again. That was when we found it.',
      'I came with four worries and a list. We went through all of them.',
      'My father hears badly. They spoke slowly and wrote it down for him, without being asked.',
      'I was told what it was not, what it could be and when to come back. I slept that night.',
    ],
    questions: [
      {
        question: 'How do I make an appointment?',
        answer:
          'Call, or send a message with your name, number and a day that suits you. Please leave medical details for the call or the visit.',
      },
      {
        question: 'What should I bring?',
        answer:
          'Identification, insurance papers and your medicines or a list of them. Earlier results help us too.',
      },
      {
        question: 'Do you take new patients?',
        answer: 'Ask at the front desk or by message. We will tell you where things stand.',
      },
      {
        question: 'How do I get my results?',
        answer: 'We agree on that when the test is taken. If something needs quick action, we contact you.',
      },
      {
        question: 'What do I do in an emergency?',
        answer: 'Call the emergency number at once. Do not wait for an answer to a message.',
      },
      {
        question: 'How do I get a repeat prescription?',
        answer:
          'Ask a few days before you run out and give the name and strength of the medicine. Sometimes we need to see you first.',
      },
      { question: 'May I bring somebody along?', answer: 'Yes. A second pair of ears is often a good idea.' },
    ],
    headings: {
      services: [
        'How we look after you',
        'When to come to us',
        'Care for all ages',
        'What brings people to us',
      ],
      gallery: [
        'Around the practice',
        'In the examination room',
        'Before you see the doctor',
        'Instruments and tools',
      ],
      reviews: ['What patients say', 'From the waiting room', 'After the appointment', 'In patients’ words'],
      questions: ['Before you come', 'Asked at the front desk', 'Good to know', 'Patients ask'],
      contact: ['Make an appointment', 'Write to the practice', 'Ask at the desk', 'Come and see us'],
      newsletter: ['Practice news', 'Vaccination reminders', 'Hours and holidays'],
      scheduling: ['Book an appointment', 'Find a free time'],
    },
    contactLines: [
      'Name, telephone and the days that suit you. Please do not send medical details through this form.',
      'For anything urgent, call. For appointments and papers, write.',
      'Say whether you are new here, and we will tell you what to bring.',
    ],
    newsletterLines: [
      'Flu season, holiday hours and who stands in for us.',
      'Practice news in a few lines, when there is some.',
    ],
    actions: ['Make an appointment', 'Ask the front desk', 'Become a patient', 'Find a free time'],
    american: { paediatric: 'pediatric' },
  },
}
