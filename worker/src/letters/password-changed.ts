import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells a person that their password is another one. */
export const passwordChanged = ({ db, origins, clock }: LetterSources): LetterWriter<'password-changed'> => {
  const users = openUsers(db, clock)
  return async ({ userId }) => {
    const to = await users.addressOf(userId)
    if (to === undefined) return undefined
    const { passwordChangedMail } = await import('@shingle/mail/new-password.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return {
      to,
      ...(await writeMail(passwordChangedMail, { signInUrl: `${origins.app}${appPaths.signIn}` })),
    }
  }
}
