import { materialise } from '@shingle/shared/draft/materialise.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import type { Fuel } from '@shingle/storage/draft-guard/meter.ts'
import { cheapFrom } from '@shingle/storage/draft-log/draft-snapshot.ts'
import * as Y from 'yjs'
import type { OpenDraft } from './open-draft.ts'
import { createSetbacks } from './setbacks.ts'
import type { SyncPace } from './sync-options.ts'
import { vetState } from './vet-state.ts'

/** How long a draft whose snapshot failed is let be. */
const retriedAfter = { shortestMs: 1_000, longestMs: 30_000 } as const
/** How many drafts are written at once: each costs a few milliseconds during which nobody is answered. */
const writtenAtOnce = 4
/** Drafts that were opened together are not written together: each has a patience of its own, up to the longest. */
const leastPatience = 0.7
/** How often the clock looks, as a share of the shortest pause after which a draft is due. */
const looksPerPause = 4

/** What a snapshot is made of, all from one moment, on the account of whoever changed the draft last. */
const takeStock = (draft: OpenDraft, isAmidTyping: boolean) =>
  draft.mutex.run(async () => {
    const { control, unstored, around } = draft
    const take = () => {
      draft.settle()
      const { document, seq, debt } = draft
      const content = isAmidTyping ? undefined : materialise(document)
      return {
        since: performance.now(),
        ...{ seq, unstored, debt, content },
        structs: countStructs(document),
        state: Y.encodeStateAsUpdateV2(document),
        checked: content && validateContent(content),
      }
    }
    return around.budgets.charge(unstored?.edit?.userId ?? control.holder.id, take).made
  })

/**
 * Writes a draft's whole state into the log, so that its tail stays short. Nothing depends on it but memory
 * and time: the tail alone already holds every acknowledged update. Amid typing it is the state alone; plain values beside
 * it, and what lists show, would be out of date with the next word.
 */
const writeSnapshot = async (
  draft: OpenDraft,
  { isAmidTyping, vetted }: { isAmidTyping: boolean; vetted: Fuel },
): Promise<void> => {
  const { around, draftId } = draft
  const stock = await takeStock(draft, isAmidTyping)
  const { since, seq, state, unstored, content, checked } = stock
  if (checked?.ok === false) around.logger.error({ problem: checked.problem }, 'a stored draft is not valid')
  // Without a snapshot the tail goes on, which is as cheap to load as it was to write.
  if (await vetState(draft, stock, vetted)) {
    draft.debt -= stock.debt
    const cost = cheapFrom(draft.vetted)
    await around.log.snapshot(draftId, { seq, state, cost, ...(checked?.ok && { content: checked.value }) })
  } else draft.isDear = true
  if (unstored?.edit !== undefined && content !== undefined)
    await around.mirror(draftId, content, unstored.edit)
  const isAll = draft.unstored === unstored && !isAmidTyping
  draft.unstored = isAll || draft.unstored === undefined ? undefined : { ...draft.unstored, since }
}

/** Writes the states of live drafts: in pauses of typing, now and then amid it, and before a draft is let go. */
export interface Snapshots {
  /** Writes what no snapshot holds yet; answers whether everything is written. A failure is tried again later. */
  store(draft: OpenDraft): Promise<boolean>
  stop(): void
}

interface SnapshotSurroundings {
  readonly pace: Pick<SyncPace, 'snapshotMs' | 'snapshotMaximumMs' | 'vetted'>
  readonly drafts: () => readonly OpenDraft[]
  /** Hears of a draft that is written and that nobody has open any more. */
  readonly letGo: (draft: OpenDraft) => void
}

export const startSnapshots = ({ pace, drafts, letGo }: SnapshotSurroundings): Snapshots => {
  const setbacks = createSetbacks(retriedAfter, () => performance.now())
  const patience = new WeakMap<OpenDraft, number>()
  let isWriting = false

  const patienceOf = (draft: OpenDraft): number => {
    const share = patience.get(draft) ?? leastPatience + Math.random() * (1 - leastPatience)
    patience.set(draft, share)
    return share * pace.snapshotMaximumMs
  }
  const isDue = (draft: OpenDraft, now: number): boolean => {
    const { unstored } = draft
    if (unstored === undefined || setbacks.waits(draft.draftId)) return false
    return now - unstored.changed >= pace.snapshotMs || now - unstored.since >= patienceOf(draft)
  }
  const isTypedIn = ({ unstored }: OpenDraft): boolean =>
    unstored !== undefined && performance.now() - unstored.changed < pace.snapshotMs
  const store = async (draft: OpenDraft, isAmidTyping = false): Promise<boolean> => {
    if (draft.unstored === undefined) return true
    try {
      await writeSnapshot(draft, { isAmidTyping, vetted: pace.vetted })
      setbacks.forget(draft.draftId)
    } catch (error) {
      draft.around.logger.warn({ err: error }, 'a snapshot failed')
      setbacks.note(draft.draftId)
    }
    return draft.unstored === undefined
  }
  const writeFrom = async (due: OpenDraft[]): Promise<void> => {
    for (let draft = due.pop(); draft !== undefined; draft = due.pop())
      if ((await store(draft, isTypedIn(draft))) && draft.connections().length === 0) letGo(draft)
  }
  const look = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    const now = performance.now()
    const due = drafts().filter((draft) => isDue(draft, now))
    await Promise.all(Array.from({ length: writtenAtOnce }, () => writeFrom(due)))
    isWriting = false
  }
  const timer = setInterval(() => void look(), pace.snapshotMs / looksPerPause)
  return { store: (draft) => store(draft), stop: () => clearInterval(timer) }
}
