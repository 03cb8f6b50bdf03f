/**
 * Limits count UTF-16 code units, as browsers' own fields and the database do; an emoji counts two or more. Nobody else
 * counts characters: this is the one place.
 */
export const textLength = (text: string): number => text.length

/** The beginning of a text within a limit; no character that takes two units is cut in two. */
export const cutText = (text: string, maximum: number): string =>
  text.slice(0, maximum).replace(/[\ud800-\udbff]$/, '')

/** The length of a text in UTF-8, for limits of what is stored or sent as it is. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length
