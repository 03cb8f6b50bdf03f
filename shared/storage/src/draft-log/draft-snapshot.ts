import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { SnapshotCost } from '../rows/draft-snapshots.ts'

/** A whole draft at one position. */
export interface DraftSnapshot {
  readonly seq: number
  /** Yjs V2. */
  readonly state: Uint8Array
  readonly cost: SnapshotCost
  /** The same as plain, valid values. */
  readonly content?: DraftContent
}

const guardVersion = 1

/** The stamp of a state that loads cheaply, as of `structs` items. */
export const cheapFrom = (structs: number): SnapshotCost => ({ structs, debt: 0, v: guardVersion })

/** Whether a stored state is known to load cheaply. */
export const isVouchedFor = (cost: SnapshotCost | undefined): boolean =>
  cost?.v === guardVersion && cost.debt === 0
