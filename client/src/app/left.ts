import * as z from 'zod/mini'

/** What is on a page that its address does not say: dialogs by what they ask, and what is typed by where. */
export const leftSchema = z.readonly(
  z.object({
    open: z.readonly(z.array(z.string())),
    typed: z.readonly(z.record(z.string(), z.string())),
    /** The account that it was left by; null for somebody who was not signed in. */
    by: z.nullable(z.string()),
  }),
)
export type Left = z.infer<typeof leftSchema>
