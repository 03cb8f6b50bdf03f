import type { Language } from '../../../language/language.ts'
import { daySetWords, dayWords } from '../../hours/day-words.ts'
import { type Finder, type Found, pattern, spacedLetter, wordEnd, wordStart } from '../finder.ts'

const noDigit = '(?<![\\d.,:/]|\\d[\\- ])'
const half = '[ap](?:\\.m\\.?|m)'
const minutes = '[0-5]\\d'
const hour = '(?:[01]?\\d|2[0-4])'
const eastHalf = '(?:午前|午後|朝|夜|오전|오후|저녁|아침|밤|am|pm) ?'
const words = `${wordStart}(?:noon|midday|midnight|mezzogiorno|mezzanotte|midi|minuit|mediodía|medianoche|mittags?|mitternacht)${wordEnd}|正午|정오|자정`

// Times that are nothing else wherever they stand.
const sure = [
  `${hour}(?:[:.h]${minutes})? ?${half}${wordEnd}`,
  `${hour}:${minutes}(?: ?(?:uhr|h|hrs)${wordEnd})?(?![\\d:])`,
  `${hour}(?:[.:]${minutes})? ?uhr${wordEnd}`,
  `(?:${eastHalf})?${hour} ?時(?!間)(?:${minutes}分|半)?`,
  `(?:${eastHalf})?${hour} ?시(?!간)(?: ?${minutes} ?분| ?반)?`,
  `(?:${eastHalf})${hour}:${minutes}`,
  words,
].join('|')
// Times beside a day, a word that says when, or another time.
const likely = `${sure}|${hour}(?: ?[.:h] ?${minutes}|(?: ?h(?:rs?)?${wordEnd})|${minutes}(?=[ \\-–]|$))?(?![\\d%€£$¥₩]|[.,:/]\\d| ?[€%])`
const to =
  '(?:\\.? ?(?:-|–|—|―|−|~|〜|>|→) ?|(?: ?(?:from|de|von)?)? (?:to|til|till|until|thru|through|bis|a|alle|al|hasta|à|au|ao|fino alle|jusqu’à|a las|h-) (?:las |les )?| ?から ?| ?부터 ?| ?에서 ?)'
const sureSpan = `${noDigit}(?:(?:${sure})${to}(?:${likely})|(?:${likely})${to}(?:${sure}))(?: ?까지| ?まで)?`
const span = `${noDigit}(?:${likely})${to}(?:${likely})(?: ?까지| ?まで)?`
const joint = '(?: ?[,;/&+|·・、] ?| (?:and|und|y|et|e|u\\.) | ?및 ?| ?と ?|\\s+)'

const fromWord =
  '(?: ?[:,=→] ?|\\s+)?(?:(?:from|at|open|de|von|ab|um|a las|a|à|dès|dalle(?: ore)?|ore|alle|de las|las|it’s|h) ?)?'

const always = [
  `${wordStart}24[- /]?7${wordEnd}`,
  '24 ?h(?:rs?|eures?|eures)? ?(?:/|sur|su) ?(?:24|7|365)(?: ?h)?',
  "24 ?(?:hours?|hrs?|stunden|horas|heures|ore)(?! ?(?:notice|’|'))(?: su 24| sur 24)?",
  'h ?24',
  '24 ?時間|24 ?시간',
  '7 ?(?:j|jours|giorni|días|tage|days|d)? ?(?:/|sur|su) ?7',
].join('|')

const daysOf = (language: Language): string => {
  const day = `(?:${Object.values(dayWords[language]).join('|')}|${Object.values(daySetWords[language]).join('|')})`
  const single = `(?<!${spacedLetter}|\\p{M})${day}(?!${spacedLetter})\\.?`
  const between =
    '(?: ?(?:-|–|—|~|〜|/|,|&|\\+|;|・|、|·|～|から|부터|및|と) ?| (?:to|thru|through|til|till|until|and|or|bis|und|u\\.|al?|y|e|o|au|à|et|ou|hasta) (?:el |le |la )?|\\s)'
  return `${single}(?:${between}${single})*(?:까지|まで|は|에는?|은)?`
}

/** The forms of a language's times, whole weeks before single times. */
const patternsOf = (language: Language): readonly RegExp[] => {
  const days = daysOf(language)
  const spans = `(?:${span})(?:${joint}(?:${span})(?!${joint}${days}${fromWord}(?:${likely})))*`
  const times = `(?:${spans}|${sure})`
  const unit = `(?:${days})${fromWord}(?:${times})`
  const reversed = `(?:${spans})(?: ?[,:(] ?|\\s)(?:on |am |le |les |los |il |nei )?(?:${days})(?!${fromWord}(?:${likely}))`
  return [
    pattern(always),
    pattern(`${unit}(?:${joint}${unit})*`),
    pattern(`${reversed}(?:${joint}${reversed})*`),
    pattern(`${sureSpan}(?:${joint}${sureSpan})*`),
    pattern(`${noDigit}(?:${sure})`),
  ]
}

const compiled = new Map<Language, readonly RegExp[]>()

const compiledFor = (language: Language): readonly RegExp[] => {
  const known = compiled.get(language) ?? patternsOf(language)
  compiled.set(language, known)
  return known
}

const isFree = (found: readonly Found[], start: number, end: number): boolean =>
  found.every((other) => end <= other.start || other.end <= start)

/** Times of day with the days beside them: 'Mon–Fri 9–5, Sat 10–2', 'um 18 Uhr', '24/7'. */
export const findHours: Finder = (text, { language }) => {
  const found: Found[] = []
  for (const expression of compiledFor(language)) {
    for (const { 0: form, index } of text.matchAll(expression)) {
      const end = index + form.trimEnd().length
      if (isFree(found, index, end)) found.push({ kind: 'hours', start: index, end })
    }
  }
  return found
}
