import { randomBytes } from 'node:crypto'
import { isEmail } from '@shingle/shared/email/email.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openCustomerContactForms, type SubmissionRow } from '@shingle/storage/rows/customer-contact-forms.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import type { FormLimits } from './form-limits.ts'

/** A message to keep and to pass on. */
export type NewSubmission = Pick<SubmissionRow, 'sectionId' | 'fields' | 'email'> & {
  readonly sendTo: string
}

/** Keeps a visitor's message, and has it brought to the owner by mail. */
export type KeepSubmission = (site: PublishedSite, submission: NewSubmission) => Promise<void>

interface SubmissionPorts {
  readonly db: Db
  readonly orderMail: OrderMail
  readonly limits: Pick<FormLimits, 'countMessage'>
  readonly clock: () => Date
}

/** Opens the messages. */
export const createKeepSubmission = ({ db, orderMail, limits, clock }: SubmissionPorts): KeepSubmission => {
  const rows = openCustomerContactForms(db)
  return async (site, { sectionId, fields, email, sendTo }) => {
    const id = randomBytes(12).toString('hex')
    await rows.insert({
      ...{ _id: id, websiteId: site.websiteId, handle: site._id, sectionId, fields, email },
      ...{ businessName: site.content.business.name, ownerId: site.userId, createdAt: clock() },
      sendTo: isEmail(sendTo) ? sendTo : null,
    })
    // Kept in any case: a mailbox that strangers fill by many forms gets no more of them today.
    if (!(await limits.countMessage(site.userId))) return
    await orderMail({ mail: 'contact-message', data: { submissionId: id } })
  }
}
