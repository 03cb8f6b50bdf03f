import { checker } from '@shingle/storage/draft-guard/checker.ts'
import { DamagedDraft } from '@shingle/storage/draft-guard/load-updates.ts'
import type { Fuel } from '@shingle/storage/draft-guard/meter.ts'
import type { DraftNews } from '@shingle/storage/draft-log/draft-reading.ts'
import { isVouchedFor } from '@shingle/storage/draft-log/draft-snapshot.ts'
import type { DraftSurroundings } from './draft-surroundings.ts'

/** What of an open draft is asked for here. */
interface Vetted {
  readonly around: Pick<DraftSurroundings, 'log' | 'logger'>
  readonly draftId: string
  /** How many items the largest state had that was tried. */
  vetted: number
}

/** A state (Yjs V2) that is to be stored, how many items it has, and the steps that were taken since one was tried. */
interface State {
  readonly state: Uint8Array
  readonly structs: number
  readonly debt: number
}

/**
 * Whether a state may be loaded instead of the updates that made it. Whoever writes alone, or one after the other, leaves no
 * debt; after tabs apart from each other it is tried, and so is one that has become twice as large as any that was.
 */
export const vetState = async (
  draft: Vetted,
  { state, structs, debt }: State,
  fuel: Fuel,
): Promise<boolean> => {
  if (debt === 0 && structs < 2 * draft.vetted) return true
  const { around, draftId } = draft
  const loaded = await checker.load(draftId, [{ state }])
  const isCheap = loaded !== undefined && loaded.steps <= fuel.steps && loaded.moves <= fuel.moves
  if (isCheap) draft.vetted = structs
  else
    around.logger.warn({ draftId, debt, structs }, 'a draft keeps its tail: its state would be dear to load')
  return isCheap
}

/** Tries what is stored of a draft before it is loaded here, where nobody vouches for it; throws `DamagedDraft`. */
export const vetStored = async ({ around, draftId }: Vetted, news: DraftNews): Promise<void> => {
  if (news.state === undefined || isVouchedFor(news.state.cost)) return
  const loaded = await checker.load(draftId, news.updates)
  if (loaded === undefined) throw new DamagedDraft('it was written before anybody asked what it costs')
  await around.log.vouch(draftId, news.state.seq, loaded.structs)
}
