import { describe, expect, it, test } from 'vitest'
import { englishKinds } from './english/english-kinds.ts'
import { suggestNames } from './suggest-names.ts'

const namesOf = (about: string, place: string): readonly string[] =>
  ['one', 'two'].flatMap((seed) =>
    [0, 1, 2].flatMap((round) => suggestNames({ about, place, include: [], exclude: [], seed, round })),
  )

const walking = /\b(?:walk\w*|lead|leads|stick|puddles?|laps?|park|whistle)\b/i
const strings = /\b(?:bow|strings?|rosin|reed|fret|peg)\b/i
const cloth = /\b(?:linen|wool|hem|tweed|sewn|tailor\w*|selvedge|ribbon|indigo)\b/i
const engines = /\b(?:pistons?|clutch|gasket|dipstick|tappet|spark|oil|bonnet)\b/i
const keys = /\b(?:keys?|hammers?|pedals?|ivory|fingers?)\b/i
const germanStrings = /bogen|saite/i

/** What a business says of itself, what its neighbors' words are, and a word of its own. */
const near: readonly (readonly [about: string, place: string, neighbor: RegExp, own: RegExp])[] = [
  ['Mobile dog grooming in a van', 'Austin', walking, /comb|coat|brush|tub|groom/i],
  ['Dog groomer', 'Leeds', walking, /comb|coat|brush|tub|groom/i],
  ['Dog training for nervous dogs', 'Leeds', /\bwalk\w*|comb|groom/i, /treat|whistle|hound/i],
  ['Dog walking', 'Bath', /comb|groom|clipper|bandana/i, /walk|lead|stick/i],
  ['Pet sitting', 'Boise', /\bwalk\w*|comb|groom|stick/i, /bowl|paw|key/i],
  ['Boarding kennels for dogs', 'York', /\bwalk\w*|groom/i, /basket|kennels|straw/i],
  ['Klavierunterricht', 'Köln', germanStrings, /taste|flügel|pedal|oktave/i],
  ['Klavierstimmer', 'Ulm', /bogen|saite|schule/i, /taste|flügel|pedal|klavier/i],
  ['Geigenunterricht', 'Köln', /taste|flügel|pedal|vierhändig/i, /bogen|saite/i],
  ['Gitarrenunterricht', 'Bonn', /taste|flügel|pedal|bogen/i, /saite|bund|griff/i],
  ['Cours de piano', 'Lyon', /archet|corde|anche/i, /touche|pédale|piano/i],
  ['Cours de violon pour enfants', 'Rennes', /touche|anche|pédale/i, /archet|corde/i],
  ['Clases de guitarra', 'Sevilla', /\barco|tecla|caña/i, /cuerda|traste/i],
  ['Clases de piano', 'Salamanca', /\barco|cuerda|caña/i, /tecla|pedal|piano/i],
  ['Lezioni di violino', 'Torino', /tasto|ancia|pedale/i, /archetto|corda/i],
  ['Lezioni di pianoforte', 'Lucca', /archetto|corda|ancia/i, /tasto|pedale/i],
  ['ピアノ教室', '京都', /弓|弦/, /鍵盤|ピアノ/],
  ['バイオリン教室', '京都', /鍵盤|ピアノ/, /弓|弦/],
  ['피아노 학원', '부산', /활|현과|국악/, /건반|피아노/],
  ['Piano lessons for adults', 'Hull', strings, /key|octave|pedal/i],
  ['Violin lessons', 'Hull', keys, /bow|string/i],
  ['Guitar lessons', 'Hull', /\b(?:bow|reed|hammers?|keys?)\b/i, /fret|string|chord/i],
  ['Trumpet lessons', 'Hull', /\b(?:bow|strings?|hammers?|pencils?|sums?|verbs?)\b/i, /valve|fanfare|bell/i],
  ['Drum lessons', 'Hull', /\b(?:bow|strings?|reed|keys?)\b/i, /stick|snare|beat|drum/i],
  ['Singing lessons', 'Hull', /\b(?:bow|strings?|reed|hammers?|keys?)\b/i, /verse|song|breath|voice/i],
  ['Piano tuning', 'Bath', /\b(?:bow|reed|peg|bridge|strings?)\b/i, /felt|hammer|key/i],
  ['Guitar repair', 'Bath', /\b(?:bow|reed|hammers?|keys?|felt)\b/i, /peg|bridge|string/i],
  ['fix old sewing machines', 'Dayton', cloth, /bobbin|treadle|needle/i],
  ['Sewing machine repair', 'Ohio', cloth, /bobbin|treadle|needle/i],
  ['Ich repariere Nähmaschinen', 'Ulm', /nähstube|schneiderei|wolle|leinen|saum/i, /schraube|feder|spule/i],
  ['Hundesalon', 'Bremen', /runde|pfütze|leine|schule/i, /kamm|fell|bürste/i],
  ['Peluquería canina', 'Lima', /paseo|correa|charco/i, /peine|cepillo|espuma/i],
  ['Toilettage canin', 'Tours', /balade|laisse|flaque/i, /peigne|brosse|mousse/i],
  ['Toelettatura cani', 'Parma', /passeggiat|guinzaglio|pozza/i, /pettine|spazzola|schiuma/i],
  ['犬のトリミング', '大阪', /さんぽ|水たまり|首輪/, /くし|泡|毛並み/],
  ['애견 미용', '서울', /산책|목줄|웅덩이/, /빗|거품/],
  ['Tire shop', 'Reno, NV', engines, /tread|rim|grip|tire/i],
  ['Windscreen repair', 'Hull', engines, /glass|pane|view/i],
  ['Chess lessons', 'Hull', /\b(?:verbs?|sums?|vowels?|commas?|tongues?)\b/i, /pawn|knight|board|chess/i],
  ['Maths tutor', 'Hull', /\b(?:verbs?|vowels?|commas?|tongues?|pawns?)\b/i, /sum|angle|root/i],
  ['Spanish lessons', 'Hull', /\b(?:sums?|pawns?|carry the one)\b/i, /verb|vowel|tongue/i],
  ['Sewing classes', 'Hull', /\b(?:draw\w*|sketch\w*|easels?|palette|spoon|cue)\b/i, /needle|thread|hem/i],
  [
    'Cooking classes',
    'Hull',
    /\b(?:draw\w*|sketch\w*|easels?|palette|thread|cue|ink)\b/i,
    /spoon|apron|whisk/i,
  ],
  ['Drawing classes', 'Hull', /\b(?:spoon|whisk|hem|cue|curtain)\b/i, /brush|ink|easel/i],
]

describe.each(near)('[7.names] names of “%s” (%s)', (...[about, place, neighbor, own]) => {
  const names = namesOf(about, place)

  it('have no word of a trade that is only near', () => {
    expect(names.filter((name) => neighbor.test(name))).toEqual([])
  })

  it('have words of its own', () => {
    expect(names.filter((name) => own.test(name)).length).toBeGreaterThanOrEqual(names.length / 6)
  })
})

test('[7.names] no trade stands with the words of two', () => {
  const written = Object.values(englishKinds).flatMap(({ trades = [] }) => trades)
  const ids = written.flatMap(({ of }) => of.split(', '))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('[7.names] who speaks of two instruments meets the words of music, and of none of them alone', () => {
  const names = namesOf('Piano and violin lessons', 'Hull')
  expect(names.filter((name) => strings.test(name) || keys.test(name))).toEqual([])
})
