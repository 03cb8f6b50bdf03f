import { lackingCharacters } from '@shingle/shared/password/password.ts'

/** What a chosen password still needs, in words; nothing where it can be one. */
export const lackingWords = (password: string): string => {
  const lacking = lackingCharacters(password)
  if (lacking === 0) return ''
  return lacking === 1 ? '1 more character' : `${lacking} more characters`
}
