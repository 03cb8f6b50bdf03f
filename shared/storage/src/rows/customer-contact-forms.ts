import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { messageInbox } from './message-inbox.ts'
import { messageRowSchema } from './message-row.ts'

/** CustomerContactForms: what visitors wrote by contact forms. */
export const customerContactForms = defineCollection({
  name: 'CustomerContactForms',
  row: messageRowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'messages.json', about: 'what visitors wrote by the contact forms' },
        row: z.pick(messageRowSchema, {
          ...{ fields: true, email: true, handle: true, sendTo: true, createdAt: true },
          ...{ state: true, language: true },
        }),
      },
    },
  ],
  indexes: [
    { key: { websiteId: 1, createdAt: -1, _id: -1 } },
    { key: { websiteId: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { websiteId: 1, person: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: 1 }, expireAfterSeconds: messagesKeptS },
  ],
})

/** The messages of one deployment. */
export const openCustomerContactForms = (db: Db) => {
  const rows = customerContactForms.open(db)
  return {
    ...messageInbox(rows),
    find: (id: string) => rows.one({ _id: id }),
    count: (websiteId: string) => rows.raw.countDocuments({ websiteId }),
  }
}

/** The messages of one deployment. */
export type CustomerContactForms = ReturnType<typeof openCustomerContactForms>
