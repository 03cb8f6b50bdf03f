import * as z from 'zod/mini'

/** The bus channel that tells those who serve websites which address to look up again. */
export const siteChangedChannel = 'site-changed'

/** An address whose page was replaced, removed or added, and the site version of that change. */
export const siteChangedSchema = z.object({ handle: z.string(), version: z.int() })
