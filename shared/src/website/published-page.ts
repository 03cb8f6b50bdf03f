import * as z from 'zod/mini'

/** The encodings every published page is stored in, best first. */
export const pageEncodings = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof pageEncodings)[number]

/** What `render` needs to serve one published page: where its bytes are, and the policy they are served under. */
export const publishedPageSchema = z.object({
  /** Hash of the page before encoding. */
  hash: z.string(),
  /** The file key of each encoding. */
  files: z.object({ br: z.string(), gzip: z.string(), identity: z.string() }),
  contentSecurityPolicy: z.string(),
  /** The one at a connected domain, where it is another: what an owner loads there is no other website's. */
  domainPolicy: z.optional(z.string()),
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
})
export type PublishedPage = z.infer<typeof publishedPageSchema>
