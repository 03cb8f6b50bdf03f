const days = 730

/** How long what visitors write is kept, in seconds: 24 months (ruling 17). */
export const messagesKeptS = days * 24 * 60 * 60
