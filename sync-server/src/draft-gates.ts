import { setTimeout as wait } from 'node:timers/promises'
import type { Document } from '@hocuspocus/server'
import { DraftGate, type GateSurroundings } from './draft-gate.ts'
import { Refused } from './refused.ts'
import { startSnapshots } from './snapshots.ts'
import type { SyncPace } from './sync-options.ts'

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
  /** Rejects while a document still has to be snapshotted, which keeps it in memory. */
  beforeUnload(draftId: string): Promise<void>
  /** Snapshots every document, as far as that is possible now. */
  storeAll(): Promise<void>
  stop(): void
}

/** What the gates need beside what they share with each other. */
interface GatesOptions {
  readonly pace: SyncPace
  /** Lets a document go that was kept only because it had to be snapshotted. */
  readonly unload: (document: Document) => void
}

export const createDraftGates = (around: GateSurroundings, { pace, unload }: GatesOptions): DraftGates => {
  const gates = new Map<string, DraftGate>()
  const snapshots = startSnapshots({
    pace,
    gates: () => [...gates.values()],
    letGo: ({ document }) => unload(document),
  })

  const release = (gate: DraftGate): void => {
    if (gates.get(gate.draftId) === gate) gates.delete(gate.draftId)
    gate
      .close()
      .catch((error: unknown) => around.logger.warn({ err: error }, 'a draft was not closed cleanly'))
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
    beforeUnload: async (draftId) => {
      const gate = gates.get(draftId)
      if (gate !== undefined && !(await snapshots.store(gate))) throw new Refused('try-again')
    },
    storeAll: async () => {
      await Promise.all([...gates.values()].map(snapshots.store))
    },
    stop: () => snapshots.stop(),
  }
}
