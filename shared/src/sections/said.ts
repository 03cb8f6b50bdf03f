import type { Wording } from '../generation/wording.ts'

/** The product's own words in one language, each alone or with others that may stand there; in every language in the same order. */
export type SaidWords = (wording: Wording) => readonly (string | readonly string[])[]
