import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { RefusedMessage, SavedMessage } from '@shingle/shared/sync/sync-messages.ts'
import type { Offer, Verdict } from './accept.ts'
import type { OpenDraft } from './open-draft.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'

const messageOf = ({ control: { epoch, holder }, seq }: OpenDraft, verdict: Verdict) => {
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

const record = (draft: OpenDraft, { access, updates: { length: count } }: Offer, verdict: Verdict): void => {
  const { draftId, seq, control, around } = draft
  const ids = { draftId, userId: access.user.id, epoch: control.epoch, seq }
  if (verdict.accepted) {
    around.metrics.accept(count)
    around.logger.debug(ids, 'an update was accepted')
  } else {
    around.metrics.refuse(verdict.why, count)
    if (verdict.isCostly) {
      around.metrics.refuseCost()
      around.costRefusals.note(access.user.id)
    }
    around.logger.info({ ...ids, why: verdict.why }, 'an update was refused')
  }
}

/** What became of an offer, and how many refusals are one too many. */
interface Conclusion {
  readonly verdict: Verdict
  readonly pace: SyncPace
}

/** Tells whoever offered an update, and the records, what became of it. */
export const concludeUpdate = (draft: OpenDraft, offer: Offer, { verdict, pace }: Conclusion): void => {
  const { access, connection, updates } = offer
  connection.sendStateless(messageOf(draft, verdict))
  record(draft, offer, verdict)
  if (verdict.accepted) return
  access.refusals += verdict.isCostly ? pace.costRefusalWeight : updates.length
  if (access.refusals >= pace.refusals) disconnect(connection.context.socket, syncClose.invalid)
}
