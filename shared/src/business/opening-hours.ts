/** The days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** A span of one day as local times `HH:MM`; a `closes` at or before `opens` runs past midnight. */
export interface TimeSpan {
  readonly opens: string
  readonly closes: string
}

/** Spans of one day. */
export const spansMaximum = 3

/** The note of a special day. */
export const specialDayNoteMaximum = 80

/** The spans of each weekday, at most `spansMaximum` a day; a day that is empty is closed, of one that is absent nobody said. `{}` means hours are not stated. */
export type OpeningHours = { readonly [day in Weekday]?: readonly TimeSpan[] }

/** A date (`YYYY-MM-DD`) that differs from the week: closed when `spans` is empty. `note` says why, such as 'Christmas', in at most `specialDayNoteMaximum` characters. */
export interface SpecialDay {
  readonly date: string
  readonly spans: readonly TimeSpan[]
  readonly note: string
}

/** Whether any hours are stated. */
export const hasHours = (hours: OpeningHours): boolean => weekdays.some((day) => hours[day]?.length)

/** Whether all days that have hours have the same, and one has. */
export const hasSoleHours = (hours: OpeningHours): boolean =>
  new Set(weekdays.flatMap((day) => (hours[day]?.length ? JSON.stringify(hours[day]) : []))).size === 1

/** Whether somebody is there at any hour of any day. */
export const isAlways = (hours: OpeningHours): boolean =>
  weekdays.every((day) => hours[day]?.some(({ opens, closes }) => opens === closes))
