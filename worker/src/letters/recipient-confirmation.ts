import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Asks an address for its consent, as long as it has not given it and the website is there. */
export const recipientConfirmation = ({
  db,
  origins,
  secret,
  clock,
}: LetterSources): LetterWriter<'recipient-confirmation'> => {
  const recipients = openMessageRecipients(db, clock)
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  return async ({ recipientId }) => {
    const asked = await recipients.waiting(recipientId)
    const draft = asked && (await drafts.find(asked.websiteId))
    const ownerEmail = draft && (await users.addressOf(draft.userId))
    if (asked === undefined || ownerEmail === undefined) return undefined
    const { recipientConfirmationMail } = await import('@shingle/mail/recipient-confirmation.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    // After the #: what stands there reaches no server, no log and no other page.
    const confirmUrl = `${origins.app}${appPaths.receiveMessages}#${mailedTokenOf('recipient', asked.secret, secret)}`
    return { to: asked.email, ...(await writeMail(recipientConfirmationMail, { ownerEmail, confirmUrl })) }
  }
}
