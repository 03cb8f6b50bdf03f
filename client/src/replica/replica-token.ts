import { draftVersion } from '@shingle/shared/draft/shape.ts'
import { writeSyncToken } from '@shingle/shared/sync/sync-token.ts'
import type { OpenDraftOptions } from './draft.ts'
import type { DraftPhase } from './draft-status.ts'
import type { Replica } from './replica.ts'

/** What a token tells of a draft's machine. */
export interface AskingMachine {
  readonly phase: DraftPhase
  readonly replica: Replica
  readonly isEditor: boolean
}

/**
 * The token a replica opens its connection with. One that is still empty joins the present epoch, and edits
 * at once if it may.
 */
export const replicaToken = async (
  machine: AskingMachine,
  replica: Replica,
  { getTicket, userId }: OpenDraftOptions,
): Promise<string> => {
  const { ticket, epoch, holder } = await getTicket()
  const isEmpty = machine.phase === 'loading' && replica === machine.replica
  if (isEmpty) replica.epoch = epoch
  const wantsEdit = machine.isEditor || (isEmpty && holder.id === userId)
  return writeSyncToken({
    jwt: ticket,
    epoch: replica.epoch,
    want: wantsEdit ? 'edit' : 'view',
    schema: draftVersion,
  })
}
