/** The days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** A span of one day as local times `HH:MM`; a `closes` at or before `opens` runs past midnight. */
export interface TimeSpan {
  readonly opens: string
  readonly closes: string
}

/** The spans of each weekday, at most 3 a day; a day that is absent or empty is closed. `{}` means hours are not stated. */
export type OpeningHours = { readonly [day in Weekday]?: readonly TimeSpan[] }

/** A date (`YYYY-MM-DD`) that differs from the week: closed when `spans` is empty. `note` says why, such as 'Christmas'. */
export interface SpecialDay {
  readonly date: string
  readonly spans: readonly TimeSpan[]
  readonly note: string
}
