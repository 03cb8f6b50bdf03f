import { setTimeout as wait } from 'node:timers/promises'
import type { Document } from '@hocuspocus/server'
import { DraftGate, type GateSurroundings } from './draft-gate.ts'
import { Refused } from './refused.ts'
import { createSnapshotRetries, writeSnapshot } from './snapshots.ts'

const loadTries = 4

const openPatiently = async (gate: DraftGate): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await gate.open()
    } catch (error) {
      if (error instanceof Refused || tries === loadTries) throw error
      gate.around.logger.warn({ err: error, tries }, 'a draft could not be loaded')
      await wait(100 * 2 ** tries)
    }
  }
}

/** The gates of all live documents of this process. */
export interface DraftGates {
  readonly around: GateSurroundings
  get(draftId: string): DraftGate | undefined
  all(): DraftGate[]
  /** Makes the gate of a document that is being loaded, and fills the document. */
  open(document: Document): Promise<void>
  store(draftId: string): Promise<void>
  /** Rejects while a document still has to be snapshotted, which keeps it in memory. */
  beforeUnload(draftId: string): Promise<void>
  stop(): void
}

/** @param unload lets a document go that was kept only because its snapshot had failed. */
export const createDraftGates = (
  around: GateSurroundings,
  unload: (document: Document) => void,
): DraftGates => {
  const gates = new Map<string, DraftGate>()
  const retries = createSnapshotRetries()

  const release = (gate: DraftGate): void => {
    if (gates.get(gate.draftId) === gate) gates.delete(gate.draftId)
    gate
      .close()
      .catch((error: unknown) => around.logger.warn({ err: error }, 'a draft was not closed cleanly'))
  }

  const store = async (draftId: string): Promise<void> => {
    const gate = gates.get(draftId)
    if (gate?.unstored === undefined) return
    try {
      await writeSnapshot(gate)
    } catch (error) {
      around.logger.warn({ err: error }, 'a snapshot failed')
      retries.add(gate, () => unload(gate.document))
    }
  }

  return {
    around,
    get: (draftId) => gates.get(draftId),
    all: () => [...gates.values()],
    open: async (document) => {
      const gate = new DraftGate(document, around)
      gates.set(gate.draftId, gate)
      document.on('destroy', () => release(gate))
      try {
        await openPatiently(gate)
      } catch (error) {
        // Hocuspocus forgets a document whose loading failed, but never destroys it.
        document.destroy()
        if (!(error instanceof Refused)) around.logger.error({ err: error }, 'a draft could not be loaded')
        throw error instanceof Refused ? error : new Refused('try-again')
      }
    },
    store,
    beforeUnload: async (draftId) => {
      await store(draftId)
      if (gates.get(draftId)?.unstored !== undefined) throw new Refused('try-again')
    },
    stop: () => retries.stop(),
  }
}
