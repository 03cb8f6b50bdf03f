import { randomBytes } from 'node:crypto'
import { listedWebsitesMaximum } from '@shingle/shared/website/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { type InviteRow, inviteRowSchema } from './invite-row.ts'
import { type Accepting, inviters, type NewInvite } from './inviters.ts'
import { isDuplicateOf } from './is-duplicate.ts'

/**
 * WebsiteInvites (specification 3): who was asked to edit a website, and who does. An owner who was an editor before, or
 * who is about to become one, has an accepted invite as well: owning a website goes before it.
 */
export const websiteInvites = defineCollection({
  name: 'WebsiteInvites',
  row: inviteRowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'editors.json', about: 'whom you invited to edit it, and who has accepted' },
        row: z.pick(inviteRowSchema, { invitedUserEmail: true, role: true, accepted: true, createdAt: true }),
      },
    },
    {
      ...{ of: 'account', by: 'invitedUserId' },
      copy: {
        ...{ file: 'edited-websites.json', about: 'the websites of others that you may edit' },
        row: z.pick(inviteRowSchema, { websiteId: true, role: true, createdAt: true }),
        where: { accepted: true },
      },
    },
    {
      ...{ of: 'address', by: 'invitedUserEmail' },
      copy: {
        ...{ file: 'invitations.json', about: 'the invitations that you have not accepted' },
        row: z.pick(inviteRowSchema, { websiteId: true, role: true, createdAt: true }),
        where: { accepted: false },
      },
    },
  ],
  indexes: [
    { key: { websiteId: 1, invitedUserEmail: 1 }, unique: true },
    { key: { invitedUserEmail: 1, accepted: 1 } },
    { key: { invitedUserId: 1, accepted: 1 } },
    { key: { invitedBy: 1 } },
    // Of the invites that an account accepts at once no two get the same place.
    {
      key: { invitedUserId: 1, slot: 1 },
      unique: true,
      partialFilterExpression: { slot: { $type: 'number' } },
    },
    {
      key: { invitedUserId: 1, acceptedSlot: 1 },
      unique: true,
      partialFilterExpression: { acceptedSlot: { $type: 'number' } },
    },
    // Nor do two of those that a website sends at once.
    {
      key: { websiteId: 1, place: 1 },
      unique: true,
      partialFilterExpression: { place: { $type: 'number' } },
    },
  ],
})

const membershipSchema = z.pick(inviteRowSchema, { websiteId: true, role: true })
const editorSchema = z.pick(inviteRowSchema, { websiteId: true, invitedUserId: true, role: true })
const placeSchema = z.pick(inviteRowSchema, { _id: true, websiteId: true, slot: true, acceptedSlot: true })
const sentSchema = z.pick(inviteRowSchema, { place: true })

/** An id that nobody guesses: 128 bits. */
const freshInviteId = (): string => randomBytes(16).toString('hex')

type Open = ReturnType<typeof websiteInvites.open>

const ofAddress = (websiteId: string, email: string) => ({ websiteId, invitedUserEmail: email })

const questions = (all: Open) => ({
  find: (id: string) => all.one({ _id: id }),
  /** The invite of an address to a website. */
  findFor: (websiteId: string, email: string) => all.one(ofAddress(websiteId, email)),
  /** The invites to a website, the oldest first. */
  ofWebsite: (websiteId: string, limit: number) =>
    all.all({ websiteId }, { sort: { createdAt: 1, _id: 1 }, limit }),
  /** The invites to some websites that were made since a moment. */
  madeSince: (since: Date, websiteIds: readonly string[]) =>
    all.all({ websiteId: { $in: [...websiteIds] }, createdAt: { $gt: since } }),
  /** The newest invites of an address that can be accepted since a moment. */
  waitingFor: (email: string, since: Date, limit: number) =>
    all.all(
      { invitedUserEmail: email, accepted: false, createdAt: { $gte: since } },
      { sort: { createdAt: -1, _id: 1 }, limit },
    ),
  /** The places of the invites to a website. */
  placesAt: async (websiteId: string) =>
    (await all.only(sentSchema).all({ websiteId })).map(({ place }) => place),
  /** How many edit a website beside its owner, whose own accepted invite counts for nothing. */
  countEditors: (websiteId: string, ownerId: string) =>
    all.raw.countDocuments({ websiteId, accepted: true, invitedUserId: { $ne: ownerId } }),
  /** The invite by which an account is an editor of a website. */
  acceptedFor: (websiteId: string, userId: string) =>
    all.only(membershipSchema).one({ websiteId, invitedUserId: userId, accepted: true }),
  /** The invites by which some of the accounts are editors of some of the websites. */
  acceptedAmong: (websiteIds: readonly string[], userIds: readonly string[]) =>
    all
      .only(editorSchema)
      .all({ websiteId: { $in: [...websiteIds] }, invitedUserId: { $in: [...userIds] }, accepted: true }),
  /** The invites that an account has accepted, no more than lists show. */
  acceptedBy: (userId: string) =>
    all
      .only(membershipSchema)
      .all({ invitedUserId: userId, accepted: true }, { limit: listedWebsitesMaximum }),
  /** The same with their places. */
  placesOf: (userId: string) => all.only(placeSchema).all({ invitedUserId: userId, accepted: true }),
})

const changes = ({ raw, parse }: Open, clock: () => Date) => ({
  ...inviters(raw),

  /** Adds the invite of an address, at a place of its website; nothing where it has one. Rejects where the place is taken. */
  create: async (websiteId: string, { email, by, place }: NewInvite): Promise<InviteRow | undefined> => {
    const row: InviteRow = {
      _id: freshInviteId(),
      ...{ websiteId, invitedUserEmail: email, invitedBy: by, invitedUserId: null, role: 'Collaborator' },
      ...{ accepted: false, createdAt: clock(), ...(place !== undefined && { place }) },
    }
    try {
      await raw.insertOne(row)
      return row
    } catch (thrown) {
      if (isDuplicateOf(thrown, 'invitedUserEmail')) return undefined
      throw thrown
    }
  },

  /** Deletes an invite that was created before `before` and never accepted; whether this call did. */
  removeExpired: async (id: string, before: Date): Promise<boolean> =>
    (await raw.deleteOne({ _id: id, accepted: false, createdAt: { $lt: before } })).deletedCount === 1,

  /** Deletes an invite and answers what it was. */
  remove: async (id: string): Promise<InviteRow | undefined> =>
    parse(await raw.findOneAndDelete({ _id: id })),

  /** Accepts an invite that is open, at its places; false where it is not. Rejects where one of them is taken. */
  accept: async (id: string, { email, userId, since, ...slots }: Accepting): Promise<boolean> => {
    const { matchedCount } = await raw.updateOne(
      { _id: id, invitedUserEmail: email, accepted: false, createdAt: { $gte: since } },
      { $set: { accepted: true, invitedUserId: userId, ...slots } },
    )
    return matchedCount === 1
  },

  /** Makes an account an editor, at a place, whether or not its address was invited. Rejects where the place is taken. */
  admit: async (
    websiteId: string,
    { email, userId, acceptedSlot }: { email: string; userId: string; acceptedSlot: number },
  ): Promise<void> => {
    const fresh = { _id: freshInviteId(), createdAt: clock() }
    await raw.updateOne(
      ofAddress(websiteId, email),
      {
        $set: { accepted: true, invitedUserId: userId, role: 'Collaborator', acceptedSlot },
        $setOnInsert: fresh,
      },
      { upsert: true },
    )
  },

  /** Deletes the invites to some websites that nobody has accepted: those of an address, or all. */
  removeOpen: async (websiteIds: readonly string[], email?: string): Promise<void> => {
    const whose = email === undefined ? {} : { invitedUserEmail: email }
    await raw.deleteMany({ websiteId: { $in: [...websiteIds] }, ...whose, accepted: false })
  },

  /** Has an accepted invite say the address that its account has by now. */
  setAddress: async (id: string, email: string): Promise<void> => {
    await raw.updateOne({ _id: id, accepted: true }, { $set: { invitedUserEmail: email } })
  },

  /** Gives a place of an accepted invite back. */
  leavePlace: async (id: string, field: 'slot' | 'acceptedSlot'): Promise<void> => {
    await raw.updateOne({ _id: id }, { $unset: { [field]: '' } })
  },
})

/** The invites of one deployment. */
export const openWebsiteInvites = (db: Db, clock: () => Date) => {
  const all = websiteInvites.open(db)
  return { ...questions(all), ...changes(all, clock) }
}

/** The invites, as `openWebsiteInvites` opens them. */
export type WebsiteInvites = ReturnType<typeof openWebsiteInvites>
