import { appearanceSchema } from '@shingle/shared/website/endpoints.ts'
import * as z from 'zod/mini'

const publishedSchema = z.object({
  ...{ version: z.int(), seq: z.int(), fingerprint: z.string() },
  /** From when search engines may list it, where its owner's account was new. */
  listedFrom: z.optional(z.date()),
})

/** What a row of DraftWebsites holds. */
export const draftRowSchema = z.object({
  /** 24 hexadecimal digits; also the document's name and the log's id. */
  _id: z.string(),
  /** The owner. */
  userId: z.string(),
  /** Its place among its owner's, from 0; one in the trash has none, nor one from before places were numbered. */
  slot: z.optional(z.int()),
  version: z.literal('1.0'),
  websiteSettings: z.object({
    id: z.string(),
    businessName: z.string(),
    /** How lists tell a duplicate from its original. */
    copy: z.optional(z.object({ of: z.string(), count: z.int() })),
    favIcon: z.nullable(z.string()),
    /** Copied from the content at every edit, for lists only; unknown in a row of an older shape until the next edit. */
    appearance: z.catch(z.optional(appearanceSchema), undefined),
    fingerprint: z.string(),
  }),
  /** The trade and town it was made for and the look it was given, so that neighbours get others. */
  madeFor: z.optional(z.object({ neighbourhood: z.string(), look: z.string() })),
  /** The published handle. */
  handle: z.nullable(z.string()),
  /** The creation that it came of, which makes one website however often it is asked for; unknown of older ones and of copies. */
  creation: z.optional(z.string()),
  createdAt: z.date(),
  modifiedAt: z.date(),
  lastDesignedAt: z.nullable(z.date()),
  lastPublishedAt: z.nullable(z.date()),
  lastModifiedBy: z.object({ userId: z.string(), timestamp: z.date() }),
  /** Who has edit control and the draft open, as a server of drafts said last, and until when that is believed. */
  editing: z.optional(z.object({ userId: z.string(), until: z.date() })),
  /** What was published last: site version, log position and fingerprint of the content. */
  published: z.nullable(publishedSchema),
  /** The site version at which it was taken off last: a publish of before leaves no mark. */
  unpublishedVersion: z.optional(z.int()),
  /** When it is to be published and where, by whom and when it was planned, and why that failed. */
  publishPlan: z.optional(
    z.object({
      id: z.string(),
      at: z.date(),
      handle: z.string(),
      userId: z.string(),
      /** Unknown of a plan from before it was kept. */
      plannedAt: z.optional(z.date()),
      failed: z.optional(z.string()),
    }),
  ),
  /** Who handed it over to the present owner, until both have been told and what hangs on the owner has followed. */
  handedOver: z.optional(z.object({ fromId: z.string(), at: z.date() })),
  /** Since when the operator keeps it off the web. */
  takenDownAt: z.optional(z.nullable(z.date())),
  /** When it was begun to be thrown away: meanwhile nobody hands it over. */
  trashBegunAt: z.optional(z.date()),
  /** Since when it is in its owner's trash; until it goes for good nobody finds it but who looks there. */
  trashedAt: z.optional(z.nullable(z.date())),
})

/** A row of DraftWebsites (specification 3). Its content lives in the draft's log. */
export type DraftRow = z.output<typeof draftRowSchema>

/** When a draft is to be published, where, and by whom that was planned. */
export type DraftPlan = NonNullable<DraftRow['publishPlan']>

/** What a publish leaves in the draft's row. */
export interface PublishedMark extends z.output<typeof publishedSchema> {
  readonly handle: string
  /** The plan that ends with it. */
  readonly planId?: string | undefined
}
