import { appLocale } from '../../../ui/app-locale.ts'

const time = new Intl.DateTimeFormat(appLocale, { timeStyle: 'short' })
const day = new Intl.DateTimeFormat(appLocale, { day: 'numeric', month: 'short' })

/** A moment beside a step: 'Today, 14:06', or '19 Nov, 14:06'. */
export const stepTime = (iso: string | null, now = new Date()): string => {
  if (iso === null) return ''
  const date = new Date(iso)
  const isToday = date.toDateString() === now.toDateString()
  return `${isToday ? 'Today' : day.format(date)}, ${time.format(date)}`
}

/** The same within a sentence. */
export const timeInSentence = (iso: string | null, now = new Date()): string =>
  stepTime(iso, now).replace(/^Today/, 'today')

/** When something was, after a verb: 'today at 14:06', or 'on 19 Nov at 14:06'. */
export const timeWithin = (iso: string | null, now = new Date()): string =>
  stepTime(iso, now)
    .replace(/^(?!Today)/, 'on ')
    .replace(/^Today/, 'today')
    .replace(',', ' at')

/** The same, of today without its day: '14:06', or '19 Nov, 14:06'. */
export const timeAlone = (iso: string | null, now = new Date()): string =>
  stepTime(iso, now).replace(/^Today, /, '')

const month = new Intl.DateTimeFormat(appLocale, { month: 'long' })

/** The month of a moment that is to come. */
export const monthOf = (iso: string): string => month.format(new Date(iso))

/** How long ago somebody looked, in words. */
export const lookedWords = (iso: string | null, now = new Date()): string => {
  if (iso === null) return 'Looking for the first time'
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000)
  if (minutes < 1) return 'Looked just now'
  return minutes < 60
    ? `Last looked ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
    : `Last looked ${stepTime(iso, now)}`
}

/** When somebody looks again, as a sentence; empty where nobody does. */
export const nextLookWords = (iso: string | null, now = new Date()): string => {
  if (iso === null) return ''
  return Date.parse(iso) <= now.getTime()
    ? 'We look again any moment.'
    : `We look again about ${timeAlone(iso, now)}.`
}
