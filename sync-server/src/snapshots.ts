import { materialise } from '@shingle/shared/draft/materialise.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import * as Y from 'yjs'
import type { DraftGate } from './draft-gate.ts'
import type { SyncPace } from './sync-options.ts'

const firstRetryMs = 1_000
const longestRetryMs = 30_000
/** How many drafts are written at once: each costs a few milliseconds during which nobody is answered. */
const writtenAtOnce = 4
/** Drafts that were opened together are not written together: each has a patience of its own, up to the longest. */
const leastPatience = 0.7
/** How often the clock looks, as a share of the shortest pause after which a draft is due. */
const looksPerPause = 4

/**
 * Writes a draft's whole state into the log, so that its tail stays short. Nothing depends on it but memory
 * and time: the tail alone already holds every acknowledged update.
 */
const writeSnapshot = async (gate: DraftGate): Promise<void> => {
  const { around, draftId, document } = gate
  const { since, seq, state, unstored, content } = await gate.mutex.run(async () => ({
    since: performance.now(),
    seq: gate.seq,
    state: Y.encodeStateAsUpdateV2(document),
    unstored: gate.unstored,
    content: materialise(document),
  }))
  const checked = validateContent(content)
  if (!checked.ok) around.logger.error({ problem: checked.problem }, 'a stored draft is not valid')
  await around.log.snapshot(draftId, { seq, state })
  if (unstored !== undefined) await around.mirror(draftId, content, unstored)
  const isAll = gate.unstored === unstored
  gate.unstored = isAll || gate.unstored === undefined ? undefined : { ...gate.unstored, since }
}

/** Writes the states of live drafts: in pauses of typing, now and then amid it, and before a draft is let go. */
export interface Snapshots {
  /** Writes what no snapshot holds yet; answers whether everything is written. A failure is tried again later. */
  store(gate: DraftGate): Promise<boolean>
  stop(): void
}

interface SnapshotSurroundings {
  readonly pace: Pick<SyncPace, 'snapshotMs' | 'snapshotMaximumMs'>
  readonly gates: () => readonly DraftGate[]
  /** Hears of a draft that is written and that nobody has open any more. */
  readonly letGo: (gate: DraftGate) => void
}

/** After how many failures in a row, and not before when, a draft is tried again. */
interface Setback {
  readonly tries: number
  readonly until: number
}

export const startSnapshots = ({ pace, gates, letGo }: SnapshotSurroundings): Snapshots => {
  const setbacks = new WeakMap<DraftGate, Setback>()
  const patience = new WeakMap<DraftGate, number>()
  let isWriting = false

  const patienceOf = (gate: DraftGate): number => {
    const share = patience.get(gate) ?? leastPatience + Math.random() * (1 - leastPatience)
    patience.set(gate, share)
    return share * pace.snapshotMaximumMs
  }
  const isDue = (gate: DraftGate, now: number): boolean => {
    const { unstored } = gate
    if (unstored === undefined || now < (setbacks.get(gate)?.until ?? 0)) return false
    return now - unstored.changed >= pace.snapshotMs || now - unstored.since >= patienceOf(gate)
  }
  const store = async (gate: DraftGate): Promise<boolean> => {
    if (gate.unstored === undefined) return true
    try {
      await writeSnapshot(gate)
      setbacks.delete(gate)
    } catch (error) {
      gate.around.logger.warn({ err: error }, 'a snapshot failed')
      const { tries } = setbacks.get(gate) ?? { tries: 0 }
      const pause = Math.min(firstRetryMs * 2 ** tries, longestRetryMs)
      setbacks.set(gate, { tries: tries + 1, until: performance.now() + pause })
    }
    return gate.unstored === undefined
  }
  const writeFrom = async (due: DraftGate[]): Promise<void> => {
    for (let gate = due.pop(); gate !== undefined; gate = due.pop())
      if ((await store(gate)) && gate.connections().length === 0) letGo(gate)
  }
  const look = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    const now = performance.now()
    const due = gates().filter((gate) => isDue(gate, now))
    await Promise.all(Array.from({ length: writtenAtOnce }, () => writeFrom(due)))
    isWriting = false
  }
  const timer = setInterval(() => void look(), pace.snapshotMs / looksPerPause)
  return { store, stop: () => clearInterval(timer) }
}
