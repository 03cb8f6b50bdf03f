import { setTimeout as wait } from 'node:timers/promises'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { publishPatienceMs } from '@shingle/shared/website/limits.ts'
import { noWebsiteAtLink, someoneElseEdits } from '@shingle/shared/website/problems.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from '../website/drafts.ts'
import { type ReadContent, readContent } from '../website/read-content.ts'
import type { KeepFiles } from './keep-files.ts'
import { publishedContent } from './published-content.ts'
import type { RenderWebsite } from './render-website.ts'
import type { NewSite, SiteAddresses } from './site-addresses.ts'
import type { TakeOff } from './take-off.ts'

interface Services {
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly versions: Versions
  readonly addresses: SiteAddresses
  readonly takeOff: TakeOff
  readonly renderWebsite: RenderWebsite
  readonly keepFiles: KeepFiles
  readonly sweepIfDeleted: SweepIfDeleted
}

/** What an editor asks to publish: the draft as they see it, at `seq` or later, while they hold `epoch`. */
export interface PublishOrder {
  readonly draft: DraftRow
  readonly caller: Caller
  readonly handle: string
  readonly epoch: number
  readonly seq: number
}

/** A website as it now stands at its address. */
export interface Published {
  readonly handle: string
  readonly version: number
  readonly seq: number
  readonly fingerprint: string
}

const pauseMs = 40

const readHandle = (typed: string): Result<string> => {
  const handle = normaliseHandle(typed)
  const problem = checkHandle(handle)
  return problem === null ? succeed(handle) : refuse(problem)
}

const holds = ({ epoch, holder }: DraftControl, order: PublishOrder): boolean =>
  epoch === order.epoch && holder.id === order.caller.id

/** Waits until the log has the editor's last edit, as long as the editor keeps control. */
const awaitEdits = async (log: DraftLog, order: PublishOrder): Promise<Result<undefined>> => {
  const deadline = performance.now() + publishPatienceMs
  for (;;) {
    const control = await log.control(order.draft._id)
    if (control === undefined) return refuse(noWebsiteAtLink)
    if (!holds(control, order)) return refuse(someoneElseEdits)
    // Past the deadline the log itself refuses, and says why.
    if (control.seq >= order.seq || performance.now() > deadline) return succeed(undefined)
    await wait(pauseMs)
  }
}

const readEdits = async (log: DraftLog, order: PublishOrder): Promise<Result<ReadContent>> => {
  const awaited = await awaitEdits(log, order)
  if (!awaited.ok) return awaited
  const { draft, caller, seq } = order
  const read = await readContent(log, { draftId: draft._id, accountId: caller.id, atLeast: seq })
  if (read.ok && !holds(read.value.control, order)) return refuse(someoneElseEdits)
  return read
}

const keepVersion = (versions: Versions, order: PublishOrder, at: { content: DraftContent; seq: number }) =>
  versions.save({
    draftId: order.draft._id,
    name: 'Published',
    reason: 'published',
    authorId: order.caller.id,
    ...at,
  })

/** Puts the page at its address; what was made for one that does not get there is let go. */
const claimAddress = async (
  { addresses, keepFiles }: Pick<Services, 'addresses' | 'keepFiles'>,
  site: NewSite,
) => {
  const claimed = await addresses.claim(site)
  if (!claimed.ok || claimed.value.superseded) await keepFiles.letGo(site.websiteId)
  return claimed
}

/** Ends the addresses of before; where the website was published, taken off or thrown away later, the one that was just claimed too. */
const leaveMark = async (
  { drafts, addresses }: Pick<Services, 'drafts' | 'addresses'>,
  websiteId: string,
  published: Published,
): Promise<void> => {
  const { handle, version } = published
  if (await drafts.recordPublished(websiteId, published)) {
    await addresses.releaseOthers(websiteId, { handle, version })
  } else await addresses.releaseAll(websiteId, version + 1)
}

/** Takes off again what was published while its website was deleted or taken down, and answers which; `leaveMark` has done so for one in the trash. */
const endMeanwhile = async (
  { drafts, takeOff, sweepIfDeleted }: Pick<Services, 'drafts' | 'takeOff' | 'sweepIfDeleted'>,
  websiteId: string,
): Promise<Problem | undefined> => {
  if ((await sweepIfDeleted(websiteId)) || (await drafts.findTrashed(websiteId))) return noWebsiteAtLink
  if (!(await drafts.isTakenDown(websiteId))) return undefined
  await takeOff(websiteId, 'operator')
  return websiteTakenDown
}

/** Publishes a draft at a handle. */
export type PublishWebsite = (order: PublishOrder) => Promise<Result<Published>>

/**
 * The new address serves before the old one ends, so that at every moment one of them does. Each step is atomic and
 * can be repeated: whoever was interrupted publishes again.
 */
export const createPublishWebsite =
  ({
    log,
    drafts,
    versions,
    addresses,
    takeOff,
    renderWebsite,
    keepFiles,
    sweepIfDeleted,
  }: Services): PublishWebsite =>
  async (order) => {
    const handle = readHandle(order.handle)
    if (!handle.ok) return handle
    const { _id: websiteId, userId: ownerId } = order.draft
    if (order.draft.takenDownAt) return refuse(websiteTakenDown)
    // A first look, so that a taken address costs nobody a rendering; the claim decides.
    const asker = { userId: ownerId, draftId: websiteId }
    if (!(await addresses.isFreeFor(handle.value, asker))) return refuse(handleUnavailable)
    const read = await readEdits(log, order)
    if (!read.ok) return read
    const { content, control } = read.value
    const shown = publishedContent(content)
    const rendered = await renderWebsite({ websiteId, handle: handle.value, content: shown })
    await keepFiles.store(websiteId, rendered)
    const { page } = rendered
    const site = { handle: handle.value, websiteId, ownerId, seq: control.seq, content: shown, page }
    const claimed = await claimAddress({ addresses, keepFiles }, site)
    if (!claimed.ok) return claimed
    const { version, superseded } = claimed.value
    const fingerprint = fingerprintOf(content)
    const published = { handle: handle.value, version, seq: control.seq, fingerprint }
    if (superseded) return succeed(published)
    await keepFiles.confirm(websiteId, rendered)
    await leaveMark({ drafts, addresses }, websiteId, published)
    await keepVersion(versions, order, { content, seq: control.seq })
    // Last of all: what ended the website before this look has not seen all that was written above.
    const ended = await endMeanwhile({ drafts, takeOff, sweepIfDeleted }, websiteId)
    return ended === undefined ? succeed(published) : refuse(ended)
  }
