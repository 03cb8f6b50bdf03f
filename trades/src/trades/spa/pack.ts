import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'spa',
  families: ['atelier', 'clinic', 'hearth', 'studio'],
  copy: {
    trade: 'Spa and massage',
    role: 'Therapist',
    headlines: [
      'An hour for you, {place}',
      'Massage and calm in {place}',
      'Lie down. Breathe out.',
      'Warm towels in {place}',
      'Nobody needs you now',
      'Quiet, heat and good hands',
    ],
    introductions: [
      '{name} offers {services} in {place}. Come a little early, so that you are here before the treatment begins.',
      'Telephone off, shoes off, shoulders down. {name} in {place} takes care of the next hour.',
      '{name} is a quiet place in {place} with warm rooms and calm hands. Say what you like, or say nothing at all.',
      'You come in with your shoulders up by your ears. {name} in {place} knows where they belong.',
    ],
    servicesLabel: 'Treatments',
    servicesLines: [
      'Pregnant, sore or allergic to something? Tell us, and we choose differently.',
      'Silence is included. So is conversation, if you would rather.',
      'If you do not know what you need, we will find out with three questions.',
    ],
    services: [
      {
        name: 'Massage',
        text: 'Slow or firm, for the whole body or the part that complains.',
        words: 'massage*, deep tissue, swedish, relax*',
      },
      {
        name: 'Back and neck',
        text: 'A short treatment for long days at a desk.',
        words: 'back, neck, shoulder*',
      },
      {
        name: 'Facials',
        text: 'Cleansed, calmed and cared for, by what your skin needs that day.',
        words: 'facial*, face, skin*',
      },
      {
        name: 'Hands and nails',
        text: 'Filed, soaked, massaged and painted, or left plain and shining.',
        words: 'manicur*, nail*, hand*, gel',
      },
      {
        name: 'Feet',
        text: 'Warm water first. Everything gets easier from there.',
        words: 'pedicur*, foot, feet, reflexolog*',
      },
      {
        name: 'Heat and steam',
        text: 'Sweat, cool down, lie down, repeat. We explain it if it is new to you.',
        words: 'sauna*, steam, hammam, heat, bath*',
        special: true,
      },
      {
        name: 'Brows and lashes',
        text: 'Shaped to the face, not to the fashion.',
        words: 'brow*, lash*, eyelash*',
        special: true,
      },
      {
        name: 'Hair removal',
        text: 'Quick hands and something cooling afterwards.',
        words: 'wax*, hair removal, sugaring, laser',
        special: true,
      },
      {
        name: 'Body treatments',
        text: 'Scrubs, wraps and oils. Skin like after a week by the sea.',
        words: 'scrub*, wrap*, body, peel*, oil*, aroma*',
      },
      { name: 'For two', text: 'Side by side, with tea afterwards.', words: 'couple*, two, friend*' },
      {
        name: 'As a present',
        text: 'Choose an hour or a treatment, and we write the card.',
        words: 'gift*, voucher*, present*',
      },
    ],
    quotes: [
      'An hour is long when nobody wants anything.',
      'Breathe out first. The rest follows.',
      'Tell us if it is too firm. Or not enough.',
      'Warm feet, quiet head.',
      'The world will keep for sixty minutes.',
    ],
    reviews: [
      'I fell asleep, and I never fall asleep. Nobody woke me before it was time.',
      'She found the spot without my saying anything. Three days later I could still turn my head.',
      'No music with dolphins. Just quiet, and somewhere a kettle.',
      'A present from my sister. I have since given one to myself.',
    ],
    questions: [
      {
        question: 'What should I wear?',
        answer: 'Come as you are. We give you what you need, and you decide what you take off.',
      },
      {
        question: 'Can I come when I am pregnant?',
        answer:
          'Tell us how far along you are. Some treatments are good then and others are not, and we choose with you.',
      },
      {
        question: 'How early should I come?',
        answer: 'About ten minutes before. Hurrying in takes half the good out of it.',
      },
      {
        question: 'What if I have a skin problem or an allergy?',
        answer: 'Say so when you book. If we are not sure, we ask you to check with a doctor.',
      },
      { question: 'Do I have to talk?', answer: 'No. Say so at the beginning, or simply close your eyes.' },
      {
        question: 'How do I cancel?',
        answer: 'Send a message as early as you can. We tell you our notice when you book.',
      },
    ],
    headings: {
      services: ['What we do for you', 'Hands, heat and quiet', 'Choose your hour', 'From head to heel'],
      gallery: ['In the quiet rooms', 'Towels, stones and steam', 'Warm corners', 'Around the spa'],
      reviews: ['Said softly afterwards', 'What guests say', 'An hour later', 'From the quiet room'],
      questions: ['Before you lie down', 'Guests ask', 'Good to know', 'Quiet answers'],
      contact: ['Ask for an hour', 'Find a quiet time', 'Book your hour', 'Write to us'],
      newsletter: ['Quiet letters', 'Free hours and news', 'Something for tired shoulders'],
      scheduling: ['Choose your hour', 'Book a treatment'],
    },
    contactLines: [
      'Which treatment, which day, and is there anything we should know?',
      'Tell us what is tense and when you have time.',
      'For presents, say who it is for. We suggest something.',
    ],
    newsletterLines: [
      'Free hours at short notice and a small calm thought.',
      'News from the quiet rooms, a few times a year.',
    ],
    actions: ['Ask for an hour', 'Book a treatment', 'Find a quiet time', 'Give an hour away'],
    american: { telephone: 'phone', voucher: 'gift card' },
  },
}
