import { listedWebsitesMaximum } from '@shingle/shared/website/limits.ts'
import type { Db, Filter } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftBelonging } from './draft-belonging.ts'
import { draftEditing } from './draft-editing.ts'
import { draftPlan } from './draft-plan.ts'
import { draftPublishing } from './draft-publishing.ts'
import { type DraftRow, draftRowSchema } from './draft-row.ts'
import { draftTrash } from './draft-trash.ts'
import { whereText } from './text-index.ts'

/** What lists show of a draft, copied from its content. Nothing is ever decided by it. */
export interface DraftMirror {
  readonly businessName: string
  readonly favIcon: string | null
  readonly appearance: DraftRow['websiteSettings']['appearance']
  readonly fingerprint: string
  readonly lastEdit: { readonly userId: string; readonly at: Date }
}

const copiedSchema = z.object({
  ...z.omit(draftRowSchema, {
    ...{ slot: true, version: true, creation: true, lastModifiedBy: true, handedOver: true },
  }).shape,
  websiteSettings: z.object({ businessName: z.string(), favIcon: z.nullable(z.string()) }),
  madeFor: z.optional(z.object({ look: z.string() })),
  published: z.nullable(z.object({ version: z.int() })),
  publishPlan: z.optional(z.object({ at: z.date(), handle: z.string() })),
})

const websiteCopy = {
  ...{ file: 'website.json', about: 'its name, its address and its dates', isOne: true },
  row: z.omit(copiedSchema, { userId: true, unpublishedVersion: true }),
}

/** DraftWebsites: every website as its owner has it. */
export const draftWebsites = defineCollection({
  name: 'DraftWebsites',
  row: draftRowSchema,
  owners: [
    { of: 'website', by: '_id', copy: websiteCopy },
    { of: 'account', by: 'userId', copy: { told: 'websites' } },
  ],
  indexes: [
    { key: { userId: 1 } },
    // Of those who make websites at once nobody gets the same place.
    { key: { userId: 1, slot: 1 }, unique: true, partialFilterExpression: { slot: { $type: 'number' } } },
    // The same of those who throw websites away at once.
    {
      key: { userId: 1, trashSlot: 1 },
      unique: true,
      partialFilterExpression: { trashSlot: { $type: 'number' } },
    },
    { key: { 'websiteSettings.id': 1 } },
    { key: { 'lastModifiedBy.userId': 1 } },
    { key: { 'madeFor.neighbourhood': 1, createdAt: -1 } },
    { key: { creation: 1 }, unique: true, partialFilterExpression: whereText('creation') },
    { key: { handle: 1 }, unique: true, partialFilterExpression: whereText('handle') },
  ],
})

type Open = ReturnType<typeof draftWebsites.open>

/** A website that is not in the trash. */
const standing = { trashedAt: null } as const
const inTrash = { trashedAt: { $type: 'date' } } as const
const ownerSchema = z.pick(draftRowSchema, { _id: true, userId: true })

const questions = (rows: Open) => {
  const count = (filter: Filter<DraftRow>) => rows.raw.countDocuments(filter)
  const isAny = async (filter: Filter<DraftRow>): Promise<boolean> =>
    (await rows.raw.countDocuments(filter, { limit: 1 })) === 1
  return {
    find: (id: string) => rows.one({ _id: id, ...standing }),
    findAll: (ids: readonly string[]) => rows.all({ _id: { $in: [...ids] }, ...standing }),
    /** The websites of an account, the newest first and no more than lists show. */
    ownedBy: (userId: string) =>
      rows.all({ userId, ...standing }, { sort: { createdAt: -1, _id: 1 }, limit: listedWebsitesMaximum }),
    countOwned: (userId: string) => count({ userId, ...standing }),
    /** Whose the websites are. */
    ownersOf: (ids: readonly string[]) => rows.only(ownerSchema).all({ _id: { $in: [...ids] }, ...standing }),
    /** The same, be they in the trash. */
    everyOwnerOf: (ids: readonly string[]) => rows.only(ownerSchema).all({ _id: { $in: [...ids] } }),
    /** Whether another website is published at a handle, as its draft says. */
    isHandleOfAnother: (handle: string, id: string) => isAny({ handle, _id: { $ne: id } }),
    isTakenDown: (id: string) => isAny({ _id: id, takenDownAt: { $type: 'date' } }),

    /** Whether there is such a website at all, be it in the trash. */
    exists: (id: string) => isAny({ _id: id }),
    /** Every website of an account, be it in the trash. */
    everyOf: async (userId: string): Promise<readonly string[]> =>
      (await rows.only(ownerSchema).all({ userId })).map(({ _id }) => _id),
    /** Whose a website is, be it in the trash. */
    ownerOf: async (id: string): Promise<string | undefined> =>
      (await rows.only(ownerSchema).one({ _id: id }))?.userId,
    /** The website that came of a creation, be it in the trash and whosever it is now. */
    ofCreation: async (creation: string): Promise<string | undefined> =>
      // One from before creations were kept has the id of its own.
      (await rows.only(ownerSchema).one({ $or: [{ creation }, { _id: creation }] }))?._id,
    /** A website in the trash. */
    findTrashed: (id: string) => rows.one({ _id: id, ...inTrash }),
    /** What an account has in the trash, thrown away last first. */
    trashedBy: (userId: string) =>
      rows.all({ userId, ...inTrash }, { sort: { trashedAt: -1, _id: 1 }, limit: listedWebsitesMaximum }),

    /** What the newest `limit` websites of a neighbourhood were given. */
    looksNear: async (neighbourhood: string, limit: number): Promise<readonly string[]> => {
      const near = await rows
        .only(z.pick(draftRowSchema, { madeFor: true }))
        .all({ 'madeFor.neighbourhood': neighbourhood }, { sort: { createdAt: -1 }, limit })
      return near.flatMap(({ madeFor }) => madeFor?.look ?? [])
    },
  }
}

const changes = ({ raw }: Open, clock: () => Date) => ({
  remove: async (id: string): Promise<void> => void (await raw.deleteOne({ _id: id })),

  /** Specification 4: taking control records who did, and when. */
  recordControl: async (id: string, userId: string): Promise<void> => {
    const now = clock()
    await raw.updateOne(
      { _id: id },
      { $set: { lastModifiedBy: { userId, timestamp: now }, modifiedAt: now } },
    )
  },

  /** Copies what lists show of the draft. */
  recordMirror: async (id: string, { lastEdit: { userId, at }, ...shown }: DraftMirror): Promise<void> => {
    const change = {
      'websiteSettings.businessName': shown.businessName,
      'websiteSettings.favIcon': shown.favIcon,
      'websiteSettings.appearance': shown.appearance,
      'websiteSettings.fingerprint': shown.fingerprint,
      modifiedAt: at,
      lastDesignedAt: at,
      lastModifiedBy: { userId, timestamp: at },
    }
    await raw.updateOne({ _id: id }, { $set: change })
  },
})

/** The drafts of one deployment. */
export const openDraftWebsites = (db: Db, clock: () => Date) => {
  const rows = draftWebsites.open(db)
  return {
    ...questions(rows),
    ...draftBelonging(rows, clock),
    ...draftEditing(rows, clock),
    ...draftTrash(rows, clock),
    ...changes(rows, clock),
    ...draftPublishing(rows.raw, clock),
    ...draftPlan(rows.raw, clock),
  }
}
