import type { SpecialDay } from '@shingle/shared/business/opening-hours.ts'

const dayMs = 24 * 60 * 60 * 1000

const following = (date: string, until: string, room: number): readonly string[] => {
  const [first, last] = [Date.parse(date), Date.parse(until)]
  if (Number.isNaN(first) || Number.isNaN(last)) return []
  const count = Math.min(room, Math.round((last - first) / dayMs))
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(first + (at + 1) * dayMs).toISOString().slice(0, 10),
  )
}

/** Has a special day last until another: every day between is one of its own, alike, but those that are there already. */
export const extendDay = (
  days: readonly SpecialDay[],
  { at, until, maximum }: { readonly at: number; readonly until: string; readonly maximum: number },
): readonly SpecialDay[] => {
  const day = days[at]
  if (day === undefined) return days
  const known = new Set(days.map(({ date }) => date))
  const added = following(day.date, until, maximum - days.length).filter((date) => !known.has(date))
  return [...days.slice(0, at + 1), ...added.map((date) => ({ ...day, date })), ...days.slice(at + 1)]
}
