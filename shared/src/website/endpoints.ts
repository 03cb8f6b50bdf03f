import * as z from 'zod/mini'
import { draftIdPattern } from '../draft/draft-id.ts'
import { handleMaximum } from '../handle/handle.ts'
import { roles } from './roles.ts'

/** The id of a draft, in addresses, tickets and document names. */
export const draftIdSchema = z.string().check(z.regex(draftIdPattern))

const sequence = z.int().check(z.minimum(0))

/** What is published of a website; null when nothing is. */
export const publishedSchema = z.strictObject({
  handle: z.string(),
  url: z.string(),
  publishedAt: z.string(),
  /** The draft's log position that was published. */
  seq: sequence,
  /** `fingerprintOf` the whole draft as it was published. */
  fingerprint: z.string(),
})

/** How a website looks, small: its theme's fields by name, the words of its introduction, and its trade. */
export const appearanceSchema = z.strictObject({
  theme: z.record(z.string(), z.string()),
  heading: z.string(),
  text: z.string(),
  industry: z.string(),
})
export type Appearance = z.infer<typeof appearanceSchema>

/** Specification 3: website list entry. */
export const websiteEntrySchema = z.strictObject({
  draftId: draftIdSchema,
  publishedHandle: z.nullable(z.string()),
  businessName: z.string(),
  createdAt: z.string(),
  modifiedAt: z.string(),
  lastDesignedAt: z.nullable(z.string()),
  favicon: z.nullable(z.string()),
  role: z.enum(roles),
  published: z.nullable(publishedSchema),
  /** For the list's picture; absent where it is not known without opening the draft. */
  appearance: z.optional(appearanceSchema),
  /** `fingerprintOf` the draft as it is now, compared with the published one. */
  fingerprint: z.optional(z.string()),
})
export type WebsiteEntry = z.infer<typeof websiteEntrySchema>

/** GET /api/websites. */
export const websitesAnswer = z.strictObject({
  owned: z.array(websiteEntrySchema),
  shared: z.array(websiteEntrySchema),
  limit: sequence,
})

/** POST /api/drafts/:id/ticket: what a replica needs to open the draft. */
export const ticketAnswer = z.strictObject({
  ticket: z.string(),
  epoch: sequence,
  holder: z.strictObject({ id: z.string(), name: z.string() }),
  role: z.enum(roles),
  schema: z.literal(1),
})

/** POST /api/drafts/:id/take: 200 with control, or 409 with the present holder. */
export const takeBody = z.strictObject({ seen: sequence })
export const takeAnswer = z.strictObject({
  epoch: sequence,
  holder: z.strictObject({ id: z.string(), name: z.string() }),
  seq: sequence,
})

/** POST /api/drafts/:id/publish. `seq` is the last position the editor knows to be durable. */
export const publishBody = z.strictObject({
  handle: z.string().check(z.maxLength(handleMaximum * 4)),
  epoch: sequence,
  seq: sequence,
})
export const publishAnswer = z.strictObject({
  handle: z.string(),
  url: z.string(),
  publishedAt: z.string(),
  /** Grows with every change of any published website. */
  version: sequence,
  seq: sequence,
  fingerprint: z.string(),
})
