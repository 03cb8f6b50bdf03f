import * as z from 'zod/mini'
import { draftIdPattern } from '../draft/draft-id.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { publishPlanSchema } from '../publish-plan/publish-plan.ts'
import { listedWebsitesMaximum } from './limits.ts'
import { roles } from './roles.ts'

/** The id of a draft, in addresses, tickets and document names. */
export const draftIdSchema = z.string().check(z.regex(draftIdPattern))

/** A position in a draft's log, or another count from 0. */
export const sequence = z.int().check(z.minimum(0))

/** What is published of a website; null when nothing is. */
export const publishedSchema = z.strictObject({
  handle: z.string(),
  url: z.string(),
  publishedAt: z.string(),
  /** The draft's log position that was published. */
  seq: sequence,
  /** `fingerprintOf` the whole draft as it was published. */
  fingerprint: z.string(),
  /** From when search engines may list it, where its owner's account was new. */
  listedFrom: z.optional(z.string()),
})

/** More than a draft may have: what it may is known by its sections, which lists do not load. */
const shownSectionsMaximum = 200

const valuesSchema = z.record(z.string(), z.unknown())

/**
 * The top of a website's page, to be drawn small: its settings, facts and theme, its first sections whole and the
 * outline of the others. It has the shape that drafts had when it was copied; whoever draws it fills what came later.
 */
export const appearanceSchema = z.strictObject({
  settings: valuesSchema,
  business: valuesSchema,
  theme: valuesSchema,
  sections: z
    .array(z.looseObject({ id: z.string(), type: z.string() }))
    .check(z.maxLength(shownSectionsMaximum)),
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
  /** When it is to be published. */
  publishPlan: z.optional(publishPlanSchema),
  /** What its owner is called, where that is somebody else. */
  ownerName: z.optional(z.string()),
  /** The address that was given up last and is still kept for its owner, where nothing is published. */
  keptAddress: z.optional(z.string()),
  /** How many messages and sign-ups its owner has not read, where there are any. */
  unread: z.optional(sequence),
  /** Its domain, as people write it, where that shows the website no more, or does not come to it. */
  failingDomain: z.optional(z.string()),
  /** The name of somebody else who is editing it now. */
  editing: z.optional(z.string()),
  /** Where published websites stand: the address is this, a slash and the handle. */
  sitesOrigin: z.string(),
  /** Where the code runs that its owner is writing; not in answers that a device kept of before. */
  embedPreviewUrl: z.optional(z.string()),
  /** For the list's picture; absent where it is not known without opening the draft. */
  appearance: z.optional(appearanceSchema),
  /** `fingerprintOf` the draft as it is now, compared with the published one. */
  fingerprint: z.optional(z.string()),
})
export type WebsiteEntry = z.infer<typeof websiteEntrySchema>

/** The websites of an account as it sees them, and how many it may own. */
export const websitesAnswerSchema = z.strictObject({
  owned: z.array(websiteEntrySchema).check(z.maxLength(listedWebsitesMaximum)),
  shared: z.array(websiteEntrySchema).check(z.maxLength(listedWebsitesMaximum)),
  limit: sequence,
})
export type WebsitesAnswer = z.infer<typeof websitesAnswerSchema>

/** The websites of an account, its own and those shared with it. */
export const listWebsitesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites',
  action: 'website.list',
  answer: websitesAnswerSchema,
})

/** One website as the list shows it. */
export const readWebsiteEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id',
  action: 'website.read',
  answer: websiteEntrySchema,
})

/** Puts a website into the trash: off the web at once, and gone for good after a while. */
export const deleteWebsiteEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:id',
  action: 'website.delete',
})

/** Whose a website is. */
export const readOwnerEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/owner',
  action: 'website.read-owner',
  answer: z.strictObject({ email: z.string() }),
})

const editorSchema = z.strictObject({ id: z.string(), name: z.string() })

/** What a replica needs to open the draft. */
export const draftTicketEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/ticket',
  action: 'draft.open',
  answer: z.strictObject({
    ticket: z.string(),
    epoch: sequence,
    holder: editorSchema,
    rebuilt: z.optional(sequence),
    role: z.enum(roles),
    schema: z.literal(1),
  }),
})

/** Takes edit control from whoever held it at epoch `seen`: 200 with control, or 409 with the present holder. */
export const takeControlEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/take',
  action: 'draft.take-control',
  body: z.strictObject({ seen: sequence }),
  answer: z.strictObject({
    epoch: sequence,
    holder: editorSchema,
    seq: sequence,
    rebuilt: z.optional(sequence),
  }),
  statuses: [200, 409],
})
