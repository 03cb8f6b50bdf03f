import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { RefusedUpdate } from '@shingle/storage/draft-guard/refused-update.ts'
import * as Y from 'yjs'
import { statesOf } from './document-states.ts'
import type { DraftAccess, DraftConnection } from './draft-access.ts'
import { inspectUpdates } from './inspect-update.ts'
import type { OpenDraft } from './open-draft.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'

/** What a viewer's copy is to a document: it holds nothing more, or more, or what no copy holds. */
type Comparison = 'known' | 'ahead' | 'strange' | 'costly'

const compare = (draft: OpenDraft, update: Uint8Array): Comparison => {
  const { document } = draft
  draft.settle()
  // A copy that is up to date says the same, byte for byte: nothing of it has to be read.
  if (Buffer.compare(statesOf(document).nothingNew(), update) === 0) return 'known'
  try {
    inspectUpdates(document, [update], syncLimits.reconnection)
  } catch (error) {
    if (!(error instanceof RefusedUpdate)) return 'strange'
    return error.isCostly ? 'costly' : error.why === 'gap' ? 'ahead' : 'strange'
  }
  return Y.snapshotContainsUpdate(Y.snapshot(document), update) ? 'known' : 'ahead'
}

interface Viewer {
  readonly access: DraftAccess
  readonly connection: DraftConnection
  readonly pace: SyncPace
}

const noteCost = (draft: OpenDraft, { access, connection, pace }: Viewer): void => {
  draft.around.metrics.refuseCost()
  draft.around.costRefusals.note(access.user.id)
  access.refusals += pace.costRefusalWeight
  if (access.refusals >= pace.refusals) disconnect(connection.context.socket, syncClose.invalid)
}

/**
 * Whether a document holds all that a viewer's copy does, by what that offers. Viewers are only shown what is durable, so
 * that a copy that seems ahead has met a faster server. It is looked at under the caps and on the account of whoever sent it.
 */
export const isKnown = async (draft: OpenDraft, viewer: Viewer, update: Uint8Array): Promise<boolean> => {
  const { budgets, heavyWork, costRefusals } = draft.around
  const { id: userId } = viewer.access.user
  if (update.byteLength > syncLimits.reconnection.bytes || costRefusals.isBarred(userId)) return false
  const look = async (): Promise<Comparison> => {
    await budgets.ready(userId)
    return heavyWork.run(userId, () => budgets.charge(userId, () => compare(draft, update)).made)
  }
  const first = await look()
  if (first === 'costly') noteCost(draft, viewer)
  if (first !== 'ahead') return first === 'known'
  await draft.check()
  return (await look()) === 'known'
}
