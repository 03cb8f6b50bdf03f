import type { Clock } from './token.ts'

/** A span in minutes of its day; it closes after midnight from 1440 on. */
export interface Minutes {
  readonly opens: number
  readonly closes: number
}

/** What a span stands among. */
export interface SpanContext {
  /** When the span before it closes; 0 for the first. */
  readonly after: number
  readonly isFollowed: boolean
  /** Whether people there write '9-11' for a whole day as well. */
  readonly countsToTwelve: boolean
}

const halfDay = 720
const earliest = 300
const longest = 18 * 60

const onClock = ({ hour, minute }: Clock): number => hour * 60 + minute

const exact = ({ hour, minute, half }: Clock): number =>
  (hour % 12) * 60 + minute + (half === 'pm' ? halfDay : 0)

const isPlausible = ({ opens, closes }: Minutes): boolean => closes > opens && closes - opens <= longest

/** '9am-5': the next time its clock shows that hour. */
const afterOpening = (opens: number, close: Clock): Minutes | undefined => {
  const written = onClock(close)
  if (close.isOfDay) return { opens, closes: written > opens ? written : written + 2 * halfDay }
  const closes = [written, written + halfDay, written + 2 * halfDay].find((time) => time > opens) ?? written
  // '9am-10': one hour, or thirteen?
  return closes - opens < 120 && opens < halfDay ? undefined : { opens, closes }
}

/** '9-11am', '6-2am'. */
const beforeMorning = (written: number, closes: number): Minutes => {
  if (closes > written && closes < halfDay) return { opens: written, closes }
  return { opens: written + halfDay, closes: closes === 2 * halfDay ? closes : closes + 2 * halfDay }
}

/** '12-9pm', '6-2am': the opening that leaves one reading. */
const beforeClosing = (open: Clock, close: Clock, context: SpanContext): Minutes | undefined => {
  const closes = exact(close) === 0 ? 2 * halfDay : exact(close)
  const written = onClock(open)
  if (open.isOfDay || open.hour === 12)
    return { opens: written, closes: closes > written ? closes : closes + 2 * halfDay }
  if (close.half === 'am') return beforeMorning(written, closes)
  const isEarly = written < 7 * 60
  if (written + halfDay >= closes)
    return closes === halfDay && isEarly ? undefined : { opens: written, closes }
  if (written < context.after || isEarly) return { opens: written + halfDay, closes }
  return context.countsToTwelve ? undefined : { opens: written, closes }
}

const ofTwelve = (opens: number, closes: number, context: SpanContext): Minutes | undefined => {
  if (opens === 0) return undefined
  if (closes === opens) return opens === halfDay ? undefined : { opens, closes: closes + halfDay }
  if (closes < opens) return { opens, closes: closes + halfDay }
  if (opens < earliest) return { opens: opens + halfDay, closes: closes + halfDay }
  if (closes >= halfDay) return { opens, closes }
  if (context.countsToTwelve && !context.isFollowed && !isToTheQuarter(opens, closes)) return undefined
  return opens < 7 * 60 ? undefined : { opens, closes }
}

// Nobody writes a whole day to the quarter: '9:15-11:30' is a morning.
const isToTheQuarter = (...times: readonly number[]): boolean => times.some((time) => time % 30 === 15)

const lifted = (opens: number, closes: number): Minutes => ({
  opens: opens + halfDay,
  closes: closes + halfDay,
})

/** '22-2' runs past midnight, '14-6' may be a slip of the pen. */
const pastMidnight = (opens: number, closes: number): Minutes | undefined => {
  const isNight = opens >= 17 * 60 ? closes <= 6 * 60 : opens >= halfDay && closes <= 3 * 60
  return isNight ? { opens, closes: closes + 2 * halfDay } : undefined
}

const asWritten = (open: Clock, close: Clock, context: SpanContext): Minutes | undefined => {
  const opens = onClock(open)
  const closes = onClock(close)
  if (!open.isOfDay && !close.isOfDay) {
    if (closes > halfDay + 59) return { opens, closes }
    return opens < context.after && closes > opens ? lifted(opens, closes) : ofTwelve(opens, closes, context)
  }
  return closes > opens ? { opens, closes } : pastMidnight(opens, closes)
}

const readingOf = (open: Clock, close: Clock, context: SpanContext): Minutes | undefined => {
  if (open.half === '' && close.half === '') return asWritten(open, close, context)
  if (open.half === '') return beforeClosing(open, close, context)
  const opens = exact(open)
  if (close.half === '') return afterOpening(opens, close)
  return { opens, closes: exact(close) > opens ? exact(close) : exact(close) + 2 * halfDay }
}

/** Which times of day a span means; undefined where more than one reading is left. */
export const resolveSpan = (open: Clock, close: Clock, context: SpanContext): Minutes | undefined => {
  if (open.hour === 0 && close.hour === 24) return { opens: 0, closes: 2 * halfDay }
  if (open.hour >= 24) return undefined
  const span = readingOf(open, close, context)
  if (span === undefined || !isPlausible(span) || span.opens < context.after) return undefined
  return span.opens < earliest && open.half !== 'am' ? undefined : span
}
