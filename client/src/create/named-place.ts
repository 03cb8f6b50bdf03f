import { isOfThePast } from './past-place.ts'
import { germanTowns, japaneseTowns, koreanTowns, latinTowns } from './towns.ts'

const word = String.raw`\p{Lu}[\p{Ll}'’]{2,}`
const small = 'on|upon|under|by|am|im|an|der|ob|de|la|le|les|sur|del|dos|do|da|di|aan|op|den'
const place = `(?<place>(?:L[ae] )?${word}(?:[ -](?:(?:${small})[ -])*${word})*)`
// Looked back at, so that of two places one after the other both are found.
const begin = String.raw`(?<=(?<before>\p{L}+)[\s,]+|^|[.!?:(–—-]\s*)`

const after = (prepositions: string): RegExp =>
  new RegExp(String.raw`${begin}(?:${prepositions})\s${place}`, 'gu')

// What also follows these small words with a capital letter, and is no place to work.
const skilled =
  /^(?:speciali[sz]\w*|train\w*|experts?|experience\w*|qualified|certified|fluent|interested|degree)$/i
const otherNames = new Set(
  [
    'monday tuesday wednesday thursday friday saturday sunday',
    'january february march april may june july august september october november december',
    'spring summer autumn winter easter christmas',
    'français anglais allemand espagnol italien inglés alemán francés semaine toussaint noël pâques',
    'navidad pascua español italiano inglese natale pasqua capodanno ferragosto natal páscoa português inglês',
    'kerst pasen nederlands engels duits frans januari februari maart mei juni juli augustus oktober',
    'ruhe eiche esche buche nussbaum holz stahl handarbeit teilzeit vollzeit absprache form deutsch englisch',
    'english french german spanish italian japanese korean mandarin chinese arabic portuguese russian welsh',
    'botox excel pilates yoga reiki photoshop python javascript',
  ].flatMap((words) => words.split(' ')),
)

const english = /\b(?:the|and|we|i|for|with|of|is|our|my|from|at)\b/i
const iberian = /\b(?:y|el|los|las|para|en|os|em|com)\b/i
const portuguese = /[ãõç]|\b(?:com|para|em)\b/i

interface Tongue {
  /** Whether these small words may be believed in this text. */
  readonly isIn: (text: string) => boolean
  readonly pattern: RegExp
}

const tongues: readonly Tongue[] = [
  {
    isIn: () => true,
    pattern: after(
      [
        '[Ii]n|[Aa]round|[Rr]ound|[Nn]ear|[Aa]cross',
        'à|À|[Ee]n|(?:[Pp]rès|[Aa]utour) d[e’](?: )?|[Cc]erca de|[Aa]lrededor de',
        '[Vv]icino a|[Nn]ei dintorni di|[Ee]m|[Pp]erto d[eo]',
        '[Tt]e|[Rr]ond|[Nn]abij|[Bb]ij',
      ].join('|'),
    ),
  },
  // An English sentence says 'a Montessori school', a Spanish one 'viajes a Italia'.
  { isIn: (text) => !english.test(text) && !iberian.test(text), pattern: after('ad?') },
  { isIn: (text) => !english.test(text) && portuguese.test(text), pattern: after('[Nn][oa]') },
]

const isPlace = ({ before = '', place: named = '' }: Found['groups']): boolean => {
  const first = named.split(/[ ,-]/u, 1)[0]?.toLowerCase() ?? ''
  return !skilled.test(before) && !otherNames.has(first)
}

interface Found {
  readonly place: string
  readonly groups: Readonly<Record<string, string | undefined>>
  /** The text behind it. */
  readonly behind: string
}

/** What a pattern that ends with its place finds; not where somebody was born, grew up or learned. */
const find = (text: string, pattern: RegExp): readonly Found[] =>
  [...text.matchAll(pattern)].flatMap(({ index, 0: all, groups = {} }) => {
    const { place: named = '' } = groups
    const end = index + all.length
    const behind = text.slice(end)
    return isOfThePast(text.slice(0, end - named.length), behind) ? [] : [{ place: named, groups, behind }]
  })

const placesOf = (found: readonly Found[]): readonly string[] => found.map(({ place: named }) => named)

// By their beginnings, which no other word has: it is fetched with the first question.
const americanState =
  /^, ((?:New |North |South |West |Rhode )?(?:Alab|Alas|Arizo|Arkan|Calif|Colorad|Connec|Delaw|Florid|Georgi|Hawa|Hampsh|Idah|Illin|Indian|Iowa|Islan|Jers|Kans|Kentuc|Louis|Maine|Maryl|Massach|Mexi|Michi|Minnes|Missis|Missou|Montan|Nebra|Nevad|Caroli|Dako|Ohio|Oklah|Oreg|Pennsy|Tenness|Texas|Utah|Vermo|Virgin|Washingt|Wiscon|Wyom|York(?!s))\p{Ll}*|\p{Lu}{2})(?!\p{L})/u

/** A town with the American state that stands behind it: 'Delaware, Ohio' is no Delaware. */
const withState = ({ place: town, behind }: Found): string => town + (americanState.exec(behind)?.[0] ?? '')

const latinPlaces = (text: string): readonly string[] =>
  tongues.flatMap(({ isIn, pattern }) =>
    isIn(text)
      ? find(text, pattern)
          .filter(({ groups }) => isPlace(groups))
          .map(withState)
      : [],
  )

// German writes every noun with a capital: only a town's own name, or the ending of one, tells it from an oak.
const german = /\b(?:und|wir|ich|mit|für|bei|seit|unser\w*|ihre?|sind|oder|aus|zum|zur|eine?r?)\b/i
const germanPlace = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:[Ii]n|[Bb]ei|[Nn]ahe|[Aa]us|[Uu]m|[Rr]aum)\s(?<place>(?<title>(?:Bad|Sankt|St\.)\s)?(?<town>${word})(?:-${word})*(?:\s(?:am|an der|im|in der|ob der|vor der)\s${word})?)`,
  'gu',
)
const townEnding =
  /(?:burg|stadt|dorf|heim|hausen|berg|furt|bach|brück|brücken|kirchen|ingen|münde|hafen|haven|walde|rode|leben|stedt|büttel)$/
const noTowns =
  /^(?:Innenstadt|Altstadt|Großstadt|Kleinstadt|Heimatstadt|Pflegeheim|Eigenheim|Weinberg|Yachthafen|Flughafen|Jahrhundert\w*|Dingen|Vorstellungen)$/

const isGermanTown = ({ title, town = '' }: Found['groups']): boolean =>
  title !== undefined || germanTowns.has(town) || (townEnding.test(town) && !noTowns.test(town))

const placesInGerman = (text: string): readonly string[] =>
  placesOf(find(text, germanPlace).filter(({ groups }) => isGermanTown(groups)))

const japanesePlace =
  /(?:^|[^\p{Script=Han}])(?<place>\p{Script=Han}{1,7}?[市区町村]|\p{Script=Han}{2,4})(?=で|に|の|を|、)/gu
const noJapaneseTowns = /(?:都市|朝市|下町|港町|山村|農村|地区|学区|市町村)$/
const isJapaneseTown = (name: string): boolean =>
  japaneseTowns.has(name) || (/[市区町村]$/.test(name) && name.length > 2 && !noJapaneseTowns.test(name))

const koreanPlace =
  /(?:^|\s)(?<place>\p{Script=Hangul}{2,4}?(?:\s\p{Script=Hangul}{1,3}[구군](?=에서|에\s|의\s|[\s,.]|$))?)(?=에서|에\s|의\s|[\s,.]|$)/gu
const noKoreanTowns = /^(?:도시|다시|즉시|역시|동시|잠시|혹시|대도시|소도시)$/
const isKoreanTown = (name: string): boolean => {
  const [town = ''] = name.split(' ')
  return koreanTowns.has(town) || (/^\p{L}{2,3}시$/u.test(town) && !noKoreanTowns.test(town))
}

// In small letters these are other words first.
const otherWords = new Set(
  'nice bath hull reading wells rugby deal settle mobile orange split buffalo phoenix tours cork bury queens essen hof halle heide langen baden mons ronda cali lima santa cruz victoria trier'.split(
    ' ',
  ),
)
const smallTowns = new Map(
  [...latinTowns, ...germanTowns]
    .map((town) => [town.toLowerCase(), town] as const)
    .filter(([small]) => !otherWords.has(small)),
)
const smallPlace =
  /(?<!\p{L})(?:in|around|round|near|à|en|a|im raum|raum|bei|um|aus) (?<place>\p{Ll}[\p{Ll}'’-]{2,}(?: \p{Ll}[\p{Ll}'’-]{2,})?)/gu

/** A known town in small letters, as it is written: who writes no capitals writes none for towns either. */
const townsInSmall = (text: string): readonly string[] =>
  placesOf(find(text, smallPlace)).flatMap((named) => {
    const town = smallTowns.get(named) ?? smallTowns.get(named.split(' ', 1)[0] ?? '')
    return town === undefined ? [] : [town]
  })

// 'me and my brother Dean do pizza round leeds. weddings too': who begins no sentence with a capital may name people with one.
const beginsLarge = /[.!?…\n]\s{0,3}\p{Lu}\p{Ll}/u

const namedPlaces = (description: string): readonly string[] => {
  if (/\p{Script=Hangul}/u.test(description))
    return placesOf(find(description, koreanPlace)).filter(isKoreanTown)
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(description))
    return placesOf(find(description, japanesePlace)).filter(isJapaneseTown)
  const written = german.test(description) ? placesInGerman(description) : latinPlaces(description)
  return written.length === 0 && !beginsLarge.test(description.slice(1)) ? townsInSmall(description) : written
}

/** An unknown word may be a method, a make or an age. */
const isKnownPlace = (place: string): boolean =>
  place.includes(',') ||
  latinTowns.has(place) ||
  germanTowns.has(place.split(/[ -]/u, 1)[0] ?? '') ||
  isJapaneseTown(place) ||
  isKoreanTown(place)

const restBehind = (long: string, short: string): string =>
  long.startsWith(short) ? long.slice(short.length) : ''

const isOneTown = (first: string, second: string): boolean =>
  first === second || /^,? /.test(restBehind(first, second)) || /^,? /.test(restBehind(second, first))

/** The place of work that a description names, such as 'Leeds' of 'I fix leaks in Leeds'; '' where it names none. */
export const namedPlace = (description: string): string => namedPlaces(description)[0] ?? ''

/** Whether the place that a description names is sure: a town that is known, and no other is named as well. */
export const isSurelyNamed = (description: string): boolean => {
  const [first, ...others] = namedPlaces(description)
  return (
    first !== undefined &&
    isKnownPlace(first) &&
    others.filter(isKnownPlace).every((other) => isOneTown(first, other))
  )
}
