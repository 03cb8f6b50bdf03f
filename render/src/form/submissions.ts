import { randomBytes } from 'node:crypto'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { searchedWords } from '@shingle/storage/rows/lead-page.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import type { FormLimits } from './form-limits.ts'
import type { Judgement } from './judge-message.ts'

/** A message to keep and to pass on. */
export type NewSubmission = Pick<SubmissionRow, 'sectionId' | 'fields' | 'email' | 'language'> & {
  readonly sendTo: string
  /** What it looks like by itself. */
  readonly judgement: Judgement
}

/** Keeps a visitor's message, and has it brought to the owner by mail; false where the website has no room for it. */
export type KeepSubmission = (site: PublishedSite, submission: NewSubmission) => Promise<boolean>

/** So much of a message is searched. */
const searchedMaximum = 2000

const wordsOf = ({ fields }: Pick<SubmissionRow, 'fields'>): string =>
  searchedWords(fields.map(({ value }) => value).join(' ')).slice(0, searchedMaximum)

interface SubmissionPorts {
  readonly db: Db
  readonly orderMail: OrderMail
  readonly limits: Pick<FormLimits, 'countMessage'>
  readonly clock: () => Date
}

/** Opens the messages. */
export const createKeepSubmission = ({ db, orderMail, limits, clock }: SubmissionPorts): KeepSubmission => {
  const rows = openCustomerContactForms(db)
  /** The owner's word of a sender goes before what a message looks like. */
  const judge = async (websiteId: string, { email, judgement }: NewSubmission): Promise<Judgement> => {
    const last = email === null ? undefined : await rows.lastOf(websiteId, normaliseEmail(email))
    if (last?.isTrusted) return { ...judgement, isSpam: false }
    const isBarred = last?.reasons?.some((reason) => reason === 'owner' || reason === 'sender')
    return last?.state === 'spam' && isBarred ? { isSpam: true, reasons: ['sender'] } : judgement
  }
  return async (site, submission) => {
    const { sendTo, judgement: _, ...message } = submission
    const { isSpam, reasons } = await judge(site.websiteId, submission)
    const id = randomBytes(12).toString('hex')
    const { email } = message
    const isKept = await rows.keep({
      ...{ _id: id, websiteId: site.websiteId, handle: site._id, ...message },
      ...{ businessName: site.content.business.name, ownerId: site.userId, createdAt: clock() },
      sendTo: isEmail(sendTo) ? sendTo : null,
      ...{ state: isSpam ? 'spam' : 'unread', words: wordsOf(message) },
      ...(reasons.length > 0 && { reasons }),
      ...(email !== null && { person: normaliseEmail(email) }),
    })
    if (!isKept) return false
    // Kept in any case: a mailbox that strangers fill by many forms gets no more of them today.
    // What is spam is there to be seen, and is nobody's mail.
    if (!isSpam && (await limits.countMessage(site.userId)))
      await orderMail({ mail: 'contact-message', data: { submissionId: id } })
    return true
  }
}
