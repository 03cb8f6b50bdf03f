import * as z from 'zod/mini'

/** GET /api/handles/:handle?draftId= : whether a website could be published there. */
export const handleAnswer = z.strictObject({
  availability: z.enum(['available', 'unavailable', 'invalid']),
  /** As it would be stored. */
  handle: z.string(),
  text: z.string(),
})
export type HandleAnswer = z.infer<typeof handleAnswer>
