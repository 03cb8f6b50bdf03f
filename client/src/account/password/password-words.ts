import { isPassword, lackingCharacters, passwordMaximum } from '@shingle/shared/password/password.ts'

/** What keeps a chosen password from being one, in words; nothing where it can be one. */
export const lackingWords = (password: string): string => {
  const lacking = lackingCharacters(password)
  if (lacking === 0) return isPassword(password) ? '' : `At most ${passwordMaximum} characters`
  return lacking === 1 ? '1 more character' : `${lacking} more characters`
}
