import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { handleReservationMs } from '@shingle/shared/handle/handle.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { type Collection, type Db, type Filter, MongoServerError } from 'mongodb'

/** A row of Websites: what stands at one handle, or who may have the handle back. */
interface SiteRow {
  readonly _id: string
  readonly state: 'published' | 'released'
  readonly websiteId: string
  /** The website's owner. */
  readonly userId: string
  /** Grows with every change of any row, so that `render` can ask for what changed. */
  readonly version: number
  readonly seq: number
  readonly settings: DraftContent['settings'] | null
  readonly content: DraftContent | null
  readonly page: PublishedPage | null
  /** Which sitemap lists the address; null where none does. */
  readonly sitemapBucket: number | null
  readonly createdAt: Date
  readonly modifiedAt: Date
  /** Until when a released handle is kept for its former owner. */
  readonly reservedUntil: Date | null
}

/** A page on its way to an address. */
export interface NewSite {
  readonly handle: string
  readonly websiteId: string
  readonly ownerId: string
  readonly seq: number
  readonly content: DraftContent
  readonly page: PublishedPage
}

/** What a claim led to; `superseded`: a later state of the same website stands there already. */
export interface Claimed {
  readonly version: number
  readonly superseded: boolean
}

const isDuplicate = (thrown: unknown): boolean => thrown instanceof MongoServerError && thrown.code === 11000

interface Store {
  readonly rows: Collection<SiteRow>
  readonly counters: Collection<{ _id: string; value: number }>
  readonly bus: Bus
  readonly clock: () => Date
}

const nextVersion = async ({ counters }: Store): Promise<number> => {
  const counted = await counters.findOneAndUpdate(
    { _id: 'site-version' },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  )
  if (counted === null) throw new Error('The site version could not be counted')
  return counted.value
}

const announce = ({ bus }: Store, handle: string, version: number): Promise<void> =>
  bus.publish(siteChangedChannel, { handle, version })

const isFreeFor = async (
  { rows, clock }: Store,
  handle: string,
  asker: { readonly userId: string; readonly draftId: string | undefined },
): Promise<boolean> => {
  const row = await rows.findOne({ _id: handle }, { projection: { content: 0 } })
  if (row === null) return true
  if (row.state === 'published') return row.websiteId === asker.draftId
  return row.userId === asker.userId || (row.reservedUntil?.getTime() ?? 0) <= clock().getTime()
}

const rowOf = (site: NewSite, version: number, now: Date): Omit<SiteRow, '_id' | 'createdAt'> => ({
  state: 'published',
  websiteId: site.websiteId,
  userId: site.ownerId,
  version,
  seq: site.seq,
  settings: site.content.settings,
  content: site.content,
  page: site.page,
  sitemapBucket: site.page.indexed ? sitemapBucketOf(site.handle) : null,
  modifiedAt: now,
  reservedUntil: null,
})

const replaceOwn = async ({ rows, clock }: Store, site: NewSite, version: number): Promise<boolean> => {
  const { matchedCount } = await rows.updateOne(
    { _id: site.handle, state: 'published', websiteId: site.websiteId, seq: { $lte: site.seq } },
    { $set: rowOf(site, version, clock()) },
  )
  return matchedCount === 1
}

const takeFree = async ({ rows, clock }: Store, site: NewSite, version: number): Promise<boolean> => {
  const now = clock()
  const mayHave: Filter<SiteRow> = {
    _id: site.handle,
    state: 'released',
    $or: [{ userId: site.ownerId }, { reservedUntil: { $lte: now } }],
  }
  try {
    await rows.replaceOne(mayHave, { ...rowOf(site, version, now), createdAt: now }, { upsert: true })
    return true
  } catch (thrown) {
    // Somebody else's row stands there: the unique key is what decides between two who publish at once.
    if (isDuplicate(thrown)) return false
    throw thrown
  }
}

const claim = async (store: Store, site: NewSite): Promise<Result<Claimed>> => {
  const version = await nextVersion(store)
  if ((await replaceOwn(store, site, version)) || (await takeFree(store, site, version))) {
    await announce(store, site.handle, version)
    return succeed({ version, superseded: false })
  }
  const own = { _id: site.handle, state: 'published', websiteId: site.websiteId } as const
  const present = await store.rows.findOne(own, { projection: { content: 0 } })
  return present === null
    ? refuse(handleUnavailable)
    : succeed({ version: present.version, superseded: present.seq > site.seq })
}

const release = async (store: Store, which: Filter<SiteRow>): Promise<void> => {
  const published = store.rows.find({ ...which, state: 'published' }, { projection: { _id: 1 } })
  for (const { _id } of await published.toArray()) {
    const version = await nextVersion(store)
    const now = store.clock()
    const reservedUntil = new Date(now.getTime() + handleReservationMs)
    const gone = {
      state: 'released',
      settings: null,
      content: null,
      page: null,
      sitemapBucket: null,
    } as const
    await store.rows.updateOne(
      { ...which, _id, state: 'published' },
      { $set: { ...gone, version, modifiedAt: now, reservedUntil } },
    )
    await announce(store, _id, version)
  }
}

/** The addresses of published websites. Every change of one address is one atomic write of one row. */
export const createSiteAddresses = ({ db, bus, clock }: { db: Db; bus: Bus; clock: () => Date }) => {
  const store: Store = { rows: db.collection('Websites'), counters: db.collection('Counters'), bus, clock }
  return {
    /** Whether a website of `userId` could stand at a handle. */
    isFreeFor: (handle: string, asker: { userId: string; draftId: string | undefined }) =>
      isFreeFor(store, handle, asker),
    /** Puts a page at its handle, at once and whole, or refuses because the handle is not to be had. */
    claim: (site: NewSite) => claim(store, site),
    /** Gives up every address of a website but `keep`, as far as they are older than it. */
    releaseOthers: (websiteId: string, keep: { handle: string; version: number }) =>
      release(store, { websiteId, _id: { $ne: keep.handle }, version: { $lt: keep.version } }),
    /** Gives up every address of a website: visitors find nothing there. */
    releaseAll: (websiteId: string) => release(store, { websiteId }),
  }
}

export type SiteAddresses = ReturnType<typeof createSiteAddresses>
