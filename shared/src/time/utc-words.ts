const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as mails and the api write it, who do not know where it is read: '28 November 2026'. */
export const dayWords = (date: Date): string => day.format(date)

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

/** A moment as they write it: '28 November 2026, 14:10 UTC'. */
export const momentWords = (date: Date): string => `${dayWords(date)}, ${time.format(date)} UTC`
