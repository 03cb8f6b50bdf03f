const masked = (word: string): string => `${[...word][0] ?? ''}••`

/** An address of which somebody else sees no more than its first letter and where it lives: 't••@example.com'. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${masked(email)}${email.slice(at)}`
}

/**
 * An address for whoever never asked for it, of which not even the domain is left to advertise: 't••@e••'. Who knows it
 * can tell.
 */
export const maskedWholeEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${masked(email)}@${masked(email.slice(at + 1))}`
}
