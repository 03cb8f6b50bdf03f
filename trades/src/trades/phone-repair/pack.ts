import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['counter', 'poster', 'clinic', 'workshop'],
  copy: {
    trade: 'Phone repair',
    role: 'Phone repairer',
    headlines: [
      'Phone repair in {place}',
      'Cracked, wet, flat: bring it in',
      'New glass, same photos',
      'Dropped it? So did everyone.',
      'Screens and batteries in {place}',
      'It still rings. Barely.',
    ],
    introductions: [
      '{name} repairs phones and tablets in {place}. Tell us the model and what it no longer does, and you hear whether it pays.',
      'Cracked glass, a battery that dies by noon, a port that wants the cable at an angle. {name} in {place} opens it, mends it and hands it back with everything still on it.',
      '{name} fixes phones in {place} at the bench, where you can see it. What it costs is said before the first screw is out.',
    ],
    servicesLabel: 'Repairs',
    servicesLines: [
      'The model is in the settings, or in tiny letters on the back.',
      'Make a backup if the screen still lets you. We touch nothing in it either way.',
      'Wet? Off, out of the case, and no rice.',
    ],
    services: [
      {
        name: 'Screens',
        text: 'Glass, display and touch, tried before it leaves the bench. Ask which grade of part goes in, for there are several.',
        words: 'screen*, display*, glass, cracked',
      },
      {
        name: 'Batteries',
        text: 'When it dies at thirty per cent or swells behind the glass. Measured first, since some only need a setting.',
        words: 'batter*, swollen',
      },
      {
        name: 'Charging ports',
        text: 'Cleared of pocket lint, which is often all it takes. Otherwise the port is changed.',
        words: 'charg*, port*, socket, usb',
      },
      {
        name: 'Cameras and lenses',
        text: 'Broken lens glass, blurred pictures, a black front camera.',
        words: 'camera*, lens*',
      },
      {
        name: 'Sound and buttons',
        text: 'Callers who cannot hear you, a speaker that crackles, a key that sticks.',
        words: 'speaker*, microphone*, button*, earpiece*, sound',
      },
      {
        name: 'Water damage',
        text: 'Opened, dried and cleaned of salts. We promise an attempt and never a result.',
        words: 'water*, wet, liquid, sea',
      },
      {
        name: 'Tablets',
        text: 'Larger glass, more glue, the same care with what is stored on it.',
        words: 'tablet*, ipad*',
      },
      {
        name: 'Saving pictures',
        text: 'Photos and numbers off a phone that no longer starts. Nothing saved, and you have only paid for the look.',
        words: 'data*, recover*, photos, backup, transfer',
        special: true,
      },
      {
        name: 'Board repairs',
        text: 'Under the microscope, when others have said it is dead.',
        words: 'microsolder*, board*, motherboard*, logic board*, no power',
        special: true,
      },
      {
        name: 'Cases and glass protectors',
        text: 'Put on here, without bubbles.',
        words: 'case, cases, protector*, accessor*',
        special: true,
      },
    ],
    quotes: [
      'Gravity wins. Then you come here.',
      'A new battery is a cheap new phone.',
      'Your photos are none of our business.',
      'Rice is for dinner.',
    ],
    reviews: [
      'I was about to buy a new one. It was lint in the port, cleared with a needle while I waited.',
      'They showed me the swollen battery and why the back had lifted. All my messages were where I had left them.',
      'Told me straight that the board would cost more than the phone. So I got my pictures and bought another.',
    ],
    questions: [
      {
        question: 'How long does a repair take?',
        answer:
          'A screen or a battery is often done the same day if the part is here. Ask with the model before you come.',
      },
      {
        question: 'Will I lose what is on it?',
        answer:
          'Screens, batteries and ports leave the memory alone. A backup is still wise, because any phone can fail on the day it is opened.',
      },
      {
        question: 'Do you need my passcode?',
        answer:
          'To try touch and camera it helps. You may enter it yourself at the counter, or we test with you beside us.',
      },
      {
        question: 'Original parts or copies?',
        answer:
          'Both exist, and grades between. We say what is in stock, how they differ and what the phone will report in its settings.',
      },
      {
        question: 'Will it still be waterproof?',
        answer: 'A new seal goes in where there is one, but no opened phone should be trusted in the bath.',
      },
      {
        question: 'It fell in water. What do I do?',
        answer:
          'Switch it off and do not charge it. Come soon: corrosion begins within hours, and rice does not stop it.',
      },
      {
        question: 'Is it worth mending?',
        answer: 'If the repair is near the price of the same phone second-hand, we tell you so.',
      },
    ],
    headings: {
      services: [
        'What we mend in phones',
        'Glass, battery, port',
        'From crack to dead board',
        'What does it not do?',
      ],
      gallery: ['On the bench', 'Screws smaller than rice', 'Inside a phone'],
      reviews: ['Typed on a mended screen', 'Said with a whole screen', 'After the drop'],
      questions: ['Before you hand it over', 'Passcodes, parts and water', 'Asked over the cracked glass'],
      contact: ['Which model is it?', 'Tell us what broke', 'What would it cost?', 'Tell us the model'],
      newsletter: ['How batteries last', 'Notes from the bench'],
      scheduling: ['A time at the bench', 'Book a repair'],
    },
    contactLines: [
      'Model, what happened, and what it still does. Have a photo of the damage ready.',
      'Writing from another phone? Say which one is broken.',
    ],
    newsletterLines: [
      'How to make a battery last, and when an update is better left.',
      'Seldom, and short: what breaks most this season.',
    ],
    actions: ['Ask what it costs', 'Name your model', 'Book a repair', 'Tell us what broke'],
    american: { 'per cent': 'percent' },
  },
}
