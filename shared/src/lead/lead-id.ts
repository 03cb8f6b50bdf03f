/** The id of a message or a sign-up as a pattern's source: 24 hexadecimal digits. */
export const leadIdDigits = '[0-9a-f]{24}'

/** Names one lead. */
export const leadIdPattern = new RegExp(`^${leadIdDigits}$`)
