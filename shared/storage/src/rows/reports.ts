import { reportReasons } from '@shingle/shared/report/endpoints.ts'
import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { makeRoomForNote, operatorNoteShape } from './operator-notes.ts'

const rowSchema = z.object({
  ...operatorNoteShape,
  websiteId: z.string(),
  /** Where the website stood then. */
  handle: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  /** When it is erased; reports from before this was kept stay until there is no room for them. */
  expiresAt: z.optional(z.date()),
})

/** A row of Reports: what one visitor has against one website. Who it was is not kept. */
export type ReportRow = z.output<typeof rowSchema>

/** Reports: what visitors have against published websites; erased when messages are. */
export const reports = defineCollection({
  name: 'Reports',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: { withheld: 'what visitors report of a website: they tell it to us alone' },
    },
  ],
  indexes: [
    { key: { websiteId: 1, createdAt: -1 } },
    { key: { createdAt: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
})

/** The reports of one deployment. */
export const openReports = (db: Db) => {
  const rows = reports.open(db)
  return {
    /** Keeps a report; false where there is no room, and every other was mailed. */
    keep: async (row: Omit<ReportRow, 'expiresAt'>): Promise<boolean> => {
      const hasRoom = await makeRoomForNote(rows.raw, row)
      const expiresAt = new Date(row.createdAt.getTime() + messagesKeptS * 1000)
      if (hasRoom) await rows.raw.insertOne({ ...row, expiresAt })
      return hasRoom
    },
    find: (id: string) => rows.one({ _id: id }),
  }
}
