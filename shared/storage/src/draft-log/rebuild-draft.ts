import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { Binary } from 'mongodb'
import * as Y from 'yjs'
import { asUpdate } from '../draft-guard/stored-update.ts'
import { damagedDraftLifetimeMs } from '../rows/damaged-drafts.ts'
import { controlRowSchema } from '../rows/draft-sync.ts'
import { controlOf, type DraftNews } from './draft-reading.ts'
import type { DraftRows } from './draft-rows.ts'
import { cheapFrom, type DraftSnapshot } from './draft-snapshot.ts'

/** A draft that is to be written anew: what it says, and where control was when that was read. */
export interface DraftRebuild {
  readonly from: DraftControl
  /** Valid, and exactly what the draft says at `from.seq`. */
  readonly content: DraftContent
  /** Not if it was rebuilt less than so many milliseconds ago. */
  readonly notWithinMs?: number
}

const notSince = (field: string, now: Date, pauseMs: number) => ({
  $nor: [{ [field]: { $gt: new Date(now.getTime() - pauseMs) } }],
})

/** How long nobody else reads a draft with all means: after that was in vain, and where nobody knows what became of it. */
export interface RescuePause {
  readonly afterFailureMs: number
  readonly unknownMs: number
}

/** Answers, to one asker in so many milliseconds, that a draft may be read with all means. */
export const claimRescue = async (
  { sync, now }: DraftRows,
  _id: string,
  { afterFailureMs, unknownMs }: RescuePause,
): Promise<boolean> => {
  const rescuedAt = await now()
  const hasFailed = { rescueFailedAt: { $type: 'date' } } as const
  const { matchedCount } = await sync.raw.updateOne(
    {
      _id,
      $or: [
        { ...hasFailed, ...notSince('rescuedAt', rescuedAt, afterFailureMs) },
        { $nor: [hasFailed, ...notSince('rescuedAt', rescuedAt, unknownMs).$nor] },
      ],
    },
    { $set: { rescuedAt } },
  )
  return matchedCount === 1
}

// A writer that no other history has: what was left behind can always be told from it.
const anewIn = (epoch: number, content: DraftContent): Uint8Array => seedDraft(content, epoch)

/**
 * Notes that nothing but its versions is left of a draft, as far as anybody can read it. That is so until it is written
 * anew, whoever takes control of it meanwhile.
 */
export const noteRescueFailed = async (
  { sync, now }: DraftRows,
  draftId: string,
  { rebuilt }: DraftControl,
): Promise<void> => {
  const history = { _id: draftId, 'rebuilt.epoch': rebuilt ?? { $exists: false } }
  await sync.raw.updateOne(history, { $set: { rescueFailedAt: await now() } })
}

/** Whether rescuing a draft was tried, in vain. */
export const isBeyondRescue = async ({ sync }: DraftRows, _id: string): Promise<boolean> =>
  (await sync.raw.countDocuments({ _id, rescueFailedAt: { $type: 'date' } }, { limit: 1 })) === 1

/** Keeps what a draft was before a version takes its place, for some weeks. */
export const keepDamaged = async (
  { damaged, now }: DraftRows,
  websiteId: string,
  { control: { epoch }, updates }: Pick<DraftNews, 'control' | 'updates'>,
): Promise<void> => {
  const keptUntil = new Date((await now()).getTime() + damagedDraftLifetimeMs)
  const row = { websiteId, updates: updates.map((update) => new Binary(asUpdate(update))), keptUntil }
  await damaged.raw.updateOne({ _id: `${websiteId}/${epoch}` }, { $set: row }, { upsert: true })
}

/** Writes a draft anew in one conditional write; undefined where it is not what it was, or was rebuilt too lately. */
export const rebuildDraft = async (
  { sync, now }: DraftRows,
  draftId: string,
  { from: { epoch, holder, seq }, content, notWithinMs }: DraftRebuild,
): Promise<DraftControl | undefined> => {
  const next = { epoch: epoch + 1, seq: seq + 1 }
  const at = await now()
  const seldom = notWithinMs === undefined ? {} : notSince('rebuilt.at', at, notWithinMs)
  const update = new Binary(anewIn(next.epoch, content))
  const row = await sync.raw.findOneAndUpdate(
    { _id: draftId, epoch, 'holder.id': holder.id, seq, ...seldom },
    {
      $set: { ...next, rebuilt: { ...next, at }, tail: [{ s: next.seq, e: next.epoch, u: update }] },
      $unset: { rescueFailedAt: 1 },
    },
    { returnDocument: 'after', projection: { tail: 0 } },
  )
  return row === null ? undefined : controlOf(controlRowSchema.parse(row))
}

/** What a draft that was written anew is stored as. */
export const rebuiltSnapshot = (
  { epoch, seq }: DraftControl,
  { content }: Pick<DraftRebuild, 'content'>,
): DraftSnapshot => {
  const update = anewIn(epoch, content)
  const cost = cheapFrom(Y.decodeUpdate(update).structs.length)
  return { seq, content, cost, state: Y.convertUpdateFormatV1ToV2(update) }
}
