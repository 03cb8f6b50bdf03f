/** How many days the former address of an account can be put back by the link that was mailed there. */
export const formerEmailDays = 7

/** The same in milliseconds. */
export const formerEmailMs = formerEmailDays * 24 * 60 * 60 * 1000
