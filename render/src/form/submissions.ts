import { randomBytes } from 'node:crypto'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { OrderDigest } from '@shingle/storage/mail/order-digest.ts'
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
  /** The network address that it came from, which is not kept. */
  readonly address: string
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
  readonly orderDigest: OrderDigest
  readonly limits: Pick<FormLimits, 'countMessage'>
  readonly clock: () => Date
}

/** Opens the messages. */
export const createKeepSubmission = (ports: SubmissionPorts): KeepSubmission => {
  const { db, orderMail, orderDigest, limits, clock } = ports
  const rows = openCustomerContactForms(db)
  /** The owner's word of a sender goes before what a message looks like. */
  const judge = async (websiteId: string, { email, judgement }: NewSubmission): Promise<Judgement> => {
    const last = email === null ? undefined : await rows.lastOf(websiteId, normaliseEmail(email))
    if (last?.isTrusted) return { ...judgement, isSpam: false }
    const isBarred = last?.reasons?.some((reason) => reason === 'owner' || reason === 'sender')
    return last?.state === 'spam' && isBarred ? { isSpam: true, reasons: ['sender'] } : judgement
  }
  return async (site, submission) => {
    const { sendTo, judgement: _, address, ...message } = submission
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
    // What is spam is there to be seen, and is nobody's mail.
    if (isSpam) return true
    // Kept in any case: of what strangers fill a mailbox with by many forms the rest comes in one mail, once the day is over.
    if (await limits.countMessage({ ownerId: site.userId, address }))
      await orderMail({ mail: 'contact-message', data: { submissionId: id } })
    else await orderDigest(site.websiteId, clock())
    return true
  }
}
