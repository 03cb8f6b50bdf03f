import { listedWebsitesMaximum } from '@shingle/shared/website/limits.ts'
import { roles } from '@shingle/shared/website/roles.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Trimmed and lowercased. */
  invitedUserEmail: z.string(),
  /** Whoever accepted it. */
  invitedUserId: z.nullable(z.string()),
  role: z.enum(roles).check(z.refine((role) => role !== 'Owner')),
  accepted: z.boolean(),
  createdAt: z.date(),
})

/** WebsiteInvites (specification 3): who was asked to edit a website, and who does. */
export const websiteInvites = defineCollection({
  name: 'WebsiteInvites',
  row: rowSchema,
  owners: [
    { of: 'website', by: 'websiteId' },
    { of: 'account', by: 'invitedUserId' },
    { of: 'address', by: 'invitedUserEmail' },
  ],
  indexes: [
    { key: { websiteId: 1, invitedUserEmail: 1 }, unique: true },
    { key: { invitedUserEmail: 1, accepted: 1 } },
    { key: { invitedUserId: 1, accepted: 1 } },
  ],
})

const membershipSchema = z.pick(rowSchema, { websiteId: true, role: true })
const editorSchema = z.pick(rowSchema, { websiteId: true, invitedUserId: true, role: true })

/** The invites of one deployment. */
export const openWebsiteInvites = (db: Db) => {
  const all = websiteInvites.open(db)
  const rows = all.only(membershipSchema)
  return {
    /** The invite by which an account is an editor of a website. */
    acceptedFor: (websiteId: string, userId: string) =>
      rows.one({ websiteId, invitedUserId: userId, accepted: true }),
    /** The invites by which some of the accounts are editors of some of the websites. */
    acceptedAmong: (websiteIds: readonly string[], userIds: readonly string[]) =>
      all
        .only(editorSchema)
        .all({ websiteId: { $in: [...websiteIds] }, invitedUserId: { $in: [...userIds] }, accepted: true }),
    /** The invites that an account has accepted, no more than lists show. */
    acceptedBy: (userId: string) =>
      rows.all({ invitedUserId: userId, accepted: true }, { limit: listedWebsitesMaximum }),
  }
}
