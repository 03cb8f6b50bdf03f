import type { Weekday } from '../../business/opening-hours.ts'
import { laterClose } from './night-close.ts'
import type { Clock } from './token.ts'
import type { Unit, WrittenSpans } from './units.ts'

/** Days and the times at which they open. */
export interface Opening {
  readonly days: readonly Weekday[]
  readonly spans: WrittenSpans
  /** Said of every day: what is said of one of them then holds instead. */
  readonly isEveryDay: boolean
}

type Until = Extract<Unit, { kind: 'until' }>

/** When each day closes of which a time of its own is said. */
export const laterCloses = (units: readonly Unit[]): ReadonlyMap<Weekday, Clock> =>
  new Map(
    units.flatMap((unit) =>
      unit.kind === 'until' ? unit.days.map((day) => [day, unit.closes] as const) : [],
    ),
  )

/** An opening in which the days that close at another time than the others stand apart. */
export const withLater = (part: Opening, later: ReadonlyMap<Weekday, Clock>): readonly Opening[] => {
  const moved = part.days.flatMap((day): Opening[] => {
    const closes = later.get(day)
    const last = part.spans.at(-1)
    return closes === undefined || last === undefined
      ? []
      : [
          {
            days: [day],
            spans: [...part.spans.slice(0, -1), [last[0], laterClose(last[0], last[1], closes)]],
            isEveryDay: false,
          },
        ]
  })
  return moved.length === 0
    ? [part]
    : [{ ...part, days: part.days.filter((day) => !later.has(day)) }, ...moved]
}

/** Minutes after a day's first opening, on a clock that may count to twelve. */
const since = (opens: Clock, { hour, minute, half, isOfDay }: Clock): number => {
  const written = (half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
  const from = (opens.half === 'pm' && opens.hour < 12 ? opens.hour + 12 : opens.hour) * 60 + opens.minute
  return written > from || isOfDay ? written - from : written + 720 - from
}

/**
 * The opening of days of which only their end is said, and that none opens: days that end earlier than those before them
 * open as they do, while who stays later may come later. Where the others have a pause, only if these end before it is
 * over: nobody knows otherwise whether they have it.
 */
export const inheritedFor = (until: Until, units: readonly Unit[]): readonly Opening[] | undefined => {
  const before = units.slice(0, units.indexOf(until)).findLast(({ kind }) => kind === 'open')
  if (before?.kind !== 'open' || until.isHoliday) return undefined
  const [first, second, ...more] = before.spans
  if (first === undefined || more.length > 0) return undefined
  const [opens] = first
  const [, closes] = second ?? first
  if (since(opens, until.closes) >= since(opens, closes)) return undefined
  if (second !== undefined && since(opens, until.closes) > since(opens, second[0])) return undefined
  return [{ days: until.days, spans: [[opens, until.closes]], isEveryDay: false }]
}
