import * as z from 'zod/mini'
import { readKept, writeKept } from '../../server/kept-answer.ts'

const key = 'leaving'
const schema = z.object({
  userId: z.string(),
  /** The copies of drafts that stay. */
  copies: z.array(z.string()),
  keepsAnswers: z.boolean(),
})

/** Who leaves this device, and what of theirs stays on it. */
export type Leaving = Readonly<z.output<typeof schema>>

/** Somebody who began to leave this device, and whose tab was closed before nothing of theirs was left. */
export const begunLeaving = (): Leaving | null => readKept(key, schema)

export const noteLeaving = (leaving: Leaving): void => {
  writeKept(key, leaving)
}

export const forgetLeaving = (): void => localStorage.removeItem(key)
