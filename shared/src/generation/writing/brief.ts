import * as z from 'zod/mini'
import { familyIds } from '../../theme/family-ids.ts'
import { tones } from '../../tone/tone.ts'

/** What the language model is told of a business beside its own description, and what it may not contradict. */
export const briefSchema = z.object({
  trade: z.string(),
  tone: z.enum(tones),
  /** The families that suit it, of which the model may take one; none where its look was chosen. */
  families: z.array(z.enum(familyIds)),
  /** What it does not do, as its owner calls it. */
  refused: z.array(z.string()),
  speaksAsOne: z.boolean(),
})

/** What the language model is told of a business beside its own description. */
export type Brief = z.infer<typeof briefSchema>
