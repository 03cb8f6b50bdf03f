import type { OpeningHours, TimeSpan, Weekday } from '../../business/opening-hours.ts'
import { spansMaximum, weekdays } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'
import { withoutAlsoOnDays } from './also-on-days.ts'
import { itemsOf } from './items.ts'
import { parseWeek, type Week } from './parse-week.ts'
import { type Minutes, resolveSpan } from './resolve-span.ts'
import { dayStop, type Token } from './token.ts'
import { tokenize } from './tokenize.ts'

/** Opening hours as far as they are certain. */
export interface HoursRead {
  /** `{}` where nothing is stated, or not with certainty; a day without spans is said to be closed, an absent one is not named. */
  readonly hours: OpeningHours
  /** What was said of times and is no fact, verbatim: 'evenings by arrangement'. */
  readonly words: readonly string[]
  /** The words that say that somebody answers at any hour, verbatim; '' where nobody says so. */
  readonly always: string
}

interface Clause {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly isUnderstood: boolean
}

const takeApart = (text: string, language: Language): Clause => {
  const all = tokenize(withoutAlsoOnDays(text, language), language)
  const isAlways = all.some(({ kind }) => kind === 'always')
  const isUnderstood = all.every(({ kind }) => kind !== 'unknown' && (kind !== 'answered' || isAlways))
  return { text: text.trim(), tokens: all, isUnderstood }
}

const isStated = ({ kind }: Token): boolean =>
  kind !== 'fill' && kind !== 'arrangement' && kind !== 'answered'

type Spans = Map<Weekday, Minutes[]>

interface Setting {
  readonly spans: Spans
  /** Days of which only so much is said as of every day. */
  readonly common: Set<Weekday>
  readonly language: Language
}

/** 'Every day 9-7, Sundays 10-4': what is said of a day alone holds instead, where both cannot. */
const isInstead = (
  before: readonly Minutes[],
  [first]: Week['open'][number]['spans'],
  language: Language,
): boolean => {
  if (first === undefined) return false
  const alone = resolveSpan(first[0], first[1], {
    after: 0,
    isFollowed: false,
    countsToTwelve: language === 'english',
  })
  return (
    alone !== undefined && before.some(({ opens, closes }) => opens < alone.closes && alone.opens < closes)
  )
}

/** Adds the spans of some days; false where one has more than one reading, or two overlap. */
const addSpans = (
  { spans, common, language }: Setting,
  { days, spans: written, isEveryDay }: Week['open'][number],
): boolean =>
  days.every((day) => {
    if (common.has(day) && isInstead(spans.get(day) ?? [], written, language)) spans.delete(day)
    if (isEveryDay && !spans.has(day)) common.add(day)
    else common.delete(day)
    return written.every(([open, close], index) => {
      const before = spans.get(day) ?? []
      const after = before.at(-1)?.closes ?? 0
      const isFollowed = index < written.length - 1
      const span = resolveSpan(open, close, { after, isFollowed, countsToTwelve: language === 'english' })
      if (span === undefined || before.length === spansMaximum) return false
      spans.set(day, [...before, span])
      return true
    })
  })

/** Takes the pauses out of every day; false where one does not lie inside of a day's only span. */
const takePauses = (spans: Spans, pauses: Week['pauses'], language: Language): boolean =>
  pauses.length === 1 &&
  pauses.every(([from, till]) =>
    [...spans].every(([day, [whole, ...more]]) => {
      if (whole === undefined || more.length > 0) return false
      const pause = resolveSpan(from, till, {
        after: whole.opens,
        isFollowed: true,
        countsToTwelve: language === 'english',
      })
      if (pause === undefined || pause.opens <= whole.opens || pause.closes >= whole.closes) return false
      spans.set(day, [
        { opens: whole.opens, closes: pause.opens },
        { opens: pause.closes, closes: whole.closes },
      ])
      return true
    }),
  )

const clockText = (minutes: number): string => {
  const ofDay = minutes % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

const hoursOf = (week: Week, language: Language): OpeningHours | undefined => {
  const spans: Spans = new Map(week.allDay.map((day) => [day, [{ opens: 0, closes: 1440 }]]))
  const setting: Setting = { spans, common: new Set(), language }
  if (!week.open.every((part) => addSpans(setting, part))) return undefined
  const hours: { [day in Weekday]?: readonly TimeSpan[] } = {}
  if (week.pauses.length > 0 && !takePauses(spans, week.pauses, language)) return undefined
  for (const day of weekdays) {
    const ofDay = spans.get(day)
    if (ofDay === undefined) {
      if (week.closed.includes(day)) hours[day] = []
      continue
    }
    hours[day] = ofDay.map(({ opens, closes }) => ({ opens: clockText(opens), closes: clockText(closes) }))
  }
  return hours
}

/** Whether what is left in words may take from the facts: another time, or the end of one. */
const contradicts = ({ tokens }: Clause): boolean =>
  tokens.some(({ kind }) => kind === 'clock' || kind === 'closed' || kind === 'except')

const alwaysIn = (clauses: readonly Clause[]): string => {
  const clause = clauses.find(({ tokens }) => tokens.some(({ kind }) => kind === 'always'))
  if (clause === undefined) return ''
  const isOnlyThat = clause.tokens.every(({ kind }) => kind !== 'clock')
  const found = clause.tokens.find((token) => token.kind === 'always')
  return isOnlyThat || found === undefined || !clause.text.includes(found.text)
    ? clause.text.replace(/[\s.,;:!。、]+$/u, '')
    : found.text
}

const saysMore = ({ tokens }: Clause): boolean =>
  tokens.some(
    (token) =>
      token.kind === 'arrangement' || token.kind === 'arranged' || (token.kind === 'days' && token.isHoliday),
  )

const everyDay: Token = { kind: 'days', days: weekdays, isLetter: false, isHoliday: false }

/** 'By appointment, Tue-Sun 10-19': a way of working that stands before all times is told of all of them. */
const withoutLeadingWay = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0]?.kind === 'arranged' && tokens[1]?.kind === 'and' && tokens.length > 2 ? tokens.slice(2) : tokens

/** The days of 'no day off' are those that others name, else all. */
const withEveryDay = (tokens: readonly Token[]): readonly Token[] => {
  const isNamed = tokens.some(({ kind }) => kind === 'days')
  return tokens.flatMap((token) => (token.kind !== 'unclosed' ? [token] : isNamed ? [] : [everyDay]))
}

// What may end a statement or stand inside of one; the first choice that makes sense of all is meant.
const commas = [',', '、']
const choicesOfStops = [[...commas, dayStop], [dayStop], commas, []]

const weekOf = (tokens: readonly Token[], language: Language): Week | undefined => {
  for (const stops of choicesOfStops) {
    const items = itemsOf(tokens, language, stops)
    const week = items === undefined ? undefined : parseWeek(items)
    if (week !== undefined) return week
  }
  return undefined
}

/**
 * Reads the clauses of a description that speak of times, verbatim and whole. Where anything in a clause is not
 * understood, or can be read in two ways, it stays words: nothing is read by half.
 */
export const readHours = (clauses: readonly string[], language: Language): HoursRead => {
  const all = clauses.map((text) => takeApart(text, language))
  const understood = all.filter((clause) => clause.isUnderstood && clause.tokens.some(isStated))
  const inWords = { hours: {}, words: all.map(({ text }) => text), always: '' }
  const tokens = understood.flatMap((clause): Token[] => [
    ...withoutLeadingWay(clause.tokens.filter(isStated)),
    { kind: 'and', sign: ';' },
  ])
  const week = weekOf(withEveryDay(tokens), language)
  const hours = week === undefined ? undefined : hoursOf(week, language)
  if (week === undefined || hours === undefined) return inWords
  const rest = all.filter((clause) => !understood.includes(clause))
  if (rest.some((clause) => contradicts(clause))) return inWords
  return {
    hours,
    words: all.filter((clause) => rest.includes(clause) || saysMore(clause)).map(({ text }) => text),
    always: week.isAlways ? alwaysIn(understood) : '',
  }
}
