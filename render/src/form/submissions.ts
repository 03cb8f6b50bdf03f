import { randomBytes } from 'node:crypto'
import { isEmail } from '@shingle/shared/email/email.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { startJobWorker } from '@shingle/storage/jobs/job-worker.ts'
import type { MailSender } from '@shingle/storage/mail/mail-sender.ts'
import { openCustomerContactForms, type SubmissionRow } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { submissionMail } from './submission-mail.ts'

/** A message to keep and to pass on. */
export type NewSubmission = Pick<SubmissionRow, 'sectionId' | 'fields' | 'email'> & {
  readonly sendTo: string
}

/** Keeps visitors' messages and brings each to the owner by mail, even if the mail server is away for hours. */
export interface Submissions {
  readonly keep: (site: PublishedSite, submission: NewSubmission) => Promise<void>
  readonly close: () => Promise<void>
}

interface SubmissionPorts {
  readonly db: Db
  readonly mail: MailSender
  readonly origins: Origins
  readonly log: Logger
  readonly clock: () => Date
}

const jobName = 'submission-mail'
const payloadSchema = z.object({ id: z.string() })

const createDeliver = ({ db, mail, origins, clock }: SubmissionPorts) => {
  const rows = openCustomerContactForms(db)
  const users = openUsers(db, clock)

  return async (payload: unknown): Promise<undefined> => {
    const { id } = payloadSchema.parse(payload)
    const row = await rows.find(id)
    if (row === undefined) return undefined
    const to = row.sendTo ?? (await users.addressOf(row.ownerId))
    if (to === undefined) return undefined
    const written = submissionMail({ ...row, siteUrl: siteUrl(origins, row.handle) })
    await mail.send({ to, ...written, ...(row.email === null ? {} : { replyTo: row.email }) })
    return undefined
  }
}

/** Opens the messages, and starts bringing them to their owners. */
export const createSubmissions = (ports: SubmissionPorts): Submissions => {
  const { db, log, clock } = ports
  const rows = openCustomerContactForms(db)
  const queue = createJobQueue(db, { clock })
  const worker = startJobWorker({
    queue,
    handlers: { [jobName]: createDeliver(ports) },
    onTrouble: (error) => log.warn({ err: error }, 'a message could not be mailed; it will be tried again'),
  })

  return {
    keep: async (site, { sectionId, fields, email, sendTo }) => {
      const row: SubmissionRow = {
        _id: randomBytes(12).toString('hex'),
        websiteId: site.websiteId,
        handle: site._id,
        sectionId,
        businessName: site.content.business.name,
        fields,
        email,
        sendTo: isEmail(sendTo) ? sendTo : null,
        ownerId: site.userId,
        createdAt: clock(),
      }
      await rows.insert(row)
      await queue.add({ name: jobName, payload: { id: row._id } })
      worker.wake()
    },
    close: worker.close,
  }
}
