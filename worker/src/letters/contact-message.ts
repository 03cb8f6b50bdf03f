import { normaliseEmail } from '@shingle/shared/email/email.ts'
import { websiteLeadsPath } from '@shingle/shared/paths/website-paths.ts'
import { createSiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { createOrderDigest } from '@shingle/storage/mail/order-digest.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openLeadSettings } from '@shingle/storage/rows/lead-settings.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/**
 * Brings a visitor's message to the contact form email where that address has agreed, else to the owner: nobody gets
 * strangers' words because somebody typed their address. Of a website that was deleted it goes to nobody, and to an owner who
 * wants one mail a day with that.
 */
export const contactMessage = (sources: LetterSources): LetterWriter<'contact-message'> => {
  const { db, origins, clock } = sources
  const siteUrls = createSiteUrls(sources)
  const submissions = openCustomerContactForms(db)
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  const settings = openLeadSettings(db)
  const orderDigest = createOrderDigest(sources)
  const recipients = openMessageRecipients(db, clock)
  const agreed = async ({ websiteId, sendTo }: Pick<SubmissionRow, 'websiteId' | 'sendTo'>) => {
    const asked = sendTo === null ? undefined : await recipients.find(websiteId, normaliseEmail(sendTo))
    return asked?.confirmedAt ? asked.email : undefined
  }
  return async ({ submissionId }) => {
    const submission = await submissions.find(submissionId)
    // Whose the website is now: its messages go with it to a new owner.
    const ownerId = submission && (await drafts.ownerOf(submission.websiteId))
    if (submission === undefined || ownerId === undefined) return undefined
    const contact = await agreed(submission)
    if (contact === undefined && (await settings.isDaily(submission.websiteId))) {
      await orderDigest(submission.websiteId, submission.createdAt)
      return undefined
    }
    const owner = await users.addressOf(ownerId)
    const to = contact ?? owner
    if (to === undefined) return undefined
    const allUrl = `${origins.app}${websiteLeadsPath(submission.websiteId)}`
    // Nobody else reads them there.
    const messages = to === owner ? { thisUrl: `${allUrl}?open=${submissionId}`, allUrl } : null
    const { businessName, fields, email } = submission
    const { contactMessageMail } = await import('@shingle/mail/contact-message.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const props = { businessName, fields, email, messages, siteUrl: await siteUrls.of(submission) }
    return { to, ...(await writeMail(contactMessageMail, props)) }
  }
}
