import type { OpeningHours, TimeSpan, Weekday } from '../../business/opening-hours.ts'
import { weekdays } from '../../business/opening-hours.ts'
import type { SeededRandom } from '../../chance/seeded-random.ts'
import type { Language } from '../../language/language.ts'
import { hourNotations, two } from './hour-notations.testing.ts'

interface Group {
  readonly days: readonly Weekday[]
  readonly spans: readonly TimeSpan[]
  /** Whether it opens as the days before it do, and only its end is written. */
  readonly isUntil?: boolean
}

const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const aSpan = (random: SeededRandom, from: number, to: number): readonly [number, number] => {
  const opens = from + 30 * random.below(4)
  return [opens, Math.min(to, opens + 180 + 30 * random.below(6))]
}

const someSpans = (random: SeededRandom): readonly TimeSpan[] => {
  const isParted = random.below(3) === 0
  const written = isParted
    ? [aSpan(random, 8 * 60, 13 * 60), aSpan(random, 14 * 60, 21 * 60)]
    : [[8 * 60 + 30 * random.below(5), 16 * 60 + 30 * random.below(9)] as const]
  return written.map(([opens, closes]) => ({ opens: clockOf(opens), closes: clockOf(closes) }))
}

/** Weekdays, and a day that opens as they do and ends about noon. */
const withShortDay = (random: SeededRandom): readonly Group[] => {
  const spans = someSpans(random)
  const opens = spans[0]?.opens ?? '08:00'
  const short = { opens, closes: clockOf(12 * 60 + 30 * random.below(4)) }
  const count = 4 + random.below(2)
  return [
    { days: weekdays.slice(0, count), spans },
    { days: weekdays.slice(count, count + 1), spans: [short], isUntil: true },
  ]
}

/** Days that follow each other, and sometimes some that do not, none of them twice. */
const someGroups = (random: SeededRandom): readonly Group[] => {
  const spans = () => someSpans(random)
  const at = random.below(7)
  if (at === 6) return withShortDay(random)
  if (at === 0) return [{ days: weekdays, spans: spans() }]
  if (at === 1) return [{ days: weekdays.slice(0, 5), spans: spans() }]
  if (at === 2)
    return [
      { days: weekdays.slice(0, 5), spans: spans() },
      { days: ['sat'], spans: spans() },
    ]
  if (at === 3)
    return [
      { days: ['mon', 'wed', 'fri'], spans: spans() },
      { days: ['tue', 'thu', 'sat'], spans: spans() },
    ]
  if (at === 4)
    return [
      { days: ['tue', 'wed', 'thu', 'fri'], spans: spans() },
      { days: ['sat', 'sun'], spans: spans() },
    ]
  return [{ days: ['thu', 'fri', 'sat'], spans: spans() }]
}

const isRun = (days: readonly Weekday[]): boolean =>
  days.length > 2 &&
  days.every((day, at) => at === 0 || weekdays.indexOf(day) === weekdays.indexOf(days[0] ?? 'mon') + at)

/** One week of hours, and one of the many ways in which a language writes it. */
export const writeHours = (
  random: SeededRandom,
  language: Language,
): { readonly text: string; readonly hours: OpeningHours } => {
  const notation = hourNotations[language]
  const names = random.pick(notation.days)
  const nameOf = (day: Weekday): string => names[weekdays.indexOf(day)] ?? ''
  const clock = random.pick(notation.clock)
  const span = random.pick(notation.span)
  const range = random.pick(notation.dayRange)
  const [between, last] = random.pick(notation.dayList)
  const joint = random.pick(notation.spans)
  const groups = someGroups(random)
  const isDaysFirst = random.below(3) > 0 || groups.some(({ isUntil }) => isUntil)
  const daysText = (days: readonly Weekday[]): string => {
    if (days.length === 7) return random.pick(notation.everyDay)
    if (days.length === 5 && days[0] === 'mon' && random.below(3) === 0) return random.pick(notation.week)
    if (isRun(days)) return `${nameOf(days[0] ?? 'mon')}${range}${nameOf(days.at(-1) ?? 'mon')}`
    const shown = days.map(nameOf)
    return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(between)}${last}${shown.at(-1)}`
  }
  const time = (written: string): string => {
    const [hour = '0', minute = '0'] = written.split(':')
    return clock(Number(hour), Number(minute))
  }
  const spansText = ({ spans }: Group): string =>
    spans.map(({ opens, closes }) => span(time(opens), time(closes))).join(joint)
  const gap = names[0]?.length === 1 && language === 'Korean' ? ' ' : notation.gap === '' ? ' ' : notation.gap
  const pause = random.below(3) === 0 ? random.pick(notation.pause) : ''
  const pausedText = ({ spans: [first, second] }: Group): string =>
    first === undefined || second === undefined
      ? ''
      : `${span(time(first.opens), time(second.closes))} (${pause}${time(first.closes)}-${time(second.opens)})`
  const texts = groups.map((group) => {
    if (group.isUntil === true)
      return random.pick(notation.until)(daysText(group.days), time(group.spans[0]?.closes ?? ''))
    const times =
      isDaysFirst && pause !== '' && group.spans.length === 2 ? pausedText(group) : spansText(group)
    const parts = [daysText(group.days), times]
    return (isDaysFirst ? parts : parts.toReversed()).join(gap)
  })
  const open = groups.flatMap(({ days }) => days)
  const shut = weekdays.filter((day) => !open.includes(day)).slice(0, 1)
  const closing = random.below(2) === 0 ? shut.map((day) => random.pick(notation.closed)(nameOf(day))) : []
  const hours = Object.fromEntries(
    weekdays.flatMap((day) => {
      const group = groups.find(({ days }) => days.includes(day))
      return group === undefined ? [] : [[day, group.spans]]
    }),
  )
  return { text: [...texts, ...closing].join(random.pick([', ', '; ', '\n', '. '])), hours }
}
