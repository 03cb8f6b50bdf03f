import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['poster', 'studio', 'press', 'atelier'],
  copy: {
    trade: 'DJ',
    role: 'DJ',
    headlines: [
      'DJ in {place}',
      'The floor decides what comes next',
      'First dance to last train',
      'Gran dances. So does everybody',
      'Your songs, in the right order',
      'Loud enough, and not before dinner',
    ],
    introductions: [
      '{name} plays weddings and parties in {place}: {services}. Say the date, the room, and one song that must not be missing.',
      'A list of songs is no evening. {name} in {place} watches who sits, who dances and who is about to, and plays for them.',
      'Speakers, lights, microphone and cables come along, and are up before your guests are. {name} plays in {place} and around.',
    ],
    servicesLabel: 'For your evening',
    servicesLines: [
      'Send the songs you love, and those you never want to hear again.',
      'One socket of its own and a dry corner are all that is needed.',
      'Speeches have a microphone, and nobody has to shout.',
    ],
    services: [
      {
        name: 'Weddings',
        text: 'From the drinks outside to the last song, with the first dance started on the right second.',
        words: 'wedding*, bride*, first dance, reception*',
      },
      {
        name: 'Birthdays',
        text: 'Music for every age in the room, and the decade you were sixteen in at its loudest.',
        words: 'birthday*, anniversar*, party, parties',
      },
      {
        name: 'Company parties',
        text: 'Quiet while people eat and talk, then less so. Announcements and quiz rounds included.',
        words: 'company, corporate, office, firm*, christmas party',
      },
      {
        name: 'Sound and light',
        text: 'Sized for the room: enough for the dance floor, bearable at the table of the grandparents.',
        words: 'sound, light*, speaker*, pa, uplight*',
      },
      {
        name: 'School and club nights',
        text: 'Clean versions, clear end, and wishes from the floor played when they fit.',
        words: 'school*, prom*, club*, disco*, youth',
      },
      {
        name: 'A talk beforehand',
        text: 'The order of the evening, the people, the songs and the ones to avoid, by phone or at the venue.',
        words: 'meeting*, talk, planning, consult*',
      },
      {
        name: 'Karaoke',
        text: 'Two microphones, a screen and a long list. The brave go first and the rest follow.',
        words: 'karaoke*, sing*',
        special: true,
      },
    ],
    quotes: [
      'A full floor needs no announcement.',
      'Play the room, not the playlist.',
      'The best request comes before midnight.',
      'Turn it down for the speeches.',
    ],
    reviews: [
      'My uncle has not danced since his own wedding. He had to be carried off the floor.',
      'We gave three songs and a list of no. The rest was guessed, and guessed right.',
      'The neighbours came over to complain and stayed until the end.',
      'Everything was set up and hidden before we came in. We only saw lights.',
    ],
    questions: [
      {
        question: 'May we choose the music?',
        answer:
          'Yes: the songs that must come, and those that must not. Between them it helps to leave room for the floor.',
      },
      {
        question: 'How much space does it need?',
        answer: 'About the size of a dining table, with a socket near it, close to where people dance.',
      },
      {
        question: 'Do you take wishes on the night?',
        answer: 'Whenever they fit. If you want none taken, say so before.',
      },
      {
        question: 'What if the party goes on?',
        answer:
          'It can be extended on the spot where the venue allows. What an hour more costs is agreed before.',
      },
      {
        question: 'Can guests speak over the system?',
        answer: 'A microphone is ready for speeches, games and the call to the buffet.',
      },
      {
        question: 'How early should we ask?',
        answer: 'For Saturdays in summer many months ahead, for weekdays and winter a few weeks often do.',
      },
    ],
    headings: {
      services: ['Music for whom and when', 'From the toast to the taxi', 'What can be played'],
      gallery: ['From behind the desk', 'Hands in the air', 'Before the doors opened'],
      reviews: ['On the way to the taxi', 'Sore feet report', 'The morning after'],
      questions: ['Before the first song', 'Asked across the desk', 'Cables, wishes and closing time'],
      contact: ['Which date is it?', 'Ask for the date', 'Name one song'],
      newsletter: ['The next open night', 'Dates and songs'],
      scheduling: ['Choose your night', 'Talk it through first'],
    },
    contactLines: [
      'Date, place, how many guests and how old the youngest and the oldest are. The answer says whether it is free.',
      'Tell of the room and the occasion. A song says the rest.',
    ],
    newsletterLines: ['Open nights, and what filled the floor.', 'A handful of songs now and then.'],
    actions: ['Ask for the date', 'Name your songs', 'Talk it through', 'See what is free'],
    american: { neighbours: 'neighbors' },
  },
}
