import { severalLines } from '../text/plain-text.ts'

/** An answer of several lines as a draft can hold it: the same words, and nothing that hides or steers. */
export const tidyText = (text: string): string =>
  severalLines(text)
    .replace(/[^\S\n]+/gu, ' ')
    .trim()

/** The same on one line. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\n+/gu, ' ')
