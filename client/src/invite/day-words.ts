import { appLocale } from '../ui/app-locale.ts'

const format = new Intl.DateTimeFormat(appLocale, { day: 'numeric', month: 'long' })

/** A day of these weeks, such as '26 November'. */
export const dayWords = (iso: string): string => format.format(new Date(iso))
