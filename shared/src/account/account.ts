import * as z from 'zod/mini'

/** Whom a session belongs to, as the client sees it. */
export const accountSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
})
export type Account = z.infer<typeof accountSchema>
