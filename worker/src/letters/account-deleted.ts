import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells the address of an account that is being deleted that nothing of it is left. */
export const accountDeleted = ({ db, origins, clock }: LetterSources): LetterWriter<'account-deleted'> => {
  const users = openUsers(db, clock)
  return async ({ userId }) => {
    const to = await users.lastAddressOf(userId)
    if (to === undefined) return undefined
    const { accountDeletedMail } = await import('@shingle/mail/account-deleted.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const supportUrl = `${origins.app}${pagePaths.support}`
    return { to, ...(await writeMail(accountDeletedMail, { supportUrl })) }
  }
}
