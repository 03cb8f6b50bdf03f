/** The fewest characters that a password has; there is no other rule. */
export const passwordMinimum = 12

/** The most: what is longer costs more to check and protects no better. */
export const passwordMaximum = 128

/** A password as it is compared: the same letters are the same bytes on every keyboard. */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC')

/** How many characters a password still lacks. */
export const lackingCharacters = (typed: string): number =>
  Math.max(0, passwordMinimum - [...normalisePassword(typed)].length)

/** Whether a text can be a password. */
export const isPassword = (typed: string): boolean =>
  lackingCharacters(typed) === 0 && normalisePassword(typed).length <= passwordMaximum
