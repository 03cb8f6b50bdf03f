import { pageKey } from '@shingle/shared/website/published-page.ts'
import type { Db, Filter } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import { listedAddresses } from './listed-addresses.ts'
import { type SiteRow, siteRowSchema } from './site-row.ts'
import { storedContentSchema } from './stored-content.ts'
import { takenDownAddresses } from './taken-down-addresses.ts'

/**
 * Websites: the addresses. A row is the website's that stands there, and ends with it; a given-up handle is the account's
 * that owned it, reserved for them without anything of the page that stood there.
 */
export const websites = defineCollection({
  name: 'Websites',
  row: siteRowSchema,
  owners: [
    {
      ...{ of: 'account', by: 'userId', where: { state: 'released' } },
      copy: {
        ...{ file: 'addresses.json', about: 'the web addresses that you have, or that are kept for you' },
        row: z.pick(siteRowSchema, {
          ...{ _id: true, state: true, websiteId: true, createdAt: true, modifiedAt: true },
          ...{ reservedUntil: true, takenDown: true },
        }),
        idAs: 'handle',
      },
    },
  ],
  indexes: [
    { key: { version: 1 } },
    { key: { websiteId: 1, state: 1, version: -1 } },
    { key: { sitemapBucket: 1, _id: 1 } },
    { key: { sitemapBucket: 1, modifiedAt: -1 } },
    { key: { sitemapBucket: 1, listedFrom: -1 } },
    // Only an address that was given up has a date here: when it is free for everybody again.
    { key: { reservedUntil: 1 }, expireAfterSeconds: 0 },
    { key: { userId: 1, state: 1 } },
  ],
})

const holderSchema = z.omit(siteRowSchema, { settings: true, content: true, page: true, createdAt: true })
const reservedSchema = z.pick(siteRowSchema, {
  ...{ _id: true, websiteId: true, userId: true, version: true, createdAt: true, modifiedAt: true },
})
const servedSchema = z.pick(siteRowSchema, {
  ...{ websiteId: true, version: true, page: true, takenDown: true, listedFrom: true },
})
const handleSchema = z.pick(siteRowSchema, { _id: true })
const versionSchema = z.pick(siteRowSchema, { version: true })
const changedSchema = z.pick(siteRowSchema, { _id: true, version: true })
const shownSchema = z.pick(siteRowSchema, { page: true })
const siteSchema = z.object({
  ...z.pick(siteRowSchema, { _id: true, websiteId: true, userId: true }).shape,
  content: storedContentSchema,
})

const snapshotShape = z.pick(siteRowSchema, { _id: true, page: true, modifiedAt: true }).shape
const snapshotSchema = z.object({ ...snapshotShape, content: storedContentSchema })

/** A given-up handle that is kept for an account: since when it had it, and when it gave it up. */
export type ReservedHandle = Readonly<z.output<typeof reservedSchema>>

/** What a published website says of itself beside its page: what its forms ask, and where answers go. */
export type PublishedSite = Readonly<z.output<typeof siteSchema>>

type Open = ReturnType<typeof websites.open>

const questions = (rows: Open) => ({
  /** Who has a handle, and for how long. */
  holder: (handle: string) => rows.only(holderSchema).one({ _id: handle }),

  /** Who has which of some handles; none is named that is nobody's. */
  holders: (handles: readonly string[]) => rows.only(holderSchema).all({ _id: { $in: [...handles] } }),

  /** The addresses that a website stands at, but `keep` and what is newer than it. */
  handlesOf: (websiteId: string, keep?: { readonly handle?: string; readonly version: number }) =>
    rows.only(handleSchema).all({
      ...{ websiteId, state: 'published' },
      ...(keep && { version: { $lt: keep.version } }),
      ...(keep?.handle !== undefined && { _id: { $ne: keep.handle } }),
    }),

  /** Where the bytes of the page at a handle are; null where a website stood there and was taken off. */
  page: (handle: string) => rows.only(servedSchema).one({ _id: handle }),

  /** The keys of the pages that a website shows: one, or two while it moves to another address. */
  pagesOf: async (websiteId: string): Promise<readonly string[]> => {
    const shown = await rows.only(shownSchema).all({ websiteId, state: 'published' })
    return shown.flatMap(({ page }) => (page === null ? [] : [pageKey(page)]))
  },

  /** A published website by its id. */
  site: (websiteId: string): Promise<PublishedSite | undefined> =>
    rows.only(siteSchema).one({ websiteId, state: 'published' }, { sort: { version: -1 } }),

  /** What a website shows: its page and the content that it was made of. */
  snapshot: (websiteId: string) =>
    rows.only(snapshotSchema).one({ websiteId, state: 'published' }, { sort: { version: -1 } }),

  /** The addresses that a website gave up and that are still kept for its owner, the last one first. */
  reservedFor: (websiteId: string, now: Date) =>
    rows
      .only(reservedSchema)
      .all({ websiteId, state: 'released', reservedUntil: { $gt: now } }, { sort: { version: -1 } }),

  /** The addresses that are kept for an account, of all its websites, the one given up last first. */
  reservedForAccount: (userId: string, now: Date) =>
    rows
      .only(reservedSchema)
      .all({ userId, state: 'released', reservedUntil: { $gt: now } }, { sort: { version: -1 } }),

  newestVersion: async (): Promise<number> => {
    const newest = await rows.only(versionSchema).one({}, { sort: { version: -1 } })
    return newest?.version ?? 0
  },

  changedAfter: (version: number) => rows.only(changedSchema).all({ version: { $gt: version } }),
})

const changes = ({ raw }: Open) => ({
  /** Replaces what the same website has at its handle; false when that is not so, or is a later state or version. */
  replaceOwn: async (handle: string, row: Omit<SiteRow, '_id' | 'createdAt'>): Promise<boolean> => {
    const { matchedCount } = await raw.updateOne(
      {
        ...{ _id: handle, state: 'published', websiteId: row.websiteId },
        ...{ seq: { $lte: row.seq }, version: { $lt: row.version } },
      },
      { $set: row },
    )
    return matchedCount === 1
  },

  /**
   * Takes a handle that is free, or given up and reserved for nobody else at `now`, and that no takedown keeps. One that
   * was given up by the same account is its own for as long as before.
   */
  takeFree: async (handle: string, row: Omit<SiteRow, '_id'>, now: Date): Promise<boolean> => {
    const givenUp: Filter<SiteRow> = { _id: handle, state: 'released', takenDown: { $ne: true } }
    const { createdAt: _, ...own } = row
    const taken = await raw.updateOne({ ...givenUp, userId: row.userId }, { $set: own })
    if (taken.matchedCount === 1) return true
    try {
      await raw.replaceOne({ ...givenUp, reservedUntil: { $lte: now } }, row, { upsert: true })
      return true
    } catch (thrown) {
      // Somebody else's row stands there: the unique key is what decides between two who publish at once.
      if (isDuplicate(thrown)) return false
      throw thrown
    }
  },

  /**
   * Takes a website's page off a handle, unless it is of version `before` or newer, and keeps the handle for a while. A
   * takedown also keeps what the website had given up by itself.
   */
  release: async (
    {
      websiteId,
      handle,
      before = Number.MAX_SAFE_INTEGER,
    }: { websiteId: string; handle: string; before?: number | undefined },
    change: Pick<SiteRow, 'version' | 'modifiedAt' | 'reservedUntil' | 'takenDown'> &
      Partial<Pick<SiteRow, 'userId'>>,
  ): Promise<void> => {
    const gone = { settings: null, content: null, page: null, sitemapBucket: null }
    await raw.updateOne(
      { _id: handle, websiteId, version: { $lt: before }, ...(!change.takenDown && { state: 'published' }) },
      { $set: { state: 'released' as const, ...gone, ...change } },
    )
  },

  /** Makes the address where a website stands, or stood last, its owner's; what it gave up before stays its former owner's. */
  setOwner: async (websiteId: string, userId: string): Promise<void> => {
    const { matchedCount } = await raw.updateMany({ websiteId, state: 'published' }, { $set: { userId } })
    if (matchedCount > 0) return
    const stood = { websiteId, state: 'released' as const, takenDown: { $ne: true } }
    await raw.findOneAndUpdate(stood, { $set: { userId } }, { sort: { version: -1 } })
  },

  /** Gives what stands at a handle a later version, for those who ask for what has changed. */
  raiseVersion: async (handle: string, version: number): Promise<void> => {
    await raw.updateOne({ _id: handle, state: 'published' }, { $max: { version } })
  },

  /** Ends the keeping of a handle that was given up at `version`. */
  free: async ({ _id, version }: Pick<SiteRow, '_id' | 'version'>, now: Date): Promise<void> => {
    await raw.updateOne({ _id, version, state: 'released' }, { $set: { reservedUntil: now } })
  },
})

/** The addresses of one deployment. */
export const openWebsites = (db: Db) => {
  const rows = websites.open(db)
  return { ...questions(rows), ...changes(rows), ...takenDownAddresses(rows), ...listedAddresses(rows) }
}

/** The addresses, as `openWebsites` opens them. */
export type Websites = ReturnType<typeof openWebsites>
