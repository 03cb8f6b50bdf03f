import * as z from 'zod/mini'

/** When the address of an account changed, and until when the former one can take the account back: ISO 8601. */
export const wayBackSchema = z.strictObject({ changedAt: z.string(), until: z.string() })
export type WayBack = z.infer<typeof wayBackSchema>

/** Why what cannot be undone waits for that, with both moments in the words of whoever says it. */
export const wayBackWords = (changed: string, until: string): string =>
  `Your email was changed on ${changed}. To keep your account safe, this is possible from ${until}.`
