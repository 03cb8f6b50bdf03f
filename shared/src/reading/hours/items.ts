import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'
import { isPauseOfSome, withBracketedPauses } from './bracketed-pause.ts'
import { opensClosedDays } from './closed-days.ts'
import { withoutDayParts } from './day-parts.ts'
import { withHalvesClosed } from './half-closed.ts'
import { hasLetterRange } from './letter-days.ts'
import { binding, withRanges } from './ranges-between.ts'
import { type Clock, type DayPart, dayStop, type Token } from './token.ts'
import { isUnclearPair } from './unclear-pair.ts'
import { withSpanSigns } from './unsigned-spans.ts'
import { withoutWholeWeek } from './whole-week.ts'

/** What a clause about hours is made of once its ranges and lists are read. */
export type Item =
  | {
      readonly kind: 'days'
      readonly days: readonly Weekday[]
      readonly isHoliday: boolean
      /** Nothing but a blank stands between these days and those before. */
      readonly isLoose: boolean
      /** Whether two days with a slash between them may be the ends of a range. */
      readonly isUnclear: boolean
    }
  /** When those days close, as others have said when they open: 'Thursday till 8'. */
  | { readonly kind: 'until'; readonly closes: Clock }
  | { readonly kind: 'spans'; readonly spans: readonly (readonly [Clock, Clock])[] }
  /** These days have that part of the others' times: 'Saturday mornings only'. */
  | { readonly kind: 'only'; readonly part: DayPart }
  | { readonly kind: 'closed' | 'except' | 'rest' | 'always' | 'pause' | 'arranged' | 'stop' }

interface Cursor {
  readonly tokens: readonly Token[]
  at: number
}

type DayToken = Extract<Token, { kind: 'days' }>

const daysFrom = (first: Weekday, last: Weekday): Weekday[] => {
  const from = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => weekdays[(from + step) % 7] ?? first)
}

// No statement goes on after these.
const stopping = /^[;.。\n]$/u

const dayAt = ({ tokens }: Cursor, at: number): DayToken | undefined => {
  const token = tokens[at]
  return token?.kind === 'days' ? token : undefined
}

/** One day or a range of days; undefined where a range has no clear ends. */
const dayRange = (cursor: Cursor, language: Language): readonly Weekday[] | undefined => {
  const first = dayAt(cursor, cursor.at)
  if (first === undefined) return undefined
  const isRange = cursor.tokens[cursor.at + 1]?.kind === 'to' && clockAt(cursor, cursor.at + 2) === undefined
  cursor.at += 1
  if (!isRange)
    return first.isLetter && language === 'english' && !hasLetterRange(cursor.tokens) ? undefined : first.days
  const last = dayAt(cursor, cursor.at + 1)
  cursor.at += 2
  const [from] = first.days
  const [to] = last?.days ?? []
  if (from === undefined || to === undefined || first.days.length > 1 || last?.days.length !== 1)
    return undefined
  // 'Mo-Mi-Fr' is neither a range nor a list.
  if (from === to || cursor.tokens[cursor.at]?.kind === 'to') return undefined
  return daysFrom(from, to)
}

/** Whether the list of days goes on, past what joins it. */
const goesOn = (cursor: Cursor): boolean => {
  const joint = cursor.tokens[cursor.at]
  // '土日祝': holidays belong to the days before them.
  if (joint?.kind === 'days') return joint.isHoliday
  return joint?.kind === 'and' && binding.test(joint.sign) && dayAt(cursor, cursor.at + 1) !== undefined
}

const takeDays = (cursor: Cursor, language: Language): Item | undefined => {
  const listed: (readonly Weekday[])[] = []
  const from = cursor.at
  for (;;) {
    const next = dayRange(cursor, language)
    if (next === undefined) return undefined
    listed.push(next)
    if (!goesOn(cursor)) break
    if (cursor.tokens[cursor.at]?.kind === 'and') cursor.at += 1
  }
  const written = cursor.tokens.slice(from, cursor.at)
  const hasSlash = written.some((token) => token.kind === 'and' && token.sign === '/')
  const days = withoutWholeWeek(listed).flat()
  return {
    kind: 'days',
    days,
    isHoliday: written.some((token) => token.kind === 'days' && token.isHoliday),
    isLoose: cursor.tokens[from - 1]?.kind === 'days',
    isUnclear: hasSlash && listed.every(({ length }) => length === 1) && isUnclearPair(days),
  }
}

const clockAt = ({ tokens }: Cursor, at: number): Clock | undefined => {
  const token = tokens[at]
  return token?.kind === 'clock' ? token.clock : undefined
}

const takeSpans = (cursor: Cursor): Item | undefined => {
  const spans: (readonly [Clock, Clock])[] = []
  for (;;) {
    const open = clockAt(cursor, cursor.at)
    const close = clockAt(cursor, cursor.at + 2)
    if (open === undefined || cursor.tokens[cursor.at + 1]?.kind !== 'to' || close === undefined)
      return undefined
    spans.push([open, close])
    cursor.at += 3
    const isJoined = cursor.tokens[cursor.at]?.kind === 'and' && clockAt(cursor, cursor.at + 1) !== undefined
    if (isJoined) cursor.at += 1
    else if (clockAt(cursor, cursor.at) === undefined) return { kind: 'spans', spans }
  }
}

/** The time behind 'till', where no other time opens there. */
const takeUntil = (cursor: Cursor): Item | undefined => {
  const closes = clockAt(cursor, cursor.at + 1)
  if (closes === undefined || cursor.tokens[cursor.at + 2]?.kind === 'to') return undefined
  cursor.at += 2
  return { kind: 'until', closes }
}

const takeItem = (cursor: Cursor, language: Language): Item | undefined => {
  const token = cursor.tokens[cursor.at]
  switch (token?.kind) {
    case 'days':
      return takeDays(cursor, language)
    case 'clock':
      return takeSpans(cursor)
    case 'to':
      return takeUntil(cursor)
    case 'part':
      cursor.at += 1
      return { kind: 'only', part: token.part }
    case 'closed':
    case 'except':
    case 'rest':
    case 'always':
    case 'pause':
    case 'arranged':
      cursor.at += 1
      return { kind: token.kind }
    default:
      return undefined
  }
}

/** The items of a clause; undefined where anything in it is not understood. The signs of `stops` end statements. */
export const itemsOf = (
  tokens: readonly Token[],
  language: Language,
  stops: readonly string[],
): readonly Item[] | undefined => {
  const spanned = withSpanSigns(
    withRanges(
      withHalvesClosed(tokens).filter(
        (token) => token.kind !== 'and' || token.sign !== dayStop || stops.includes(dayStop),
      ),
    ),
    language,
  )
  const paused = withBracketedPauses(spanned)
  const signed = isPauseOfSome(paused) ? undefined : withoutDayParts(paused)
  if (signed === undefined) return undefined
  const cursor: Cursor = { tokens: signed, at: 0 }
  const items: Item[] = []
  while (cursor.at < cursor.tokens.length) {
    const token = cursor.tokens[cursor.at]
    // A dash between a time and the next day parts them.
    if (
      token?.kind === 'to' &&
      items.at(-1)?.kind === 'spans' &&
      dayAt(cursor, cursor.at + 1) !== undefined
    ) {
      cursor.at += 1
      continue
    }
    if (token?.kind === 'and') {
      const isStop = [
        stopping.test(token.sign),
        stops.includes(token.sign),
        opensClosedDays(signed, cursor.at),
      ]
      if (isStop.includes(true)) items.push({ kind: 'stop' })
      cursor.at += 1
      continue
    }
    const item = takeItem(cursor, language)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}
