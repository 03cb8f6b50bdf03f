import type { DraftMachine } from './draft-machine.ts'
import type { SavePlace, SaveTrouble } from './draft-status.ts'

/** Where the last change is, and what stands in the way of more. */
export interface SaveState {
  readonly save: SavePlace
  readonly why?: SaveTrouble
}

/** Whether what waits beside the document is kept, and whether anything does. */
interface WaitingState {
  readonly waiting: number
  readonly isStored: boolean
  readonly trouble?: SaveTrouble | undefined
}

/** Whether the account acknowledged everything, as far as this connection tells. */
export const isAcknowledged = ({ phase, replica: { link } }: DraftMachine): boolean =>
  phase === 'edit' && link?.isSynced === true && !link.hasPending

/** Where the document's last change is. */
export const documentPlace = (machine: DraftMachine): SavePlace => {
  const { phase, replica, isEditor } = machine
  // Only an editor's replica is kept on the device, or would be: what is frozen without that has followed, and holds nothing.
  const wasEditors = replica.copy !== undefined || replica.trouble !== undefined
  const hasOwnWork = isEditor || (phase === 'frozen' && wasEditors)
  if (!hasOwnWork || isAcknowledged(machine) || replica.isUnchanged) return 'account'
  return replica.isStored ? 'device' : 'not-saved'
}

const withPictures = (save: SavePlace, { waiting, isStored }: WaitingState): SavePlace => {
  if (!isStored) return 'not-saved'
  return waiting > 0 && save === 'account' ? 'device' : save
}

/** The honest save state of a draft on this device, waiting pictures included. */
export const saveState = (machine: DraftMachine, pictures: WaitingState): SaveState => {
  const save = withPictures(documentPlace(machine), pictures)
  const { why, replica } = machine
  if (why !== undefined) return { save, why }
  if (save !== 'not-saved') return { save }
  const isOffline = replica.link?.isOnline !== true
  return {
    save,
    why:
      replica.trouble ?? pictures.trouble ?? (replica.copy === undefined && isOffline ? 'offline' : 'saving'),
  }
}
