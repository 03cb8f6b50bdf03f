import {
  notAnAcceptedEditor,
  transferOwnerFull,
  transferTargetFull,
} from '@shingle/shared/invite/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { notAllowed } from '@shingle/shared/website/problems.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceRoles } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { EditorPlaces } from '@shingle/storage/membership/editor-places.ts'
import type { OrderSettle, SettleOwnership } from '@shingle/storage/membership/settle-ownership.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Logger } from 'pino'
import type { Caller } from '../session/caller.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly bus: Bus
  readonly drafts: Pick<Drafts, 'countOwned' | 'handOver' | 'takeBack'>
  readonly invites: Pick<WebsiteInvites, 'acceptedFor'>
  readonly places: Pick<EditorPlaces, 'keepAsEditor'>
  readonly users: Pick<Users, 'find'>
  readonly orderSettle: OrderSettle
  readonly settleOwnership: SettleOwnership
  readonly log: Pick<Logger, 'warn'>
  /** How many websites one may own. */
  readonly limit: number
}

/** Makes an editor the owner of a website; the value is the new owner. */
export type TransferOwnership = (
  draft: Pick<DraftRow, '_id'>,
  to: { readonly owner: Caller; readonly newOwnerId: string },
) => Promise<Result<string>>

/** It is handed over by now: what cannot be done in this moment is the job's, and nobody is told that nothing has happened. */
const conclude = async ({ settleOwnership, bus, log }: Services, websiteId: string): Promise<void> => {
  try {
    await settleOwnership(websiteId)
  } catch (error) {
    log.warn({ err: error, websiteId }, 'a handing over could not be settled; it will be tried again')
  }
  await announceRoles(bus, websiteId)
}

/**
 * Specification 4: the former owner becomes an editor. One write of one row decides, and whatever happens before or after
 * it, everybody is something to the website: the owner is made an editor before, which shows nowhere while they own it,
 * and the new owner's invite stays, which shows nowhere either.
 */
export const createTransferOwnership =
  (services: Services): TransferOwnership =>
  async ({ _id: websiteId }, { owner, newOwnerId: toId }) => {
    const { drafts, invites, places, users, orderSettle, limit: maximum } = services
    const isGone = async (): Promise<boolean> => (await users.find(toId)) === undefined
    const role = (await invites.acceptedFor(websiteId, toId))?.role
    if (toId === owner.id || role === undefined || !mayEdit(role) || (await isGone()))
      return refuse(notAnAcceptedEditor)
    if ((await drafts.countOwned(toId)) >= maximum) return refuse(transferTargetFull)
    await orderSettle(websiteId)
    if (!(await places.keepAsEditor(websiteId, { userId: owner.id, email: owner.email })))
      return refuse(transferOwnerFull)
    const outcome = await drafts.handOver(websiteId, { fromId: owner.id, toId, maximum })
    if (outcome === 'full') return refuse(transferTargetFull)
    if (outcome === 'lost') return refuse(notAllowed)
    // Whoever has deleted their account in this moment gets nothing: what is theirs would go with it.
    if (await isGone()) {
      await drafts.takeBack(websiteId, { fromId: toId, toId: owner.id, maximum: maximum + 1 })
      return refuse(notAnAcceptedEditor)
    }
    await conclude(services, websiteId)
    return succeed(toId)
  }
