import { DamagedDraft, openStored } from '@shingle/storage/draft-guard/load-updates.ts'
import type { Fuel } from '@shingle/storage/draft-guard/meter.ts'
import * as Y from 'yjs'
import type { OpenDraft } from './open-draft.ts'

/**
 * Whether a state (Yjs V2) may be loaded instead of the updates that made it. Whoever writes alone, or one after the other,
 * leaves no debt; after tabs apart from each other it is tried, in turn with all that is heavy.
 */
export const loadsCheaply = async (
  { around, draftId }: OpenDraft,
  { state, debt }: { readonly state: Uint8Array; readonly debt: number },
  fuel: Fuel,
): Promise<boolean> => {
  if (debt === 0) return true
  const load = () => openStored([Y.convertUpdateFormatV2ToV1(state)], fuel).destroy()
  try {
    await around.heavyWork.run(draftId, load)
    return true
  } catch (error) {
    if (!(error instanceof DamagedDraft)) throw error
    around.logger.warn({ draftId, debt }, 'a draft keeps its tail: its state would be dear to load')
    return false
  }
}
