/** How many messages of one website are kept at most; the oldest spam, then the oldest that were read, give way to new ones. */
export const messagesMaximum = 5000

/** How many of them may be spam. */
export const spamMaximum = 500

/** How many leads one page of the list has. */
export const leadsPerPage = 25

/** How much of a message a list has, in characters; the rest is read when it is opened. */
export const excerptMaximum = 1500

/** The most that may be searched for, in characters. */
export const searchMaximum = 80

/** Up to how many unread ones are counted for a badge: beyond there are "more than". */
export const unreadCountedMaximum = 100

/** More answers than a form has fields, of those that it had once as well. */
export const answersMaximum = 24
