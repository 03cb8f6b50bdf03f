/** A draft's id as a pattern's source: 24 hexadecimal digits. It is also the name of the draft's document on the wire. */
export const draftIdDigits = '[0-9a-f]{24}'

/** Names one draft. */
export const draftIdPattern = new RegExp(`^${draftIdDigits}$`)
