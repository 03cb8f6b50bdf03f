const days = 730

/** How long what visitors write is kept, in months, as their owners are told. */
export const messagesKeptMonths = 24

/** How long what visitors write is kept, in seconds: that many months (ruling 17). */
export const messagesKeptS = days * 24 * 60 * 60
