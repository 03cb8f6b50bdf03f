import type { MailDefinition } from '@shingle/mail/define-mail.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { AddressedMail, LetterSources } from './letter-writer.ts'

/** Writes to the owner of an account about it; to nobody where it is gone. */
export const toOwner = async <Props>(
  { db, origins, clock }: LetterSources,
  userId: string,
  { mail, props }: { mail: MailDefinition<Props>; props: (accountUrl: string) => Props },
): Promise<AddressedMail | undefined> => {
  const to = await openUsers(db, clock).addressOf(userId)
  if (to === undefined) return undefined
  const { writeMail } = await import('@shingle/mail/write-mail.tsx')
  return { to, ...(await writeMail(mail, props(`${origins.app}${appPaths.account}`))) }
}
