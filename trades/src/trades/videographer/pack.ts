import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'photography',
  families: ['studio', 'poster', 'press', 'atelier'],
  copy: {
    trade: 'Videographer',
    role: 'Videographer',
    headlines: [
      'Videographer in {place}',
      'The voices, too',
      'Short enough to watch twice',
      'Two cameras, nobody in the way',
      'Film your day in {place}',
      'Sound first, then pictures',
    ],
    introductions: [
      '{name} films in {place}: {services}. Say what happens, when, and who should watch it in the end.',
      'A photograph keeps the face; a film keeps how somebody laughed. {name} in {place} also listens.',
      'Most films are too long. {name} in {place} asks before the shooting where yours will be shown, and cuts it for that.',
    ],
    servicesLabel: 'Films',
    servicesLines: [
      'Tell us where the film will run. A phone held upright and a hall want different pictures.',
      'Music needs a licence. It is sorted out before the cut, not after.',
      'Camera-shy? Then we begin with the hands.',
    ],
    services: [
      {
        name: 'Weddings',
        text: 'Vows and speeches with good sound, the rest from a distance. You get a short film and, if you like, the speeches whole.',
        words: 'wedding*, bride*, ceremon*, marriage*',
      },
      {
        name: 'Films for businesses',
        text: 'What you do, shown by those who do it. With no voice saying how pleased you are.',
        words: 'corporate, business*, compan*, promo*, brand*, commercial*, advert*',
      },
      {
        name: 'Events and concerts',
        text: 'Several cameras, the sound from the desk, and the moment in the third row.',
        words: 'event*, concert*, conference*, festival*, performance*, show, shows, stage',
      },
      {
        name: 'Clips for social media',
        text: 'Upright, with subtitles, understood without sound.',
        words: 'social*, reel*, clip*, short*, instagram, tiktok, youtube',
      },
      {
        name: 'Interviews and portraits',
        text: 'A quiet room, questions you know beforehand, and time until you forget the lens.',
        words: 'interview*, portrait*, documentar*, testimonial*',
      },
      {
        name: 'Editing',
        text: 'Your own recordings sorted, cut and evened out in colour and sound.',
        words: 'edit*, cut, post-production, colour, color, grading',
      },
      {
        name: 'Live streams',
        text: 'For those who could not come. Tested on site the day before.',
        words: 'live*, stream*, broadcast*, zoom',
        special: true,
      },
      {
        name: 'From the air',
        text: 'Where flying is allowed and the wind agrees. Seconds of it are enough.',
        words: 'drone*, aerial*',
        special: true,
      },
    ],
    quotes: [
      'Poor sound ruins good pictures.',
      'Cut what you love, keep what matters.',
      'Grandmother’s voice will be worth more later.',
      'Three minutes are long. Use two.',
    ],
    reviews: [
      'We did not see him all day. He saw everything.',
      'My father’s speech, every word. He is no longer with us.',
      'Our caretaker became the star, and customers ask for him now.',
      'I speak badly in front of cameras. One would never know.',
    ],
    questions: [
      {
        question: 'When do we get the film?',
        answer:
          'A few seconds for showing round come first, the cut takes weeks. You are told a date before the shooting.',
      },
      {
        question: 'Do we get all the recordings?',
        answer:
          'Say so beforehand, and it is agreed. Uncut material is large, dark in places and mostly silence.',
      },
      {
        question: 'Which music may be used?',
        answer:
          'Music with a licence for your purpose. For a private film the choice is wide, for advertising it is not; we suggest some.',
      },
      {
        question: 'What does a film cost?',
        answer:
          'It follows from shooting days, cameras and length. Tell us what it is for, and you get one offer with what is and is not included.',
      },
      {
        question: 'What if guests do not want to be filmed?',
        answer: 'Tell them early and tell us who. They can be left out of the shots or of the cut.',
      },
      {
        question: 'May we ask for changes?',
        answer: 'Yes. You see a draft first, and collect your wishes in one list.',
      },
    ],
    headings: {
      services: [
        'What we film',
        'From vows to voice-over',
        'Shot, cut, subtitled',
        'Films and where they run',
      ],
      gallery: ['Lenses, cables, light', 'Between two takes', 'Stills from the set'],
      reviews: ['After the first showing', 'Seen twice and written', 'From in front of the lens'],
      questions: ['Before the camera runs', 'Asked before filming', 'Music, rights and length'],
      contact: ['What shall we film?', 'Ask for your date', 'Tell us the story'],
      newsletter: ['Two minutes a month', 'Cut and finished'],
      scheduling: ['Choose a first call', 'Hold a filming day'],
    },
    contactLines: [
      'What, when, where, and where it will be shown. A link to a film you like says the rest.',
      'Tell us the day and who must be in it. We answer with an offer and a question or two.',
    ],
    newsletterLines: [
      'A finished film, and how one of its pictures was made.',
      'Now and then: what to think of before the camera comes.',
    ],
    actions: ['Ask for your date', 'Describe the film', 'Plan a shoot', 'Get an offer'],
    american: { licence: 'license', colour: 'color' },
  },
}
