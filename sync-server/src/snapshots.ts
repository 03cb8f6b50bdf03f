import { materialise } from '@shingle/shared/draft/materialise.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import * as Y from 'yjs'
import type { DraftGate } from './draft-gate.ts'

const firstRetryMs = 1_000
const longestRetryMs = 30_000

/**
 * Writes a draft's whole state into the log, so that its tail stays short. Nothing depends on it but memory
 * and time: the tail alone already holds every acknowledged update.
 */
export const writeSnapshot = async (gate: DraftGate): Promise<void> => {
  const { around, draftId, document } = gate
  const { seq, state, unstored, content } = await gate.mutex.run(async () => ({
    seq: gate.seq,
    state: Y.encodeStateAsUpdateV2(document),
    unstored: gate.unstored,
    content: materialise(document),
  }))
  const checked = validateContent(content)
  if (!checked.ok) around.logger.error({ problem: checked.problem }, 'a stored draft is not valid')
  await around.log.snapshot(draftId, { seq, state })
  if (unstored !== undefined) await around.mirror(draftId, content, unstored)
  if (gate.unstored === unstored) gate.unstored = undefined
}

/** Keeps trying to snapshot the drafts whose snapshot failed. */
export interface SnapshotRetries {
  /** Tries again later, then calls `done`. */
  add(gate: DraftGate, done: () => void): void
  stop(): void
}

export const createSnapshotRetries = (): SnapshotRetries => {
  const waiting = new Map<DraftGate, NodeJS.Timeout>()
  const schedule = (gate: DraftGate, done: () => void, delay: number): void => {
    const again = async () => {
      waiting.delete(gate)
      try {
        await writeSnapshot(gate)
        done()
      } catch (error) {
        gate.around.logger.warn({ err: error }, 'a snapshot failed again')
        schedule(gate, done, Math.min(delay * 2, longestRetryMs))
      }
    }
    waiting.set(
      gate,
      setTimeout(() => void again(), delay),
    )
  }
  return {
    add: (gate, done) => {
      if (!waiting.has(gate)) schedule(gate, done, firstRetryMs)
    },
    stop: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
