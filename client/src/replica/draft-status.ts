import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { DraftUser, RefusedField } from '@shingle/shared/sync/sync-messages.ts'
import type { PicturesStatus } from './pictures/waiting-pictures.ts'

/**
 * What may be done with the draft now. `frozen`: control or access was lost and the replica is being
 * exchanged.
 */
export type DraftPhase = 'loading' | 'view' | 'edit' | 'edit-offline' | 'frozen'

/**
 * Where the last change is. `account` only after the server's durable acknowledgement, `device` after
 * IndexedDB's.
 */
export type SavePlace = 'account' | 'device' | 'not-saved'

/** Why a change is neither on the device nor in the account, or not only there. */
export type SaveTrouble =
  | 'saving'
  | 'offline'
  | 'busy'
  | 'disk-full'
  | 'storage-blocked'
  | 'refused'
  | 'no-access'
  | 'outdated'
  | 'damaged'

/** Where a draft stands on this device; a new object whenever anything in it changed. */
export interface DraftStatus {
  readonly phase: DraftPhase
  readonly save: SavePlace
  readonly why?: SaveTrouble
  /** Whether something typed is not in the document yet. */
  readonly isTyping: boolean
  /** The field whose last change the account refused, until something is saved again. */
  readonly refused?: RefusedField | undefined
  /** Whether the sync server is reached and knows who we are. */
  readonly online: boolean
  readonly holder: DraftUser | null
  readonly epoch: number
  /** The last sequence number known to hold this device's work. */
  readonly seq: number
  /** How many copies of work that could not be saved this device keeps for this draft. */
  readonly recovered: number
  readonly pictures: PicturesStatus
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const loadingStatus: DraftStatus = {
  phase: 'loading',
  save: 'account',
  isTyping: false,
  online: false,
  holder: null,
  epoch: 0,
  seq: 0,
  recovered: 0,
  pictures: { waiting: 0 },
  canUndo: false,
  canRedo: false,
}

/** The status given, or the former one where nothing differs, so that nobody renders for nothing. */
export const keepIfEqual = (former: DraftStatus, next: DraftStatus): DraftStatus =>
  JSON.stringify(former) === JSON.stringify(next) ? former : next

const problem = (code: string, text: string): Problem => ({ code, status: 409, text })

export const replicaProblems = {
  offline: problem('draft.offline', 'You are offline. Please try again when you are connected.'),
  notInControl: problem('draft.not-in-control', 'Someone else is editing now.'),
  notYetSaved: problem('draft.not-yet-saved', 'Your last changes are not saved to your account yet.'),
  pictureWaiting: problem(
    'draft.picture-waiting',
    'A picture is still waiting to be uploaded. It is on this device; try again when it has arrived.',
  ),
} as const
