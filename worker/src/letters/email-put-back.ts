import { maskedEmail } from '@shingle/shared/invite/masked-email.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells an address that an account had by a change that it has it no more, as long as that is so. */
export const emailPutBack =
  ({ db, origins, clock }: LetterSources): LetterWriter<'email-put-back'> =>
  async ({ linkId }) => {
    const link = await openMailedLinks(db, clock).find(linkId)
    const present = await openUsers(db, clock).addressOf(link?.userId ?? '')
    if (link === undefined || present === undefined || present === link.email) return undefined
    const { emailPutBackMail } = await import('@shingle/mail/email-put-back.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const supportUrl = `${origins.app}${pagePaths.support}`
    return {
      to: link.email,
      ...(await writeMail(emailPutBackMail, { former: maskedEmail(present), supportUrl })),
    }
  }
