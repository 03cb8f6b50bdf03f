import { publishedPageSchema } from '@shingle/shared/website/published-page.ts'
import * as z from 'zod/mini'
import { storedContentSchema } from './stored-content.ts'

/** What a row of Websites holds. */
export const siteRowSchema = z.object({
  /** The handle. */
  _id: z.string(),
  state: z.enum(['published', 'released']),
  websiteId: z.string(),
  /**
   * Whom a released handle is kept for. Where a website stands, a copy of who owns it: its draft says so, and nothing is
   * kept or deleted by the copy.
   */
  userId: z.string(),
  /** Grows with every change of any row, so that `render` can ask for what changed. */
  version: z.int(),
  seq: z.int(),
  settings: z.nullable(z.custom<z.output<typeof storedContentSchema>['settings']>()),
  content: z.nullable(storedContentSchema),
  page: z.nullable(publishedPageSchema),
  /** From when search engines may list it, where its owner's account was new as it was published. */
  listedFrom: z.optional(z.nullable(z.date())),
  /** Which sitemap lists the address; null where none does. */
  sitemapBucket: z.nullable(z.int()),
  createdAt: z.date(),
  modifiedAt: z.date(),
  /** Until when a released handle is kept for its former owner. */
  reservedUntil: z.nullable(z.date()),
  /** Whether the operator took off what stood there: nobody has the handle until they let the website back. */
  takenDown: z.optional(z.boolean()),
})

/** A row of Websites: what stands at one handle, or who may have the handle back. */
export type SiteRow = z.output<typeof siteRowSchema>
