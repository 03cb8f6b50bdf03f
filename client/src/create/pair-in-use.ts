import { type FontPair, fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The lettering that the page on the board is set in, by id; null while there is no page. */
export const pairInUseStore = createStore<{ readonly id: string | null }>(() => ({ id: null }))

/** The lettering that the page on the board is set in. */
export const usePairInUse = (): string | null => useStore(pairInUseStore, ({ id }) => id)

/** The pairs on offer with the one in use among them, first where the offer lacks it. */
export const withPairInUse = (offered: readonly FontPair[], inUse: string | null): readonly FontPair[] => {
  const used = fontPairs.find(({ id }) => id === inUse)
  if (used === undefined || offered.includes(used)) return offered
  return [used, ...offered.slice(0, -1)]
}
