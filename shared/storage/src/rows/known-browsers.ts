import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { deleteBeyond } from './delete-beyond.ts'

const rowSchema = z.object({
  /** The address and the hash of the browser's mark: one row for both. */
  _id: z.string(),
  /** Trimmed and lowercased. */
  email: z.string(),
  /** The hash of the browser's mark. */
  browser: z.optional(z.string()),
  /** When somebody last got in. */
  createdAt: z.date(),
  expiresAt: z.date(),
})

/** KnownBrowsers: the browsers in which somebody got into the account of an address. The marks themselves are never stored. */
export const knownBrowsers = defineCollection({
  name: 'KnownBrowsers',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'address', by: 'email' },
      copy: {
        ...{ file: 'known-browsers.json', about: 'until when browsers that you signed in with are known' },
        row: z.pick(rowSchema, { createdAt: true, expiresAt: true }),
      },
    },
  ],
  indexes: [{ key: { email: 1 } }, { key: { browser: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** An address, and the hash of a browser's mark. */
export interface BrowserOf {
  readonly email: string
  readonly browser: string
}

const idOf = ({ email, browser }: BrowserOf): string => `${email} ${browser}`

/** So many browsers of an address are known, those that somebody got in with last. */
export const browsersMaximum = 50

/** The known browsers of one deployment. */
export const openKnownBrowsers = (db: Db, clock: () => Date) => {
  const rows = knownBrowsers.open(db)
  return {
    /** Remembers for so long that somebody got in. */
    remember: async (known: BrowserOf, knownMs: number): Promise<void> => {
      const [createdAt, expiresAt] = [clock(), new Date(clock().getTime() + knownMs)]
      const row = { email: known.email, browser: known.browser, createdAt, expiresAt }
      await rows.raw.updateOne({ _id: idOf(known) }, { $set: row }, { upsert: true })
      const newest = { kept: browsersMaximum, sort: { createdAt: -1 } } as const
      await deleteBeyond(rows, { email: known.email }, newest)
    },

    isKnown: async (asked: BrowserOf): Promise<boolean> =>
      (await rows.one({ _id: idOf(asked), expiresAt: { $gt: clock() } })) !== undefined,

    /** Whether somebody got into any account in a browser, by the hash of its mark. */
    isKnownToAnybody: async (browser: string): Promise<boolean> =>
      (await rows.one({ browser, expiresAt: { $gt: clock() } })) !== undefined,

    forget: async (known: BrowserOf): Promise<void> => {
      await rows.raw.deleteOne({ _id: idOf(known) })
    },

    /** Forgets who got in by an address before it ceased to be an account's. */
    forgetAddress: async (email: string, before: Date): Promise<void> => {
      await rows.raw.deleteMany({ email, createdAt: { $lte: before } })
    },
  }
}
