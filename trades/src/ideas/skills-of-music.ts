import type { WrittenSkill } from './idea.ts'

// What can be taken to a door and to a bed.
const carried =
  'trumpet, trombone, french horn, cornet, bugle, flugelhorn, accordion, violin, viola, cello, fiddle, guitar, ukulele, banjo, mandolin, harp, flute, clarinet, saxophone, sax, oboe, recorder'
const anyInstrument = `{it} lessons for beginners: Two chairs, one stand and the first tune.: half
      First {it} tune by Christmas: One hour a week, and a tune that everybody knows.: evenings
      {it} at weddings in {place}: Three pieces by heart, and a clean shirt.: saturdays
      Birthday {it} at your door: Two songs, four minutes, and cake if they like.: saturdays: ${carried}
      Adults who quit the {it}: Their old notes, and nobody else listening.: evenings
      {it} practice, heard once weekly: Half an hour beside a child, and a list on the fridge.: half
      Used {it}, tried and chosen: You play it first, then they pay for it.: saturdays
      {it} played at your bedside: Ask the home first, and play softly.: half: ${carried}
      One {it} song per month: Their own choice, and one hour a week.: evenings`

/** What people play and sing, each instrument for itself. */
export const skillsOfMusic: readonly WrittenSkill[] = [
  {
    id: 'brass',
    called: '{it}',
    said: 'trumpet, trombone, french horn, tuba, cornet, euphonium, bugle, flugelhorn, brass',
    ideas: `${anyInstrument}
      Fanfares at weddings and funerals: Three players, or one who can be heard.: saturdays
      Brass band for late beginners: A hall whose neighbours are far away.: evenings
      Carols played at front doors: Warm gloves, a lantern and eight carols.: evenings
      {it} valves cleaned and oiled: A bath, a brush and a cloth, while they wait.: half: trumpet, cornet, tuba, euphonium, french horn, flugelhorn`,
  },
  {
    id: 'piano',
    called: '{it}',
    said: 'piano, keyboard, organ, accordion',
    ideas: `${anyInstrument}
      Four hands, one {it}: For couples, or a parent with a child.: evenings
      Singers accompanied before the exam: Sight-reading, and patience with counting.: half
      {it} music for silent films: A hall, a projector and good nerves.: evenings`,
  },
  {
    id: 'strings',
    called: '{it}',
    said: 'violin, viola, cello, double bass, fiddle',
    ideas: `${anyInstrument}
      Small {it} sizes, lent yearly: Four sizes, and a note of who has which.: half
      String quartet for registry offices: Three friends who can read, and black clothes.: saturdays
      Late starters’ {it} evening: Six chairs and no concert at the end.: evenings`,
  },
  {
    id: 'guitar',
    called: '{it}',
    said: 'guitar, ukulele, banjo, mandolin, bass guitar, harp',
    ideas: `${anyInstrument}
      {it} strings changed and tuned: At the market, ten minutes each.: saturdays
      Campfire {it} in four evenings: Five chords, ten songs and a fire.: evenings
      {it} hour for whole families: Ten instruments to lend.: saturdays: guitar, ukulele`,
  },
  {
    id: 'winds',
    called: '{it}',
    said: 'flute, clarinet, saxophone, sax, oboe, bassoon, recorder, bagpipes',
    ideas: `${anyInstrument}
      {it} group for late beginners: Six stands, and a room with a carpet.: evenings
      {it} pads and corks checked: A lamp, a feeler and an honest list.: half: flute, clarinet, saxophone, sax, oboe`,
  },
  {
    id: 'drums',
    called: '{it}',
    said: 'drum, drumming, drummer, percussion, cajon',
    ideas: `Drum lessons on practice pads: Two pads, and neighbours who never notice.: half
      Drum circle for tired offices: Twelve drums in a van, one hour, no talking.: evenings
      Drum hour for loud toddlers: Buckets, spoons and a door that closes.: half
      Rhythm for people who can’t: A table, two hands and no stage.: evenings
      Drummer for your wedding band: Sticks, a car, and fifty songs known.: saturdays
      Drum kits tuned and repaired: A key, spare skins and half an hour.: half
      First beat in four evenings: One groove, then the song that it is from.: evenings
      Drum lessons in {place}: A cellar, or pads at the kitchen table.: half`,
  },
  {
    id: 'singing',
    called: 'singing',
    said: 'singing, sing, singer, choir, vocals, voice',
    ideas: `Singing for people who don’t: A room, a keyboard and no audition.: evenings
      One song learnt per month: Their own choice, and one hour a week.: evenings
      Birthday songs written to order: Three questions and a good microphone.: evenings
      Songs sung at your bedside: Ask the home first, and sing softly.: half
      Choir for one night only: One hall, one song, forty strangers.: evenings
      Sung farewells at the grave: Two songs by heart, and a dark coat.: half
      Lullabies for brand new parents: Six songs, one afternoon, tea.: half
      Choir at lunch in {place}: Forty minutes, a hall and sandwiches.: half`,
  },
  {
    id: 'music',
    called: 'music',
    said: 'music, musician, band, songwriting, dj',
    loosely: 'playing an instrument',
    ideas: `Music played at your bedside: Ask the home first, and play softly.: half
      Music hour for small children: A carpet, ten shakers and one song in four keys.: half
      Songs written for retiring colleagues: Three questions and a good microphone.: evenings
      Music chosen for small shops: Ten hours of it, changed each season.: evenings
      Music for the wedding walk: Four pieces, and a rehearsal on the day before.: saturdays
      Listening evenings, one record each: A good pair of speakers and ten chairs.: evenings
      Notes read in six evenings: One page an evening, and songs they know.: evenings
      Music afternoons in {place}: A warm room that you may use.: saturdays`,
  },
]
