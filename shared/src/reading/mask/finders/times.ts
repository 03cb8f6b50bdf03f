import type { Language } from '../../../language/language.ts'
import { daySetWords, dayWords } from '../../hours/day-words.ts'
import { pattern, spacedLetter, wordEnd, wordStart } from '../finder.ts'

/** A piece of what is said of times: days, a time, or a span of two. */
export interface TimePiece {
  readonly kind: 'days' | 'time' | 'span'
  readonly start: number
  readonly end: number
  /** Whether it is a time wherever it stands: '5pm', '14:00'; not '9'. */
  readonly isSure: boolean
  /** Whether it is one beside a day alone: '9h'. */
  readonly isLikely?: boolean
}

const minutes = '[0-5]\\d'
const hour = '(?:[01]?\\d|2[0-9])'
const half = '(?:[ap](?:\\. ?m\\.?|m)|uhr|(?:uhr )?(?:morgens|abends|vormittags|nachmittags))'
const eastHalf = '(?:午前|午後|早朝|朝|夕方|夜|翌|오전|오후|새벽|저녁|아침|낮|밤) ?'
const named =
  'noon|midday|midnight|mezzogiorno|mezzanotte|midi|minuit|mediodía|medianoche|mittags|mitternacht'

// 'Menu du midi' tells no time of day, 'until noon' does.
const beforeNamed = `(?<=${wordStart}(?:at|until|till?|to|by|from|before|after|um|bis|ab|à|jusqu[’']à|dès|a|al|alle|hasta) |[-–~] ?)`

const sure = [
  `${hour}(?::${minutes})?[ap](?= ?[-–] ?\\d)|(?<=\\d[ap] ?[-–] ?)${hour}(?::${minutes})?[ap]${wordEnd}`,
  `${hour}(?:[:.]${minutes})? ?${half}${wordEnd}`,
  `${hour}:${minutes}(?: ?h(?:rs)?${wordEnd})?(?![\\d:])`,
  `(?:${eastHalf})?${hour} ?(?:時(?!間)(?:${minutes}分|半)?|시(?!간)(?: ?${minutes} ?분| ?반)?)`,
  `${eastHalf}${hour}(?::${minutes})?`,
  `${wordStart}12 (?:${named})${wordEnd}|${beforeNamed}(?:${named})${wordEnd}|正午|정오|자정`,
].join('|')
const likely = `(?<=\\d ?[-–] ?)[1-9](?:00|15|30|45)(?!\\d)|${hour} ?h(?: ?${minutes}|rs|eures)?${wordEnd}(?! de )|(?:[01]\\d|2[0-4])${minutes}|${hour}[.]${minutes}|${wordStart}(?:${named})${wordEnd}|${hour}`
const notFigure = '(?![\\d%€£$¥₩]|[.,:/]\\d| ?[€%]| ?\\p{Sc})'

// The groups of a number that is dialled: what follows three digits, or two and four, and a dash is no time.
const inPhone = '(?<!\\d)\\d{3}[\\-–‐‑]|\\d{2}[\\-–‐‑]\\d{4}[\\-–‐‑]'

const times = pattern(
  `(?<!${inPhone})(?<![\\d.,:/]|${spacedLetter}|\\d )(?:(?<sure>${sure})|(?<likely>${likely})${notFigure})(?: ?까지| ?まで)?`,
)

// 'M-F 8-5', and after it 'F 9-1'.
const letter = '(?:m|tu?|w|th?|f|sa|su)'
const letterRange = `${wordStart}${letter} ?[-–] ?${letter}${wordEnd}`
const letterAfterRange = `(?<=${letterRange}[^.\\n]{1,40}[,;] ?)${letter}${wordEnd}(?= \\d)`

const dayPatterns = new Map<Language, RegExp>()

const daysPattern = (language: Language): RegExp => {
  const words = [...Object.values(daySetWords[language]), ...Object.values(dayWords[language])].join('|')
  const single = `${wordStart}(?:${words})(?!${spacedLetter})`
  const joint =
    '\\.?(?: ?(?:-|–|—|~|〜|/|,|&|\\+|;|・|、|·|から|부터|및|と|과|와) ?| (?:to|thru|through|til|till|until|and|or|bis|und|u\\.|al?|y|e|o|au|à|et|ou|hasta) (?:el |le |la )?|\\s)'
  const letters = language === 'english' ? `|${letterRange}|${letterAfterRange}` : ''
  return pattern(`${single}(?:${joint}${single})*(?:까지|まで)?${letters}`)
}

const daysOf = (language: Language): RegExp => {
  const known = dayPatterns.get(language) ?? daysPattern(language)
  dayPatterns.set(language, known)
  return known
}

/** The days and times that a text may speak of, in order; whether a figure is one its neighbours tell. */
export const findTimes = (text: string, language: Language): readonly TimePiece[] => {
  const days = [...text.matchAll(daysOf(language))].map(
    ({ 0: words, index }): TimePiece => ({
      kind: 'days',
      start: index,
      end: index + words.length,
      isSure: false,
    }),
  )
  const isFree = (start: number): boolean => days.every((other) => start < other.start || other.end <= start)
  const found = [...text.matchAll(times)].flatMap((match): TimePiece[] => {
    const { 0: written, index, groups = {} } = match
    if (!isFree(index)) return []
    const isLikely = groups.likely !== undefined && /\D/u.test(groups.likely)
    return [
      {
        kind: 'time',
        start: index,
        end: index + written.length,
        isSure: groups.sure !== undefined,
        isLikely,
      },
    ]
  })
  return [...days, ...found].sort((one, other) => one.start - other.start)
}
