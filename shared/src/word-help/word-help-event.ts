import * as z from 'zod/mini'

/** What is told of a text while the model writes it: the whole of it so far each time, and in the end what may stand in the draft. */
export const wordHelpEventSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('writing'), text: z.string() }),
  z.strictObject({ is: z.literal('written'), text: z.string(), cutFrom: z.optional(z.int()) }),
  z.strictObject({ is: z.literal('refused'), code: z.string(), status: z.int(), text: z.string() }),
])

/** What is told of a text while the model writes it. */
export type WordHelpEvent = z.infer<typeof wordHelpEventSchema>
