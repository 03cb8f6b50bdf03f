import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'
import { wordEnd } from '../mask/finder.ts'
import { daySetWords, dayWords } from './day-words.ts'
import { hourWords } from './hour-words.ts'
import { clockPatterns, readClock } from './read-clock.ts'
import { dayParts, dayStop, type Token } from './token.ts'

type Rule = readonly [pattern: RegExp, token: (match: RegExpExecArray) => Token | undefined]

const word = (source: string): RegExp => new RegExp(`(?:${source})${wordEnd}`, 'iuy')

const days = (of: readonly Weekday[], isLetter = false): Token => ({
  kind: 'days',
  days: of,
  isLetter,
  isHoliday: false,
})

const daySetRules = (language: Language): Rule[] => {
  const sets = daySetWords[language]
  return [
    [word(sets.every), () => days(weekdays)],
    [word(sets.week), () => days(weekdays.slice(0, 5))],
    [word(sets.weekend), () => days(weekdays.slice(5))],
  ]
}

const dayRules = (language: Language): Rule[] =>
  weekdays.map((day): Rule => {
    return [
      word(`(?:${dayWords[language][day]})`),
      ({ 0: name }) => days([day], /^\p{Script=Latin}$/u.test(name)),
    ]
  })

/** English letters of days, which mean one only in a range: 'M-F'. */
const letterRules: readonly Rule[] = (
  [
    ['m', 'mon'],
    ['tu?', 'tue'],
    ['w', 'wed'],
    ['th', 'thu'],
    ['f', 'fri'],
    ['sa', 'sat'],
    ['su', 'sun'],
  ] as const
).map(([source, day]): Rule => [word(source), () => days([day], true)])

const sundaysAndHolidays: Rule = [
  word('(?:an )?sonn-? ?(?:und|u\\.?|&|/) ?feiertag(?:s|en|e)?'),
  () => ({ kind: 'days', days: ['sun'], isLetter: false, isHoliday: true }),
]

const wordRules = (language: Language): Rule[] => {
  const words = hourWords[language]
  const always = word(words.always)
  return [
    [always, ({ 0: text }) => ({ kind: 'always', text })],
    [word(words.unclosed), () => ({ kind: 'unclosed' })],
    [word(words.arrangement), () => ({ kind: 'arrangement' })],
    [word(words.arranged), () => ({ kind: 'arranged' })],
    [word(words.pause), () => ({ kind: 'pause' })],
    ...(language === 'german' ? [sundaysAndHolidays] : []),
    [word(words.holidays), () => ({ kind: 'days', days: [], isLetter: false, isHoliday: true })],
    ...daySetRules(language),
    ...clockPatterns(language).map((pattern): Rule => [pattern, readClock]),
    ...dayParts.map((part): Rule => [word(words[part]), () => ({ kind: 'part', part })]),
    [word(words.rest), () => ({ kind: 'rest' })],
    [word(words.closed), () => ({ kind: 'closed' })],
    [word(words.except), () => ({ kind: 'except' })],
    ...dayRules(language),
    ...(language === 'english' ? letterRules : []),
    [/between(?= )|zwischen(?= )|entre(?= )|tra le(?= )/iuy, () => ({ kind: 'between' })],
    [/[-–—―−‐~〜→>]/uy, () => ({ kind: 'to' })],
    [word(words.to), () => ({ kind: 'to' })],
    [word(words.and), ({ 0: sign }) => ({ kind: 'and', sign })],
    [/[,;/&+|·•、・()[\]【】\n。.:=]/uy, ({ 0: sign }) => ({ kind: 'and', sign })],
    [word(words.fill), () => ({ kind: 'fill' })],
    [word(words.answered), () => ({ kind: 'answered' })],
    [/[!*]|\p{Extended_Pictographic}\ufe0f?/uy, () => ({ kind: 'fill' })],
  ]
}

const rules = new Map<Language, readonly Rule[]>()

const rulesOf = (language: Language): readonly Rule[] => {
  const known = rules.get(language) ?? wordRules(language)
  rules.set(language, known)
  return known
}

const unknown = /[\p{L}\p{M}\p{N}’'-]+|[\s\S]/uy

interface Step {
  readonly token: Token
  readonly end: number
}

const stepAt = (text: string, at: number, language: Language): Step => {
  for (const [pattern, tokenOf] of rulesOf(language)) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const token = match === null || match[0] === '' ? undefined : tokenOf(match)
    if (token !== undefined) return { token, end: pattern.lastIndex }
  }
  unknown.lastIndex = at
  const skipped = unknown.exec(text)?.[0].length ?? 1
  return { token: { kind: 'unknown' }, end: at + skipped }
}

// Behind these a stop may end a statement, or only say that the name is cut.
const isShortDay = /^\p{Script=Latin}{1,4}$/u

/** A token, and where in a text it stands. */
export interface PlacedToken {
  readonly token: Token
  readonly start: number
  readonly end: number
}

/** The tokens of a text in NFKC, each with its place. */
export const tokensWithin = (text: string, language: Language): readonly PlacedToken[] => {
  const placed: PlacedToken[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/u.test(text.charAt(at)) && text.charAt(at) !== '\n') {
      at += 1
      continue
    }
    const { token, end } = stepAt(text, at, language)
    placed.push({ token, start: at, end })
    at = end
    if (
      token.kind !== 'days' ||
      text.charAt(end) !== '.' ||
      !isShortDay.test(text.slice(placed.at(-1)?.start, end))
    )
      continue
    placed.push({ token: { kind: 'and', sign: dayStop }, start: end, end: end + 1 })
    at = end + 1
  }
  return placed
}

// 'Mittwochnachmittag'.
const halfOfDay = /(?<=(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?=(?:vor|nach)mittag|abend)/giu

// '土曜は13時まで', '토요일은 3시까지': the time alone that days close at.
const easternUntil =
  /(?<=(?:曜日?|[月火水木金土日]|平日|週末|土日|요일|평일|주말|[월화수목금토일])(?:は|も|のみ|은|는|에는)? ?)(?=(?:(?:午前|午後|夜|오전|오후|저녁|밤) ?)?\p{N}{1,2}(?::\p{N}{2}|[時시](?: ?[半반]| ?\p{N}{2} ?[分분])?)? ?(?:まで|까지))/gu

/** Takes a clause about hours apart, in NFKC; what no rule knows is `unknown`. */
export const tokenize = (clause: string, language: Language): readonly Token[] =>
  tokensWithin(
    clause.normalize('NFKC').trim().replace(halfOfDay, ' ').replace(easternUntil, '〜'),
    language,
  ).map(({ token }) => token)
