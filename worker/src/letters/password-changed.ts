import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { toOwner } from './to-owner.ts'
import { createReadWaysLeft } from './ways-left.ts'

/** Tells a person that their password is another one, and what else opens their account. */
export const passwordChanged = (sources: LetterSources): LetterWriter<'password-changed'> => {
  const readWaysLeft = createReadWaysLeft(sources)
  return async ({ userId }) => {
    const ways = await readWaysLeft(userId)
    if (ways === undefined) return undefined
    const { passwordChangedMail } = await import('@shingle/mail/password-changed.ts')
    const props = (accountUrl: string) => ({ ways, accountUrl })
    return toOwner(sources, userId, { mail: passwordChangedMail, props })
  }
}
