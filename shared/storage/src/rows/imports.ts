import { importLifetimeMs } from '@shingle/shared/import/import-limits.ts'
import { type ImportState, importStateSchema } from '@shingle/shared/import/import-state.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  /** Unguessable: who holds it may look at what was found. */
  _id: z.string(),
  link: z.string(),
  state: importStateSchema,
  createdAt: z.date(),
  /** When it is removed, unless somebody has chosen from it before. */
  expiresAt: z.date(),
})

/** A row of Imports: one link, and what was found there. Nothing tells who asked. */
export type ImportRow = z.output<typeof rowSchema>

/** Imports: links that are being read, and what was found, for an hour. */
export const imports = defineCollection({
  name: 'Imports',
  row: rowSchema,
  // They name no person and no website, and end by themselves within the hour.
  owners: [],
  indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** The imports of one deployment. */
export type Imports = ReturnType<typeof openImports>

/** Opens them. */
export const openImports = (db: Db, clock: () => Date) => {
  const rows = imports.open(db)
  return {
    begin: async (_id: string, { link, state }: Pick<ImportRow, 'link' | 'state'>): Promise<void> => {
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + importLifetimeMs)
      await rows.raw.insertOne({ _id, link, state, createdAt, expiresAt })
    },

    find: (id: string) => rows.one({ _id: id, expiresAt: { $gt: clock() } }),

    /** Tells how reading stands; nothing where it was forgotten meanwhile. */
    tell: async (id: string, state: ImportState): Promise<void> => {
      await rows.raw.updateOne({ _id: id }, { $set: { state } })
    },

    forget: async (id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id })
    },
  }
}
