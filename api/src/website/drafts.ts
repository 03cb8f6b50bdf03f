import { randomBytes } from 'node:crypto'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { draftIdPattern } from '@shingle/shared/draft/draft-id.ts'
import { lookSignature } from '@shingle/shared/generation/look-signature.ts'
import { neighbourhoodOf } from '@shingle/shared/generation/neighbourhood.ts'
import { appearanceOf } from '@shingle/shared/website/appearance.ts'
import type { CopyMark } from '@shingle/shared/website/copy-name.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { createRoleIn, type RoleIn } from '@shingle/storage/membership/role-in.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Db } from 'mongodb'
import type { Caller } from '../session/caller.ts'

/** What a new draft starts with. */
export interface NewDraft {
  readonly id: string
  readonly ownerId: string
  readonly content: DraftContent
  /** Of a duplicate. */
  readonly copy?: CopyMark | undefined
  /** The creation that it comes of. */
  readonly creation?: string | undefined
}

/** Beyond so many of a trade in one town, looks may come back. */
const mostNeighbours = 300

/** A fresh draft id. */
export const freshDraftId = (): string => randomBytes(12).toString('hex')

interface Rows {
  readonly drafts: ReturnType<typeof openDraftWebsites>
  readonly invites: ReturnType<typeof openWebsiteInvites>
  readonly roleIn: RoleIn
}

const access = ({ drafts, invites, roleIn }: Rows) => {
  return {
    /** A draft with the caller's role on it; nothing for strangers and for ids that are none. */
    findFor: async (id: string, caller: Pick<Caller, 'id'>) => {
      if (!draftIdPattern.test(id)) return undefined
      const [draft, role] = await Promise.all([drafts.find(id), roleIn(id, caller.id)])
      return draft === undefined || role === undefined ? undefined : { draft, role }
    },

    sharedWith: async (userId: string) => {
      const accepted = await invites.acceptedBy(userId)
      const roleById = new Map(accepted.map(({ websiteId, role }) => [websiteId, role]))
      const found = await drafts.findAll([...roleById.keys()])
      return found.flatMap((draft) => {
        const role = roleById.get(draft._id)
        // An owner who was an editor before has an invite still: owning goes before it.
        return role === undefined || draft.userId === userId ? [] : [{ draft, role }]
      })
    },
  }
}

const rowOf = ({ id, ownerId, content, copy, creation }: NewDraft, now: Date): DraftRow => ({
  _id: id,
  userId: ownerId,
  version: '1.0',
  websiteSettings: {
    id,
    businessName: content.business.name,
    ...(copy && { copy }),
    favIcon: null,
    appearance: appearanceOf(content),
    fingerprint: fingerprintOf(content),
  },
  madeFor: { neighbourhood: neighbourhoodOf(content), look: lookSignature(content) },
  handle: null,
  ...(creation && { creation }),
  createdAt: now,
  modifiedAt: now,
  lastDesignedAt: null,
  lastPublishedAt: null,
  lastModifiedBy: { userId: ownerId, timestamp: now },
  published: null,
})

/** The drafts, and who may see them. */
export const createDrafts = (db: Db, clock: () => Date) => {
  const drafts = openDraftWebsites(db, clock)
  const { countOwned, find, findAll, handOver, isHandleOfAnother, isTakenDown, takeBack } = drafts
  const { ofCreation, ownerOf, ownersOf } = drafts
  const { findTrashed, reserveTrash, restore, trash, trashedBy } = drafts
  const { recordControl, recordDesigned, recordPublished, recordUnpublished, recordTakedown } = drafts
  const { plan, dropPlan, failPlan } = drafts
  return {
    ...access({ drafts, invites: openWebsiteInvites(db, clock), roleIn: createRoleIn(db, clock) }),
    ...{ countOwned, find, findAll, handOver, isHandleOfAnother, isTakenDown, takeBack },
    ...{ ofCreation, ownerOf, ownersOf },
    ...{ findTrashed, reserveTrash, restore, trash, trashedBy },
    ...{ recordControl, recordDesigned, recordPublished, recordUnpublished, recordTakedown },
    ...{ plan, dropPlan, failPlan },
    owned: drafts.ownedBy,
    /** Adds a website among at most `maximum` of its owner's; false when there is no room, or when it is there already. */
    create: (draft: NewDraft, maximum: number) => drafts.insert(rowOf(draft, clock()), maximum),
    /** The looks that websites of the same trade and town were given, the latest few hundred at most. */
    looksNear: async (content: DraftContent): Promise<readonly string[]> => {
      const neighbourhood = neighbourhoodOf(content)
      return neighbourhood === '' ? [] : drafts.looksNear(neighbourhood, mostNeighbours)
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
