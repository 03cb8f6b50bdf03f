const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '12 November 2026', of '2026-11-12'. */
export const longDate = (date: string): string => format.format(new Date(date))
