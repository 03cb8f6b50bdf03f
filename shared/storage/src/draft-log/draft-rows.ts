import type { DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import type { Binary, Collection, Db } from 'mongodb'

/** One update that no snapshot holds yet: its sequence number, its epoch, its bytes (Yjs V1). */
export interface TailRow {
  readonly s: number
  readonly e: number
  readonly u: Binary
}

/** The referee of one draft: who may write, how far it is, and what came after the snapshot. */
export interface SyncRow {
  readonly _id: string
  readonly epoch: number
  readonly holder: DraftUser
  readonly seq: number
  /** The snapshot's sequence number; the tail begins after it. */
  readonly snapSeq: number
  readonly tail: readonly TailRow[]
}

/** The state of one draft at `seq` (Yjs V2). */
export interface SnapshotRow {
  readonly _id: string
  readonly seq: number
  readonly state: Binary
}

/** The two collections of the draft log. */
export interface DraftRows {
  readonly sync: Collection<SyncRow>
  readonly snapshots: Collection<SnapshotRow>
}

const durable = {
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
} as const

/** Opens the draft log's collections; every write waits until it is durable, and no read sees what is not. */
export const draftRows = (db: Db): DraftRows => ({
  sync: db.collection<SyncRow>('DraftSync', durable),
  snapshots: db.collection<SnapshotRow>('DraftSnapshots', durable),
})
