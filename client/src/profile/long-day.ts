import { appLocale } from '../ui/app-locale.ts'

const day = new Intl.DateTimeFormat(appLocale, { dateStyle: 'long' })

/** A day with its year, such as '12 May 2026'. */
export const longDay = (iso: string): string => day.format(new Date(iso))
