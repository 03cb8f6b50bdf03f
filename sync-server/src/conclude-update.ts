import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { RefusedMessage } from '@shingle/shared/sync/sync-messages.ts'
import type { Offer, Verdict } from './accept.ts'
import type { OpenDraft } from './open-draft.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'

type Refusal = Verdict & { readonly accepted: false }

const refusalOf = (
  { control: { epoch, holder } }: OpenDraft,
  { why, text, at }: Refusal,
): RefusedMessage => ({
  t: 'refused',
  why,
  epoch,
  holder,
  text,
  at,
})

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

/** Tells the records what became of an offer, and whoever made it why it was refused. */
export const concludeUpdate = (draft: OpenDraft, offer: Offer, { verdict, pace }: Conclusion): void => {
  const { access, connection, updates } = offer
  record(draft, offer, verdict)
  if (verdict.accepted) return
  connection.sendStateless(JSON.stringify(refusalOf(draft, verdict)))
  access.refusals += verdict.isCostly ? pace.costRefusalWeight : updates.length
  if (access.refusals >= pace.refusals) disconnect(connection.context.socket, syncClose.invalid)
}
