import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createLetBackAddresses } from '@shingle/storage/deletion/let-back-addresses.ts'
import { createReleaseAddresses } from '@shingle/storage/deletion/release-addresses.ts'
import type { RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import { openCounters } from '@shingle/storage/rows/counters.ts'
import type { SiteRow } from '@shingle/storage/rows/site-row.ts'
import { openSitemaps, type Sitemaps } from '@shingle/storage/rows/sitemaps.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openWebsites, type Websites } from '@shingle/storage/rows/websites.ts'

/** A page on its way to an address. */
export interface NewSite {
  readonly handle: string
  readonly websiteId: string
  readonly ownerId: string
  readonly seq: number
  readonly content: DraftContent
  readonly page: PublishedPage
  /** From when search engines may list it, where that is not at once. */
  readonly listedFrom: Date | null
}

/**
 * What a claim led to; `superseded`: a later state of the same website stands there already. Where somebody else has put
 * the same state there, the version is theirs.
 */
export interface Claimed {
  readonly version: number
  readonly superseded: boolean
}

interface Store {
  readonly rows: Websites
  readonly counters: ReturnType<typeof openCounters>
  readonly sitemaps: Sitemaps
  readonly bus: Bus
  readonly clock: () => Date
}

const announce = ({ bus }: Pick<Store, 'bus'>, handle: string, version: number): Promise<void> =>
  bus.publish(siteChangedChannel, { handle, version })

type Holder = Awaited<ReturnType<Websites['holder']>>

const isFreeNow = (row: Holder, now: Date): boolean =>
  row === undefined ||
  (row.state === 'released' && !row.takenDown && (row.reservedUntil?.getTime() ?? 0) <= now.getTime())

/** Which of some handles a website of nobody in particular could stand at, in one question. */
const freeAmong = async (
  { rows, clock }: Store,
  handles: readonly string[],
): Promise<ReadonlySet<string>> => {
  const held = await rows.holders(handles)
  const taken = new Set(held.filter((row) => !isFreeNow(row, clock())).map(({ _id }) => _id))
  return new Set(handles.filter((handle) => !taken.has(handle)))
}

const isFreeFor = async (
  { rows, clock }: Store,
  handle: string,
  asker: { readonly userId: string; readonly draftId: string | undefined },
): Promise<boolean> => {
  const row = await rows.holder(handle)
  if (row?.state === 'published') return row.websiteId === asker.draftId
  return isFreeNow(row, clock()) || (row?.userId === asker.userId && !row.takenDown)
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
  listedFrom: site.listedFrom,
  sitemapBucket: site.page.indexed ? sitemapBucketOf(site.handle) : null,
  modifiedAt: now,
  reservedUntil: null,
  takenDown: false,
})

const put = async ({ rows, clock }: Store, site: NewSite, version: number): Promise<boolean> => {
  const now = clock()
  const row = rowOf(site, version, now)
  if (await rows.replaceOwn(site.handle, row)) return true
  return rows.takeFree(site.handle, { ...row, createdAt: now }, now)
}

const claim = async (store: Store, site: NewSite): Promise<Result<Claimed>> => {
  const version = await store.counters.next('site-version')
  if (await put(store, site, version)) {
    await store.sitemaps.changed(sitemapBucketOf(site.handle), store.clock())
    await announce(store, site.handle, version)
    return succeed({ version, superseded: false })
  }
  const present = await store.rows.holder(site.handle)
  const isOwn = present?.state === 'published' && present.websiteId === site.websiteId
  if (!isOwn) return refuse(handleUnavailable)
  // An older state that somebody put there meanwhile gives way, to a version that is newer than theirs.
  if (present.seq < site.seq) return claim(store, site)
  return succeed({ version: present.version, superseded: present.seq > site.seq })
}

/** The addresses of published websites. Every change of one address is one atomic write of one row. */
export const createSiteAddresses = (ports: RemovalPorts) => {
  const { db, bus, clock } = ports
  const [release, domains] = [createReleaseAddresses(ports), openWebsiteDomains(db, clock)]
  const letBack = createLetBackAddresses({ db, bus, clock })
  const store: Store = {
    rows: openWebsites(db),
    counters: openCounters(db),
    sitemaps: openSitemaps(db),
    bus,
    clock,
  }
  return {
    /** Whether a website of `userId` could stand at a handle. */
    isFreeFor: (handle: string, asker: { userId: string; draftId: string | undefined }) =>
      isFreeFor(store, handle, asker),
    /** Which of some handles a new website of somebody without an account could stand at. */
    freeAmong: (handles: readonly string[]) => freeAmong(store, handles),
    /** Puts a page at its handle, at once and whole, or refuses because the handle is not to be had. */
    claim: (site: NewSite) => claim(store, site),
    /** Gives up every address of a website but `keep`, as far as they are older than it; its domain names that one from now on. */
    releaseOthers: async (websiteId: string, keep: { handle: string; version: number }) => {
      await release(websiteId, { keep })
      await domains.nameWebsite(websiteId, keep.handle)
    },
    /** Gives up the one address that a website was put at as `version`. */
    withdraw: (websiteId: string, { handle, version }: { handle: string; version: number }) =>
      release(websiteId, { only: handle, keep: { version: version + 1 } }),
    /** Makes the addresses that a website stands at those of `ownerId`. */
    setOwner: (websiteId: string, ownerId: string) => store.rows.setOwner(websiteId, ownerId),
    /** Gives up every address of a website, as far as it is older than `before`: visitors find nothing there. */
    releaseAll: (websiteId: string, before?: number) =>
      release(websiteId, before === undefined ? {} : { keep: { version: before } }),
    /** The version of a change that is about to be made. */
    nextVersion: () => store.counters.next('site-version'),
    /** Ends what the operator's taking down keeps; false where it keeps nothing. */
    letBack: (websiteId: string, ownerId: string | undefined) => letBack(websiteId, ownerId),
    /** The address that each website of an account gave up last, as far as it is kept for them. */
    keptFor: async (userId: string): Promise<ReadonlyMap<string, string>> => {
      const kept = await store.rows.reservedForAccount(userId, clock())
      return new Map(kept.toReversed().map(({ _id, websiteId }) => [websiteId, _id]))
    },
    /** The website that stands at a handle, or that stood there last while the handle is kept. */
    websiteAt: async (handle: string) => (await store.rows.holder(handle))?.websiteId,
  }
}

export type SiteAddresses = ReturnType<typeof createSiteAddresses>
