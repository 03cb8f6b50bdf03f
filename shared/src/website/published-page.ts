import * as z from 'zod/mini'

/** The encodings every published page is stored in, best first. */
export const pageEncodings = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof pageEncodings)[number]

/** Where the bytes of one page are, and the policy they are served under. */
const bytesSchema = z.object({
  /** Hash of the page before encoding. */
  hash: z.string(),
  /** The file key of each encoding. */
  files: z.object({ br: z.string(), gzip: z.string(), identity: z.string() }),
  contentSecurityPolicy: z.string(),
})

/** A page beside the page, below its website's address; search engines are not to list it. */
const sidePageSchema = z.extend(bytesSchema, { path: z.string() })

/** What `render` needs to serve one published page: where its bytes are, and the policy they are served under. */
export const publishedPageSchema = z.extend(bytesSchema, {
  /** The one at a connected domain, where it is another: what an owner loads there is no other website's. */
  domainPolicy: z.optional(z.string()),
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
  /** The pages beside it, which stand and go with it. */
  sidePages: z.optional(z.readonly(z.array(sidePageSchema))),
})
export type PublishedPage = z.infer<typeof publishedPageSchema>

/** What a page and those beside it are known by among the pages that a website had: the keys of their bytes. */
export const pageKey = ({ files, sidePages = [] }: Pick<PublishedPage, 'files' | 'sidePages'>): string =>
  [files, ...sidePages.map((page) => page.files)].map(({ identity }) => identity).join(' ')
