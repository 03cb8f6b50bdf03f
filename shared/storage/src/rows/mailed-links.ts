import { linkPurposes } from '@shingle/shared/mailed-link/purposes.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { signInSecrets } from './owners-copy.ts'

const rowSchema = z.object({
  _id: z.string(),
  purpose: z.enum(linkPurposes),
  /** Trimmed and lowercased. */
  email: z.string(),
  /** Hash of the cookie of the browser that asked. */
  browser: z.string(),
  /** What the token of the mail is made of, with the deployment's secret. */
  secret: z.string(),
  /** Hash of that token. */
  token: z.string(),
  /** The password that was chosen for a new account, until its address is proven, or anew, until it is set. */
  passwordHash: z.optional(z.string()),
  /** The account that is to have the address, and the address that it had when it asked. */
  userId: z.optional(z.string()),
  former: z.optional(z.string()),
  /** Hash of the token by which the former address takes the account back, and when that was used. */
  backToken: z.optional(z.string()),
  backUsedAt: z.optional(z.date()),
  createdAt: z.date(),
  linkExpiresAt: z.date(),
  /** When the row is removed: later where it says what became of an address. */
  expiresAt: z.date(),
  usedAt: z.nullable(z.date()),
})

/** A row of MailedLinks: one link, mailed to one address, asked for by one browser. */
export type MailedLinkRow = z.output<typeof rowSchema>

/** MailedLinks: what was mailed to prove that an address is read by whoever asks. Tokens themselves are never stored. */
export const mailedLinks = defineCollection({
  name: 'MailedLinks',
  row: rowSchema,
  owners: [
    // What became of an account's addresses is the account's: whoever has one of them later ends no way back to it.
    {
      ...{ of: 'address', by: 'email', where: { userId: { $exists: false } } },
      copy: { withheld: signInSecrets },
    },
    { of: 'account', by: 'userId', copy: { withheld: signInSecrets } },
  ],
  indexes: [
    { key: { userId: 1 }, sparse: true },
    { key: { token: 1 } },
    { key: { backToken: 1 }, sparse: true },
    { key: { email: 1, purpose: 1, browser: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
})

/** The mailed links of one deployment, and what became of each. */
export const openMailedLinks = (db: Db, clock: () => Date) => {
  const rows = mailedLinks.open(db)
  const live = () => ({ usedAt: null, linkExpiresAt: { $gt: clock() } })
  return {
    insert: async (row: MailedLinkRow): Promise<void> => {
      await rows.raw.insertOne(row)
    },

    /** The link with a token, by the token's hash. */
    ofToken: (purpose: MailedLinkRow['purpose'], token: string) => rows.one({ token, purpose }),

    /** The link as long as it works. */
    openOne: (id: string) => rows.one({ _id: id, ...live() }),

    /** The link, whatever became of it. */
    find: (id: string) => rows.one({ _id: id }),

    /** Notes that what a link was for has been done, and keeps it for so long. */
    conclude: async (id: string, keptMs: number): Promise<void> => {
      const expiresAt = new Date(clock().getTime() + keptMs)
      await rows.raw.updateOne({ _id: id, usedAt: null }, { $set: { usedAt: clock(), expiresAt } })
    },

    /** Forgets what was mailed to an address before it ceased to be an account's; what became of addresses stays. */
    forgetAddress: async (email: string, before: Date): Promise<void> => {
      await rows.raw.deleteMany({ email, createdAt: { $lte: before }, purpose: { $ne: 'new-email' } })
    },

    /** The change of address, made after `since`, that a token takes back, by the token's hash. */
    ofBackToken: (backToken: string, since: Date) =>
      rows.one({ backToken, usedAt: { $gt: since }, backUsedAt: { $exists: false } }),

    /** The newest change of address of an account, made after `since`, that can be taken back. */
    newestWayBack: (userId: string, since: Date) =>
      rows.one(
        { userId, purpose: 'new-email', usedAt: { $gt: since }, backUsedAt: { $exists: false } },
        { sort: { usedAt: -1 } },
      ),

    /**
     * The changes of address of an account that can be taken back, the one that was asked for first in front: made after
     * `since`, or by the link `followed`, which is not told yet.
     */
    openChanges: (userId: string, { since, followed }: { since: Date; followed: string | undefined }) =>
      rows.all(
        {
          ...{ userId, purpose: 'new-email', backUsedAt: { $exists: false } },
          $or: [{ usedAt: { $gt: since } }, ...(followed === undefined ? [] : [{ _id: followed }])],
        },
        { sort: { createdAt: 1 } },
      ),

    /** The newest change of address that gave an account this address, or any. */
    newestOf: (userId: string, email?: string) =>
      rows.one(
        { userId, purpose: 'new-email', ...(email === undefined ? { usedAt: { $ne: null } } : { email }) },
        { sort: { createdAt: -1 } },
      ),

    /** Ends the way back of a change that was taken back, and of those that followed it; those before it stay. */
    endWaysBack: async ({ _id, userId, createdAt }: MailedLinkRow): Promise<void> => {
      if (userId === undefined) return
      const ended = { $set: { backUsedAt: clock() } }
      // Asked for later is changed later: each address asks for the next.
      await rows.raw.updateMany({ userId, purpose: 'new-email', createdAt: { $gt: createdAt } }, ended)
      await rows.raw.updateOne({ _id }, ended)
    },

    /** The newest link of this browser to this address that still works. */
    liveOf: ({ purpose, email, browser }: Pick<MailedLinkRow, 'purpose' | 'email' | 'browser'>) =>
      rows.one({ purpose, email, browser, ...live() }, { sort: { createdAt: -1 } }),

    /**
     * Uses a link up, with all others that were asked for like it; false where it was used before. It keeps the hash of a
     * password that is then to be set, so that what is interrupted can go on.
     */
    spend: async (
      { _id, purpose, email, browser }: MailedLinkRow,
      passwordHash?: string,
    ): Promise<boolean> => {
      const used = { usedAt: clock() }
      const unset = { $unset: { passwordHash: '' as const } }
      const change =
        passwordHash === undefined ? { $set: used, ...unset } : { $set: { ...used, passwordHash } }
      const { modifiedCount } = await rows.raw.updateOne({ _id, ...live() }, change)
      if (modifiedCount === 0) return false
      await rows.raw.updateMany({ purpose, email, browser, ...live() }, { $set: used, ...unset })
      return true
    },

    /** Ends the links that were asked for to the same end, in whichever browser. */
    endOthers: async ({ _id, purpose, email }: MailedLinkRow): Promise<void> => {
      const others = { _id: { $ne: _id }, purpose, email, ...live() }
      await rows.raw.updateMany(others, { $set: { linkExpiresAt: clock() } })
    },

    /** What a link was used for has been done. */
    finish: async (id: string): Promise<void> => {
      await rows.raw.updateOne({ _id: id }, { $unset: { passwordHash: '' } })
    },
  }
}
