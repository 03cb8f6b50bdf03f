import { randomBytes } from 'node:crypto'
import { leadMails } from '@shingle/shared/lead/endpoints.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** How its owner hears of messages. */
  mails: z.enum(leadMails),
})

/** LeadSettings: how owners hear of the messages of their websites, where they have chosen. */
export const leadSettings = defineCollection({
  name: 'LeadSettings',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{
          file: 'message-mails.json',
          about: 'whether you hear of messages at once or daily',
          isOne: true,
        },
        row: z.pick(rowSchema, { mails: true }),
      },
    },
  ],
  indexes: [{ key: { websiteId: 1 }, unique: true }],
})

/** The choices of one deployment. */
export const openLeadSettings = (db: Db) => {
  const rows = leadSettings.open(db)
  return {
    /** How the owners of these websites hear of messages, of those who have chosen. */
    mailsOf: async (websiteIds: readonly string[]) =>
      new Map(
        (await rows.all({ websiteId: { $in: [...websiteIds] } })).map(({ websiteId, mails }) => [
          websiteId,
          mails,
        ]),
      ),
    isDaily: async (websiteId: string): Promise<boolean> =>
      (await rows.one({ websiteId }))?.mails === 'daily',
    choose: async (websiteId: string, mails: z.output<typeof rowSchema>['mails']): Promise<void> => {
      const created = { _id: randomBytes(12).toString('hex') }
      await rows.raw.updateOne({ websiteId }, { $set: { mails }, $setOnInsert: created }, { upsert: true })
    },
  }
}
