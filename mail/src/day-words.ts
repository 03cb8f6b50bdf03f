const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as a mail writes it: '28 November 2026'. */
export const dayWords = (date: Date): string => day.format(date)
