import { randomBytes } from 'node:crypto'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { lookSignature } from '@shingle/shared/generation/look-signature.ts'
import { neighbourhoodOf } from '@shingle/shared/generation/neighbourhood.ts'
import { appearanceOf } from '@shingle/shared/website/appearance.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { Collection, Db } from 'mongodb'
import type { Caller } from '../http/route.ts'
import type { DraftRow } from './draft-row.ts'

/** What the api reads of WebsiteInvites (specification 3). */
interface InviteRow {
  readonly _id: string
  readonly websiteId: string
  readonly invitedUserId: string | null
  readonly role: Exclude<Role, 'Owner'>
  readonly accepted: boolean
}

/** What a new draft starts with. */
export interface NewDraft {
  readonly id: string
  readonly ownerId: string
  readonly content: DraftContent
}

/** What a publish leaves in the draft's row. */
export interface PublishedMark {
  readonly handle: string
  readonly version: number
  readonly seq: number
  readonly fingerprint: string
}

/** Beyond so many of a trade in one town, looks may come back. */
const mostNeighbours = 300

const draftIdPattern = /^[0-9a-f]{24}$/

/** A fresh draft id. */
export const freshDraftId = (): string => randomBytes(12).toString('hex')

interface Rows {
  readonly drafts: Collection<DraftRow>
  readonly invites: Collection<InviteRow>
}

const reading = ({ drafts, invites }: Rows) => {
  const roleOf = async (draft: DraftRow, userId: string): Promise<Role | undefined> => {
    if (draft.userId === userId) return 'Owner'
    const invite = await invites.findOne({ websiteId: draft._id, invitedUserId: userId, accepted: true })
    return invite?.role
  }

  /** A draft with the caller's role on it; nothing for strangers and for ids that are none. */
  const findFor = async (id: string, caller: Pick<Caller, 'id'>) => {
    const draft = draftIdPattern.test(id) ? await drafts.findOne({ _id: id }) : null
    if (draft === null) return undefined
    const role = await roleOf(draft, caller.id)
    return role === undefined ? undefined : { draft, role }
  }

  const sharedWith = async (userId: string) => {
    const accepted = await invites.find({ invitedUserId: userId, accepted: true }).toArray()
    const roleById = new Map(accepted.map(({ websiteId, role }) => [websiteId, role]))
    const found = await drafts.find({ _id: { $in: [...roleById.keys()] } }).toArray()
    return found.flatMap((draft) => {
      const role = roleById.get(draft._id)
      return role === undefined ? [] : [{ draft, role }]
    })
  }

  return {
    findFor,
    sharedWith,
    owned: (userId: string) => drafts.find({ userId }).toArray(),
    /** The looks that websites of the same trade and town were given, the latest few hundred at most. */
    looksNear: async (content: DraftContent): Promise<readonly string[]> => {
      const neighbourhood = neighbourhoodOf(content)
      if (neighbourhood === '') return []
      const near = await drafts
        .find({ 'madeFor.neighbourhood': neighbourhood }, { projection: { madeFor: 1 } })
        .sort({ createdAt: -1 })
        .limit(mostNeighbours)
        .toArray()
      return near.flatMap(({ madeFor }) => madeFor?.look ?? [])
    },
    countOwned: (userId: string) => drafts.countDocuments({ userId }),
    exists: async (id: string) => (await drafts.findOne({ _id: id }, { projection: { _id: 1 } })) !== null,
  }
}

const making = ({ drafts }: Rows, clock: () => Date) => ({
  create: async ({ id, ownerId, content }: NewDraft): Promise<void> => {
    const now = clock()
    await drafts.insertOne({
      _id: id,
      userId: ownerId,
      version: '1.0',
      websiteSettings: {
        id,
        businessName: content.business.name,
        favIcon: null,
        appearance: appearanceOf(content),
        fingerprint: fingerprintOf(content),
      },
      madeFor: { neighbourhood: neighbourhoodOf(content), look: lookSignature(content) },
      handle: null,
      createdAt: now,
      modifiedAt: now,
      lastDesignedAt: null,
      lastPublishedAt: null,
      lastModifiedBy: { userId: ownerId, timestamp: now },
      published: null,
    })
  },

  remove: async (id: string): Promise<void> => {
    await drafts.deleteOne({ _id: id })
  },
})

const recording = ({ drafts }: Rows, clock: () => Date) => ({
  /** Specification 4: taking control records who did, and when. */
  recordControl: async (id: string, userId: string): Promise<void> => {
    const now = clock()
    const lastModifiedBy = { userId, timestamp: now }
    await drafts.updateOne({ _id: id }, { $set: { lastModifiedBy, modifiedAt: now } })
  },

  recordDesigned: async (id: string): Promise<void> => {
    await drafts.updateOne({ _id: id }, { $set: { lastDesignedAt: clock() } })
  },

  /** Records a publish; an older one that finishes later leaves no mark. */
  recordPublished: async (id: string, { handle, ...published }: PublishedMark): Promise<void> => {
    const now = clock()
    await drafts.updateOne(
      { _id: id, $or: [{ published: null }, { 'published.version': { $lt: published.version } }] },
      { $set: { handle, published, lastPublishedAt: now, modifiedAt: now } },
    )
  },

  recordUnpublished: async (id: string): Promise<void> => {
    await drafts.updateOne({ _id: id }, { $set: { handle: null, published: null, modifiedAt: clock() } })
  },
})

/** DraftWebsites, and who may see its rows. */
export const createDrafts = (db: Db, clock: () => Date) => {
  const rows = {
    drafts: db.collection<DraftRow>('DraftWebsites'),
    invites: db.collection<InviteRow>('WebsiteInvites'),
  }
  return { ...reading(rows), ...making(rows, clock), ...recording(rows, clock) }
}

export type Drafts = ReturnType<typeof createDrafts>
