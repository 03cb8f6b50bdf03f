import { appLocale } from './app-locale.ts'

const format = new Intl.DateTimeFormat(appLocale, { dateStyle: 'long', timeStyle: 'short' })

/** A moment as people of this place write it, such as '18 November 2026 at 16:20'. */
export const momentWords = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
