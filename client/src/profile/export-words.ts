import { appLocale } from '../ui/app-locale.ts'

const kilobyte = 1024
const units = ['KB', 'MB', 'GB'] as const

/** A size as a person reads it: '48 MB'. */
export const sizeWords = (bytes: number): string => {
  let size = Math.max(bytes / kilobyte, 1)
  let unit = 0
  while (size >= kilobyte && unit < units.length - 1) {
    size /= kilobyte
    unit += 1
  }
  const shown = size < 10 && unit > 0 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${shown} ${units[unit]}`
}

const dayOf = (date: Date): string => date.toDateString()

/** When something that lasts a day at most ends: 'until tomorrow 14:10'. */
export const untilWords = (until: Date, now: Date, locale = appLocale): string => {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(until)
  return `until ${dayOf(until) === dayOf(now) ? 'today' : 'tomorrow'} ${time}`
}

/** How far the packing is, in words. */
export const packingWords = ({ done, total }: { readonly done: number; readonly total: number }): string => {
  if (total === 0) return 'Packing'
  return `Packing, ${done} of ${total} ${total === 1 ? 'picture' : 'pictures'}`
}
