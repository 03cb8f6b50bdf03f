import { appLocale } from '../ui/app-locale.ts'

const day = new Intl.DateTimeFormat(appLocale, { dateStyle: 'long' })

/** A day with its year, such as '12 May 2026'. */
export const longDay = (iso: string): string => day.format(new Date(iso))

const moment = new Intl.DateTimeFormat(appLocale, { dateStyle: 'long', timeStyle: 'short' })

/** A moment of such a day, such as '12 May 2026 at 16:20'. */
export const longMoment = (iso: string): string => moment.format(new Date(iso))
