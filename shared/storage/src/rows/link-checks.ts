import { createHash } from 'node:crypto'
import { checkedSafeties } from '@shingle/shared/link-safety/link-safety.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const lifetimeMs = 24 * 60 * 60 * 1000

const rowSchema = z.object({
  /** The hash of a web address: what is found of it is the same for all who link it. */
  _id: z.string(),
  safety: z.enum(checkedSafeties),
  /** When its safety was last told. */
  checkedAt: z.date(),
  /** When it was last asked where it leads. */
  followedAt: z.date(),
  expiresAt: z.date(),
})

/** A row of LinkChecks: how the last check of a web address ended. Nothing tells who links it. */
export type LinkCheckRow = z.output<typeof rowSchema>

/** LinkChecks: how the checks of web addresses ended, for a day. */
export const linkChecks = defineCollection({
  name: 'LinkChecks',
  row: rowSchema,
  // They name no person and no website, and end by themselves within a day.
  owners: [],
  indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

const idOf = (address: string): string =>
  createHash('sha256').update(new URL(address).href).digest('base64url')

/** The link checks of one deployment. */
export const openLinkChecks = (db: Db, clock: () => Date) => {
  const rows = linkChecks.open(db)
  return {
    /** What is known of these addresses, by address. */
    find: async (addresses: readonly string[]): Promise<ReadonlyMap<string, LinkCheckRow>> => {
      if (addresses.length === 0) return new Map()
      const ids = new Map(addresses.map((address) => [address, idOf(address)]))
      const known = await rows.all({ _id: { $in: [...ids.values()] }, expiresAt: { $gt: clock() } })
      const byId = new Map(known.map((row) => [row._id, row]))
      return new Map(
        addresses.flatMap((address) => {
          const row = byId.get(ids.get(address) ?? '')
          return row === undefined ? [] : [[address, row]]
        }),
      )
    },

    keep: async (
      address: string,
      check: Pick<LinkCheckRow, 'safety' | 'checkedAt' | 'followedAt'>,
    ): Promise<void> => {
      const { safety, checkedAt, followedAt } = check
      const expiresAt = new Date(checkedAt.getTime() + lifetimeMs)
      await rows.raw.updateOne(
        { _id: idOf(address) },
        { $set: { safety, checkedAt, followedAt, expiresAt } },
        { upsert: true },
      )
    },
  }
}
