/** A moment as a field for date and time has it, in the time zone of this device: '2026-11-28T09:00'. */
export const localTime = (date: Date): string => {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** The moment that such a field says; null where it says none. */
export const momentOf = (typed: string): Date | null => {
  const date = new Date(typed)
  return typed === '' || Number.isNaN(date.getTime()) ? null : date
}

/** The time zone of this device, by its name and by what it is ahead of UTC at a moment: 'Europe/London (GMT+1)'. */
export const zoneWords = (at: Date): string => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset === undefined || offset === zone ? zone : `${zone} (${offset})`
}
