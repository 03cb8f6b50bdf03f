import {
  type OpeningHours,
  spansMaximum,
  type TimeSpan,
  type Weekday,
  weekdays,
} from '@shingle/shared/business/opening-hours.ts'
import { listOf, propertiesOf, textOf } from './nodes.ts'

type Week = { [day in Weekday]?: readonly TimeSpan[] }

const dayOf = (word: string): Weekday | undefined => {
  const named = word.replace(/^.*[/#:]/u, '').toLowerCase()
  return weekdays.find((day) => named.slice(0, 2) === day.slice(0, 2))
}

const clock = /^(\d{1,2}):(\d{2})/u

const clockOf = (text: string): string | undefined => {
  const [, hours = '', minutes = ''] = clock.exec(text.trim()) ?? []
  const isTime = hours !== '' && Number(hours) <= 24 && Number(minutes) < 60
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

const add = (week: Week, days: readonly Weekday[], span: TimeSpan | undefined): void => {
  for (const day of days) {
    const before = week[day] ?? []
    if (span === undefined) week[day] = before
    else if (before.length < spansMaximum) week[day] = [...before, span]
  }
}

const spanOf = (opens: string | undefined, closes: string | undefined): TimeSpan | undefined =>
  opens === undefined || closes === undefined || opens === '24:00' ? undefined : { opens, closes }

/** Midnight to midnight is how listings say that it is closed. */
const isClosed = (opens: string | undefined, closes: string | undefined): boolean =>
  (opens === '00:00' && closes === '00:00') || (opens === undefined && closes === undefined)

const readSpecification = (week: Week, value: unknown): void => {
  const { dayOfWeek, opens, closes, validFrom, validThrough } = propertiesOf(value)
  // Hours of a season or a holiday are not those of every week.
  if (validFrom !== undefined || validThrough !== undefined) return
  const days = listOf(dayOfWeek).flatMap((day) => dayOf(textOf(day)) ?? [])
  const [from, till] = [clockOf(textOf(opens)), clockOf(textOf(closes))]
  if (isClosed(from, till)) add(week, days, undefined)
  else if (spanOf(from, till) !== undefined) add(week, days, spanOf(from, till))
}

const daysIn = (written: string): readonly Weekday[] =>
  written.split(/[,\s]+/u).flatMap((part) => {
    const [first = '', last = ''] = part.split('-')
    const [from, till] = [dayOf(first), dayOf(last || first)]
    if (from === undefined || till === undefined) return []
    const [start, end] = [weekdays.indexOf(from), weekdays.indexOf(till)]
    return weekdays.filter((_, at) => (start <= end ? at >= start && at <= end : at >= start || at <= end))
  })

const times = /(\d{1,2}:\d{2}) ?- ?(\d{1,2}:\d{2})$/u
const longestWritten = 200

/** 'Mo-Fr 09:00-17:00'. */
const readWritten = (week: Week, text: string): void => {
  const line = text.slice(0, longestWritten).replace(/\s+/gu, ' ').trim()
  const [whole = '', from = '', till = ''] = times.exec(line) ?? []
  const days = line.slice(0, line.length - whole.length)
  const span = spanOf(clockOf(from), clockOf(till))
  const isDaysAlone = days.endsWith(' ') && !/[^A-Za-z, -]/u.test(days)
  if (span !== undefined && isDaysAlone) add(week, daysIn(days.replaceAll(/ ?- ?/gu, '-')), span)
}

/** The opening hours that a page describes for machines; `{}` where none. */
export const structuredHours = (properties: Readonly<Record<string, unknown>>): OpeningHours => {
  const week: Week = {}
  for (const value of listOf(properties.openingHoursSpecification)) readSpecification(week, value)
  if (Object.keys(week).length === 0)
    for (const value of listOf(properties.openingHours)) readWritten(week, textOf(value))
  return week
}
