import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const fieldSchema = z.readonly(
  z.object({
    title: z.string(),
    value: z.string(),
    // Rows from before this was kept are shown as short texts.
    type: z._default(z.enum(['Text', 'TextArea']), 'Text'),
  }),
)

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  handle: z.string(),
  sectionId: z.string(),
  businessName: z.string(),
  fields: z.readonly(z.array(fieldSchema)),
  /** The visitor's address, where the form asked for one. */
  email: z.nullable(z.string()),
  /** The contact form email, where the section has one: it gets the message instead of the owner. */
  sendTo: z.nullable(z.string()),
  ownerId: z.string(),
  createdAt: z.date(),
})

/** A row of CustomerContactForms: one message of one visitor. */
export type SubmissionRow = z.output<typeof rowSchema>

/** CustomerContactForms: what visitors wrote by contact forms. */
export const customerContactForms = defineCollection({
  name: 'CustomerContactForms',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'messages.json', about: 'what visitors wrote by the contact forms' },
        row: z.pick(rowSchema, { fields: true, email: true, handle: true, sendTo: true, createdAt: true }),
      },
    },
  ],
  indexes: [
    { key: { websiteId: 1, createdAt: -1 } },
    { key: { createdAt: 1 }, expireAfterSeconds: messagesKeptS },
  ],
})

/** The messages of one deployment. */
export const openCustomerContactForms = (db: Db) => {
  const rows = customerContactForms.open(db)
  return {
    insert: async (row: SubmissionRow): Promise<void> => {
      await rows.raw.insertOne(row)
    },
    find: (id: string) => rows.one({ _id: id }),
    count: (websiteId: string) => rows.raw.countDocuments({ websiteId }),
  }
}
