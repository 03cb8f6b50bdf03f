import { siteUrl } from '@shingle/shared/origins/origins.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Brings a visitor's message to the contact form email, or to the owner; of a website that was deleted, to nobody. */
export const contactMessage = ({ db, origins, clock }: LetterSources): LetterWriter<'contact-message'> => {
  const submissions = openCustomerContactForms(db)
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  return async ({ submissionId }) => {
    const found = await submissions.find(submissionId)
    const submission = found && (await drafts.exists(found.websiteId)) ? found : undefined
    const to = submission && (submission.sendTo ?? (await users.addressOf(submission.ownerId)))
    if (submission === undefined || to === undefined) return undefined
    const { businessName, fields, email, handle } = submission
    const { contactMessageMail } = await import('@shingle/mail/contact-message.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const props = { businessName, fields, email, siteUrl: siteUrl(origins, handle) }
    return { to, ...(await writeMail(contactMessageMail, props)) }
  }
}
