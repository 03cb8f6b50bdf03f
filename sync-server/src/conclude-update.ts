import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { RefusedMessage, SavedMessage } from '@shingle/shared/sync/sync-messages.ts'
import type { Offer, Verdict } from './accept.ts'
import type { DraftGate } from './draft-gate.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'

const messageOf = ({ control: { epoch, holder }, seq }: DraftGate, verdict: Verdict) => {
  const message: SavedMessage | RefusedMessage = verdict.accepted
    ? { t: 'saved', epoch, seq }
    : {
        t: 'refused',
        why: verdict.why,
        epoch,
        holder,
        ...(verdict.text === undefined ? {} : { text: verdict.text }),
      }
  return JSON.stringify(message)
}

const record = (gate: DraftGate, { access, updates: { length: count } }: Offer, verdict: Verdict): void => {
  const { draftId, seq, control, around } = gate
  const ids = { draftId, userId: access.user.id, epoch: control.epoch, seq }
  if (verdict.accepted) {
    around.metrics.accept(count)
    around.logger.debug(ids, 'an update was accepted')
  } else {
    around.metrics.refuse(verdict.why, count)
    around.logger.info({ ...ids, why: verdict.why }, 'an update was refused')
  }
}

/** What became of an offer, and how many refusals are one too many. */
interface Conclusion {
  readonly verdict: Verdict
  readonly pace: SyncPace
}

/** Tells whoever offered an update, and the records, what became of it. */
export const concludeUpdate = (gate: DraftGate, offer: Offer, { verdict, pace }: Conclusion): void => {
  const { access, connection, updates } = offer
  connection.sendStateless(messageOf(gate, verdict))
  record(gate, offer, verdict)
  if (verdict.accepted) return
  access.refusals += updates.length
  if (access.refusals >= pace.refusals) disconnect(connection.context.socket, syncClose.invalid)
}
