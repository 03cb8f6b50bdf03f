/** The id of a message or a sign-up: 24 hexadecimal digits. */
export const leadIdPattern = /^[0-9a-f]{24}$/
