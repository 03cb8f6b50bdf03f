import type { DraftMachine } from './draft-machine.ts'
import type { SavePlace, SaveTrouble } from './draft-status.ts'

/** Where the last change is, and what stands in the way of more. */
export interface SaveState {
  readonly save: SavePlace
  readonly why?: SaveTrouble
}

const place = ({ phase, replica, isEditor }: DraftMachine): SavePlace => {
  const { link } = replica
  const hasOwnWork = isEditor || phase === 'frozen'
  if (!hasOwnWork) return 'account'
  const isAcknowledged = phase === 'edit' && link?.isSynced === true && !link.hasPending
  if (isAcknowledged) return 'account'
  return replica.isStored ? 'device' : 'not-saved'
}

/** The honest save state of a draft on this device. */
export const saveState = (machine: DraftMachine): SaveState => {
  const save = place(machine)
  const { why, replica } = machine
  if (why !== undefined) return { save, why }
  if (save !== 'not-saved') return { save }
  const isOffline = replica.link?.isOnline !== true
  return { save, why: replica.trouble ?? (replica.copy === undefined && isOffline ? 'offline' : 'saving') }
}
