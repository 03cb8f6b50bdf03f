import * as z from 'zod/mini'
import { readKept } from '../../server/kept-answer.ts'

const websites = z.array(z.object({ draftId: z.string() }))
// What the list of websites keeps, read without asking for it anew: whoever signs out may be offline.
const kept = z.object({
  accountId: z.string(),
  data: z.object({ owned: websites, shared: websites }),
})

/** The websites that somebody can open as far as this device knows; null where it does not. */
export const listedHere = (userId: string): ReadonlySet<string> | null => {
  const found = readKept('websites', kept)
  if (found?.accountId !== userId) return null
  const { owned, shared } = found.data
  return new Set([...owned, ...shared].map(({ draftId }) => draftId))
}
