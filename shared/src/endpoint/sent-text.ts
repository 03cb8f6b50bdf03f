import * as z from 'zod/mini'

// Longer than any secret or id that a server makes.
const tokenMaximum = 64

/** A secret or an id that a server has made and gets back: what is longer is none. */
export const tokenSchema = z.string().check(z.maxLength(tokenMaximum))

/** A text of at most `maximum` characters as a person typed it, spaces and all: what does not fit is told in words. */
export const asTyped = (maximum: number) => z.string().check(z.maxLength(maximum * 4))
