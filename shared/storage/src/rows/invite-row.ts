import { roles } from '@shingle/shared/website/roles.ts'
import * as z from 'zod/mini'

/** What a row of WebsiteInvites holds. */
export const inviteRowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Trimmed and lowercased. */
  invitedUserEmail: z.string(),
  /** The account that asked last, as long as it is there; none of who was the owner, and of older rows. */
  invitedBy: z.optional(z.string()),
  /** Whoever accepted it. */
  invitedUserId: z.nullable(z.string()),
  role: z.enum(roles).check(z.refine((role) => role !== 'Owner')),
  accepted: z.boolean(),
  /** Its place among the websites that are shared with the account; none while it is open, of a former owner's, and in a trash. */
  slot: z.optional(z.int()),
  /** Its place among all that the account has accepted; none while it is open, and of rows from before there were such. */
  acceptedSlot: z.optional(z.int()),
  /** Its place among the invites to its website; none of a former owner's, and of rows from before there were places. */
  place: z.optional(z.int()),
  createdAt: z.date(),
})

/** A row of WebsiteInvites. */
export type InviteRow = z.output<typeof inviteRowSchema>
