import * as z from 'zod/mini'
import { readKept, writeKept } from '../../server/kept-answer.ts'

const key = 'leaving'
const schema = z.object({
  userId: z.string(),
  /** The copies of drafts that stay. */
  copies: z.array(z.string()),
  keepsAnswers: z.boolean(),
  /** Only drafts are left to clear: what tabs and answers hold is of whoever came since. */
  onlyDrafts: z.optional(z.boolean()),
})

/** Who leaves this device, and what of theirs stays on it. */
export type Leaving = Readonly<z.output<typeof schema>>

/** Somebody who began to leave this device, and whose tab was closed before nothing of theirs was left. */
export const begunLeaving = (): Leaving | null => readKept(key, schema)

export const noteLeaving = (leaving: Leaving): void => {
  writeKept(key, leaving)
}

export const forgetLeaving = (): void => localStorage.removeItem(key)

/** Has a leaving that could not be brought to its end take nothing of whoever signs in now: one's own is forgotten. */
export const spareEntering = (userId: string): void => {
  const leaving = begunLeaving()
  if (leaving?.userId === userId) forgetLeaving()
  else if (leaving !== null) noteLeaving({ ...leaving, onlyDrafts: true })
}
