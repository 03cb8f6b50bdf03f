import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { TakeOff } from '@shingle/storage/deletion/take-off.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from '../website/drafts.ts'
import type { KeepFiles } from './keep-files.ts'
import type { ListedFrom } from './listed-from.ts'
import type { MakePage } from './make-page.ts'
import { addressProblem, findOwnerWhileHeld, type PublishOrder } from './publish-order.ts'
import type { Claimed, NewSite, SiteAddresses } from './site-addresses.ts'

interface Services {
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly versions: Versions
  readonly addresses: SiteAddresses
  readonly takeOff: TakeOff
  readonly makePage: MakePage
  readonly keepFiles: KeepFiles
  readonly listedFrom: ListedFrom
  readonly sweepIfDeleted: SweepIfDeleted
}

/** A website as it now stands at its address. */
export interface Published {
  readonly handle: string
  readonly version: number
  readonly seq: number
  readonly fingerprint: string
  /** From when search engines may list it, where that is not at once. */
  readonly listedFrom?: Date
}

const readHandle = (typed: string): Result<string> => {
  const handle = normaliseHandle(typed)
  const problem = checkHandle(handle)
  return problem === null ? succeed(handle) : refuse(problem)
}

const keepVersion = (versions: Versions, order: PublishOrder, at: { content: DraftContent; seq: number }) =>
  versions.save({
    draftId: order.draft._id,
    name: 'Published',
    reason: 'published',
    authorId: order.caller.id,
    ...at,
  })

/** A first look, so that a taken address costs nobody a rendering; the claim decides. */
const lookFirst = async (addresses: SiteAddresses, order: PublishOrder): Promise<Result<string>> => {
  const handle = readHandle(order.handle)
  if (!handle.ok) return handle
  const { _id: draftId, userId, takenDownAt } = order.draft
  if (takenDownAt) return refuse(websiteTakenDown)
  const problem = addressProblem(order.draft, { caller: order.caller, handle: handle.value })
  if (problem !== undefined) return refuse(problem)
  return (await addresses.isFreeFor(handle.value, { userId, draftId })) ? handle : refuse(handleUnavailable)
}

type Stores = Pick<Services, 'addresses' | 'keepFiles' | 'listedFrom' | 'drafts' | 'log'>
type Claim = Claimed & Pick<NewSite, 'ownerId' | 'listedFrom'>

/** Puts the page at its address where the editor still may; what was made for one that does not get there is let go. */
const claimAddress = async (
  stores: Stores,
  order: PublishOrder,
  site: Omit<NewSite, 'ownerId' | 'listedFrom'>,
): Promise<Result<Claim>> => {
  const { addresses, keepFiles, drafts } = stores
  const claim = async (): Promise<Result<Claim>> => {
    const owner = await findOwnerWhileHeld(stores, order, site.handle)
    if (!owner.ok) return owner
    if (await drafts.isHandleOfAnother(site.handle, site.websiteId)) return refuse(handleUnavailable)
    // What nobody lists waits for nothing.
    const listedFrom = site.page.indexed ? await stores.listedFrom(owner.value) : null
    const given = { ownerId: owner.value, listedFrom }
    const claimed = await addresses.claim({ ...site, ...given })
    return claimed.ok ? succeed({ ...claimed.value, ...given }) : claimed
  }
  const claimed = await claim()
  if (!claimed.ok || claimed.value.superseded) await keepFiles.letGo(site.websiteId)
  return claimed
}

/** Why a page may not stay at the new address that it was put at: its editor was removed, stopped, or handed the website over before it got there. */
const findLate = async (
  stores: Stores,
  order: PublishOrder,
  { handle, ownerId }: Pick<Published, 'handle'> & Claim,
): Promise<Problem | undefined> => {
  const { _id: websiteId } = order.draft
  const owner = await findOwnerWhileHeld(stores, order, handle)
  // A handing over of this moment has not seen the address.
  if (owner.ok && owner.value !== ownerId) await stores.addresses.setOwner(websiteId, owner.value)
  if (owner.ok) return undefined
  // At the address that the website has already, what stood there before is gone: the draft as it was stays.
  return (await stores.drafts.find(websiteId))?.handle === handle ? undefined : owner.problem
}

/**
 * Ends the addresses of before; where the website was published, taken off or thrown away later, the one that was just
 * claimed too, and where its editor or another website's mark went before it, that one alone. The value says why.
 */
const leaveMark = async (
  stores: Stores,
  order: PublishOrder,
  at: Omit<Published, 'listedFrom'> & Claim,
): Promise<Problem | undefined> => {
  const { drafts, addresses } = stores
  const { _id: websiteId } = order.draft
  const { handle, version, seq, fingerprint, listedFrom } = at
  const published = { handle, version, seq, fingerprint, ...(listedFrom && { listedFrom }) }
  const late = await findLate(stores, order, at)
  const mark = late ?? (await drafts.recordPublished(websiteId, { ...published, planId: order.planId }))
  if (mark === 'left') await addresses.releaseOthers(websiteId, { handle, version })
  else if (mark === 'overtaken') await addresses.releaseAll(websiteId, version + 1)
  else await addresses.withdraw(websiteId, { handle, version })
  return mark === 'taken' ? handleUnavailable : late
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
    makePage,
    keepFiles,
    listedFrom,
    sweepIfDeleted,
  }: Services): PublishWebsite =>
  async (order) => {
    const { _id: websiteId } = order.draft
    const handle = await lookFirst(addresses, order)
    if (!handle.ok) return handle
    const made = await makePage(order, handle.value)
    if (!made.ok) return made
    const { content, control, shown, rendered } = made.value
    const { page } = rendered
    const site = { handle: handle.value, websiteId, seq: control.seq, content: shown, page }
    const stores = { addresses, keepFiles, listedFrom, drafts, log }
    const claimed = await claimAddress(stores, order, site)
    if (!claimed.ok) return claimed
    const { version, superseded, listedFrom: from } = claimed.value
    const fingerprint = fingerprintOf(content)
    const at = { handle: handle.value, version, seq: control.seq, fingerprint }
    const published = { ...at, ...(from && { listedFrom: from }) }
    if (superseded) return succeed(published)
    await keepFiles.confirm(websiteId, rendered)
    const problem = await leaveMark(stores, order, { ...claimed.value, ...at })
    if (problem === undefined) await keepVersion(versions, order, { content, seq: control.seq })
    // Last of all: what ended the website before this look has not seen all that was written above.
    const ended = (await endMeanwhile({ drafts, takeOff, sweepIfDeleted }, websiteId)) ?? problem
    return ended === undefined ? succeed(published) : refuse(ended)
  }
