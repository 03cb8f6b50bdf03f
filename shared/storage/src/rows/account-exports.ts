import { exportFailures } from '@shingle/shared/export/export-state.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

const partSchema = z.object({ key: z.string(), bytes: z.int() })

/** A piece of a zip, as a stored file. */
export type ExportPart = Readonly<z.output<typeof partSchema>>

const rowSchema = z.object({
  /** Whose it is: an account has one. */
  _id: z.string(),
  /** Which of their exports, the one asked for last. */
  exportId: z.string(),
  state: z.enum(['packing', 'ready', 'failed']),
  /** Why it failed; of rows from before that was told, something broke. */
  failure: z.optional(z.enum(exportFailures)),
  /** Who may write now: a later attempt at packing, or at ending it, ends all that an earlier one does. */
  attempt: z.string(),
  /** The zip in order, named before they are stored; whole only once it is ready. */
  parts: z.readonly(z.array(partSchema)),
  /** The sum of the parts. */
  bytes: z.int(),
  /** What was stored for it before and is to be removed. */
  leaving: z.readonly(z.array(z.string())),
  pictures: z.object({ done: z.int(), total: z.int() }),
  /** What the file is called. */
  name: z.string(),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
})

/** A row of AccountExports. */
export type ExportRow = Readonly<z.output<typeof rowSchema>>

/** AccountExports: everything that is held of an account, packed as one zip for a day. */
export const accountExports = defineCollection({
  name: 'AccountExports',
  row: rowSchema,
  owners: [{ of: 'account', by: '_id', copy: { withheld: 'this download itself' } }],
  indexes: [{ key: { 'parts.key': 1 } }],
})

const sizeSchema = z.pick(rowSchema, { bytes: true })

/** Whose an export is, which of theirs, and who writes it. */
export interface ExportTurn {
  readonly userId: string
  readonly attempt: string
}

/** Which export of an account, where not whichever there is. */
export type WhichExport = Partial<Pick<ExportRow, 'exportId' | 'state'>>

/** The exports of one deployment. */
export const openAccountExports = (db: Db, clock: () => Date) => {
  const rows = accountExports.open(db)
  const change = async ({ userId, attempt }: ExportTurn, fields: Partial<ExportRow>): Promise<boolean> =>
    (await rows.raw.updateOne({ _id: userId, attempt }, { $set: fields })).matchedCount === 1
  return {
    find: (userId: string) => rows.one({ _id: userId }),

    /** Begins an export; false where one is being packed. What the former one has stored goes with the packing. */
    begin: async (userId: string, exportId: string): Promise<boolean> => {
      const fresh = { state: 'packing', attempt: exportId, pictures: { done: 0, total: 0 } } as const
      const dates = { createdAt: clock(), expiresAt: null }
      const first = { parts: [], bytes: 0, leaving: [], name: '' }
      try {
        await rows.raw.updateOne(
          { _id: userId, state: { $ne: 'packing' } },
          { $set: { exportId, ...fresh, ...dates }, $unset: { failure: '' }, $setOnInsert: first },
          { upsert: true },
        )
        return true
      } catch (thrown) {
        if (isDuplicate(thrown)) return false
        throw thrown
      }
    },

    /** Makes `attempt` the one that may write, whatever others were at; the row as it is then, if it is there. */
    takeTurn: async ({ userId, attempt }: ExportTurn, which: WhichExport): Promise<ExportRow | undefined> =>
      rows.parse(
        await rows.raw.findOneAndUpdate(
          { _id: userId, ...which },
          { $set: { attempt } },
          { returnDocument: 'after' },
        ),
      ),

    /** Changes what is known of an export; false where it is another's turn. */
    change,

    /** Names the next part, before it is stored; false where it is another's turn. */
    addPart: async ({ userId, attempt }: ExportTurn, part: ExportPart): Promise<boolean> => {
      const added = { $push: { parts: part }, $inc: { bytes: part.bytes } }
      return (await rows.raw.updateOne({ _id: userId, attempt, state: 'packing' }, added)).matchedCount === 1
    },

    isTurnOf: async ({ userId, attempt }: ExportTurn): Promise<boolean> =>
      (await rows.raw.countDocuments({ _id: userId, attempt }, { limit: 1 })) === 1,

    remove: async ({ userId, attempt }: ExportTurn): Promise<void> => {
      await rows.raw.deleteOne({ _id: userId, attempt })
    },

    /** Whether a file is a part of anybody's. */
    isUsed: async (key: string): Promise<boolean> =>
      (await rows.raw.countDocuments({ 'parts.key': key }, { limit: 1 })) === 1,

    /** How many bytes all exports take. */
    bytesTogether: async (): Promise<number> =>
      (await rows.only(sizeSchema).all({})).reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** The exports, as `openAccountExports` opens them. */
export type AccountExports = ReturnType<typeof openAccountExports>
