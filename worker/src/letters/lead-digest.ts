import { websiteLeadsPath } from '@shingle/shared/paths/website-paths.ts'
import { nameField } from '@shingle/shared/submission/sender-name.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

const dayMs = 24 * 60 * 60 * 1000

/** More than this of a day are counted, and not shown. */
const shownMaximum = 30
const wordsMaximum = 200

const lineOf = ({ fields, email }: SubmissionRow) => {
  const words = fields.find(({ type, value }) => type === 'TextArea' && value !== '')?.value ?? ''
  return {
    from: nameField(fields, email)?.value ?? email ?? 'A visitor',
    words: words.replaceAll(/\s+/g, ' ').trim().slice(0, wordsMaximum),
  }
}

/** Brings an owner what a day brought to a website; nothing where all of it has been erased meanwhile. */
export const leadDigest = ({ db, origins, clock }: LetterSources): LetterWriter<'lead-digest'> => {
  const [messages, signUps] = [openCustomerContactForms(db), openNewsletterSubscriptions(db, clock)]
  const [drafts, users] = [openDraftWebsites(db, clock), openUsers(db, clock)]
  return async ({ websiteId, until }) => {
    const draft = await drafts.find(websiteId)
    const to = draft && (await users.addressOf(draft.userId))
    if (draft === undefined || to === undefined) return undefined
    const day = { from: new Date(Date.parse(until) - dayMs), until: new Date(until) }
    const [written, spam, subscribers] = await Promise.all([
      messages.between(websiteId, day, shownMaximum + 1),
      messages.countSpamBetween(websiteId, day),
      signUps.countConfirmedBetween(websiteId, day),
    ])
    if (written.length + subscribers === 0) return undefined
    const { leadDigestMail } = await import('@shingle/mail/lead-digest.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const props = {
      businessName: draft.websiteSettings.businessName,
      ...{ lines: written.slice(0, shownMaximum).map(lineOf), isAll: written.length <= shownMaximum },
      ...{ subscribers, spam },
      leadsUrl: `${origins.app}${websiteLeadsPath(websiteId)}`,
    }
    return { to, ...(await writeMail(leadDigestMail, props)) }
  }
}
