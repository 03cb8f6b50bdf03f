import { appLocale } from '../ui/app-locale.ts'

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
