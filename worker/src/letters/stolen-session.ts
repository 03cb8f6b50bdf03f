import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells a person that one of their sessions was ended. */
export const stolenSession = ({ db, origins, clock }: LetterSources): LetterWriter<'stolen-session'> => {
  const users = openUsers(db, clock)
  return async ({ userId }) => {
    const to = await users.addressOf(userId)
    if (to === undefined) return undefined
    const { stolenSessionMail } = await import('@shingle/mail/stolen-session.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return { to, ...(await writeMail(stolenSessionMail, { signInUrl: `${origins.app}${appPaths.signIn}` })) }
  }
}
