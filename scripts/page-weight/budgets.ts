export const kilobyte = 1024

/** What a published page may weigh as sent, in kilobytes: its page with its style, its fonts, its heaviest picture, and all of it. */
export const pageBudgets = { html: 14, fonts: 50, picture: 60, total: 120 } as const
