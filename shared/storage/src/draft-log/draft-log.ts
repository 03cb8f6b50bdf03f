import type { Result } from '@shingle/shared/problem/problem.ts'
import type { DraftControl, DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import { takeWithinMs } from '@shingle/shared/sync/take-deadline.ts'
import { Binary, type Db } from 'mongodb'
import * as Y from 'yjs'
import { controlRowSchema } from '../rows/draft-sync.ts'
import { isDuplicate } from '../rows/is-duplicate.ts'
import { type AppendOutcome, createAppendBatch, type DraftAppend } from './append-batch.ts'
import { controlOf, type DraftNews, type LoadedDraft, loadDraft, readDraftNews } from './draft-reading.ts'
import { type DraftRows, draftRows } from './draft-rows.ts'
import { cheapFrom, type DraftSnapshot } from './draft-snapshot.ts'
import {
  claimRescue,
  type DraftRebuild,
  isBeyondRescue,
  keepDamaged,
  noteRescueFailed,
  type RescuePause,
  rebuildDraft,
  rebuiltSnapshot,
} from './rebuild-draft.ts'
import { createTailShortening } from './shorten-tails.ts'

/** What became of asking for control: the present control, and whether this call changed it. */
export interface TakeOutcome {
  readonly taken: boolean
  readonly changed: boolean
  readonly control: DraftControl
}

/**
 * The durable log of all drafts. What decides is one atomic operation on the control row; whatever is written beside it may
 * stop at any point and be done again. Every write is durable when it resolves.
 */
export interface DraftLog {
  /** Starts a draft from its seed (Yjs V1), with its owner in control. Starting it again changes nothing. */
  create(draftId: string, owner: DraftUser, update: Uint8Array): Promise<void>
  /** Present control, or undefined where there is no draft. */
  control(draftId: string): Promise<DraftControl | undefined>
  /** Present control of many drafts by their id; those that do not exist are left out. */
  controls(draftIds: readonly string[]): Promise<ReadonlyMap<string, DraftControl>>
  /**
   * Gives control to `user` if the epoch is still `seen`; a holder who asks again keeps it. Where this rejects, control
   * may have changed, but no more once `takeWithinMs` are over.
   */
  take(
    draftId: string,
    asked: { readonly seen: number; readonly user: DraftUser },
  ): Promise<TakeOutcome | undefined>
  /** Offering the same update at the same place again answers the same. */
  append(entry: DraftAppend): Promise<AppendOutcome>
  /** Stores the whole state at `seq` and trims the tail up to it. An older state than the stored one changes nothing. */
  snapshot(draftId: string, at: DraftSnapshot): Promise<void>
  /** Stamps the state that is stored at `seq`, which its writer did not, as one that loads cheaply. */
  vouch(draftId: string, seq: number, structs: number): Promise<void>
  load(draftId: string, options?: { readonly atLeast?: number }): Promise<Result<LoadedDraft>>
  /** Everything after `seq`, or undefined where there is no draft. */
  since(draftId: string, seq: number): Promise<DraftNews | undefined>
  /**
   * Writes the draft anew, under the next epoch and with the same holder, if it is still as it was read; undefined where
   * it is not, or was rebuilt too lately. What was written before is left behind, with every replica of it.
   */
  rebuild(draftId: string, anew: DraftRebuild): Promise<DraftControl | undefined>
  /** Answers whether a draft that cannot be loaded may be read with all means now: nobody did so for as long as `pause` says. */
  claimRescue(draftId: string, pause: RescuePause): Promise<boolean>
  /** Notes that rescuing the draft, as `control` found it, was tried in vain. */
  noteRescueFailed(draftId: string, control: DraftControl): Promise<void>
  /** Whether only the versions of a draft are left: rescuing it was tried in vain, and it was not written anew since. */
  isBeyondRescue(draftId: string): Promise<boolean>
  /** Keeps for thirty days, for the operator, what the draft is now. */
  keepDamaged(draftId: string, news: DraftNews): Promise<void>
  /** Ends a draft: writers still connected find it gone. */
  remove(draftId: string): Promise<void>
}

const insertOnce = async (insert: () => Promise<unknown>): Promise<void> => {
  try {
    await insert()
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

const readControl = async ({ sync }: DraftRows, draftId: string): Promise<DraftControl | undefined> => {
  const row = await sync.only(controlRowSchema).one({ _id: draftId })
  return row && controlOf(row)
}

const readControls = async (
  { sync }: DraftRows,
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, DraftControl>> => {
  const rows = await sync.only(controlRowSchema).all({ _id: { $in: [...draftIds] } })
  return new Map(rows.map((row) => [row._id, controlOf(row)]))
}

const create = async (rows: DraftRows, draftId: string, first: { owner: DraftUser; update: Uint8Array }) => {
  const state = new Binary(Y.convertUpdateFormatV1ToV2(first.update))
  const cost = cheapFrom(Y.decodeUpdate(first.update).structs.length)
  await insertOnce(() => rows.snapshots.raw.insertOne({ _id: draftId, seq: 1, state, cost }))
  await insertOnce(() =>
    rows.sync.raw.insertOne({ _id: draftId, epoch: 1, holder: first.owner, seq: 1, snapSeq: 1, tail: [] }),
  )
}

/** The moment, by the database's clock, until which a take that is asked for now may count. */
const takeDeadline = async (now: DraftRows['now']): Promise<Date> => {
  const asked = performance.now()
  const present = await now()
  // It was read somewhere on the way: all of the way is taken off, so that the deadline is never later than said.
  return new Date(present.getTime() + takeWithinMs - (performance.now() - asked))
}

const take = async (
  rows: DraftRows,
  draftId: string,
  { seen, user }: { readonly seen: number; readonly user: DraftUser },
): Promise<TakeOutcome | undefined> => {
  // The driver and the sockets hand a command over whenever they can: the database itself lets it go too late.
  const inTime = { $expr: { $lt: ['$$NOW', await takeDeadline(rows.now)] } }
  const row = await rows.sync.raw.findOneAndUpdate(
    { _id: draftId, epoch: seen, 'holder.id': { $ne: user.id }, ...inTime },
    { $inc: { epoch: 1, seq: 1 }, $set: { holder: user } },
    { returnDocument: 'after', projection: { tail: 0 } },
  )
  if (row !== null) return { taken: true, changed: true, control: controlOf(controlRowSchema.parse(row)) }
  const control = await readControl(rows, draftId)
  const isTooLate = control?.epoch === seen && control.holder.id !== user.id
  if (isTooLate) throw new Error('the take came too late to count')
  return control && { taken: control.holder.id === user.id, changed: false, control }
}

const snapshot = async (
  rows: DraftRows,
  draftId: string,
  { seq, state, cost, content }: DraftSnapshot,
): Promise<void> => {
  // The state first: a crash in between leaves a tail that is merely too long, and applying it again is
  // harmless.
  await rows.snapshots.raw.updateOne(
    { _id: draftId, seq: { $lte: seq } },
    { $set: { seq, state: new Binary(state), cost, ...(content && { content, contentSeq: seq }) } },
  )
  await rows.sync.raw.updateOne(
    { _id: draftId, snapSeq: { $lt: seq } },
    { $set: { snapSeq: seq }, $max: { tailAfter: seq }, $pull: { tail: { s: { $lte: seq } } } },
  )
  await rows.earlier.raw.updateOne(
    { _id: draftId, after: { $lt: seq } },
    { $set: { after: seq }, $pull: { updates: { s: { $lte: seq } } } },
  )
}

const vouch = async ({ snapshots }: DraftRows, _id: string, at: { seq: number; structs: number }) => {
  await snapshots.raw.updateOne({ _id, seq: at.seq }, { $set: { cost: cheapFrom(at.structs) } })
}

const remove = async ({ sync, earlier, snapshots }: DraftRows, draftId: string): Promise<void> => {
  // The control row goes first, so that a snapshot still under way finds nothing to trim.
  await sync.raw.deleteOne({ _id: draftId })
  await earlier.raw.deleteOne({ _id: draftId })
  await snapshots.raw.deleteOne({ _id: draftId })
}

/** Opens the durable log of drafts in a database. */
export const createDraftLog = (db: Db): DraftLog => {
  const rows = draftRows(db)
  const append = createAppendBatch(rows)
  const tails = createTailShortening(rows)
  const store = async (draftId: string, at: DraftSnapshot): Promise<void> => {
    await snapshot(rows, draftId, at)
    tails.trimmed(draftId)
  }
  return {
    create: (draftId, owner, update) => create(rows, draftId, { owner, update }),
    control: (draftId) => readControl(rows, draftId),
    controls: (draftIds) => readControls(rows, draftIds),
    take: (draftId, asked) => take(rows, draftId, asked),
    append: async (entry) => {
      const outcome = await append(entry)
      if (outcome.outcome === 'appended')
        tails.appended(entry.draftId, { seq: outcome.seq, bytes: entry.update.byteLength })
      return outcome
    },
    snapshot: store,
    vouch: (draftId, seq, structs) => vouch(rows, draftId, { seq, structs }),
    load: (draftId, options) => loadDraft(rows, draftId, options),
    since: (draftId, seq) => readDraftNews(rows, draftId, seq),
    rebuild: async (draftId, anew) => {
      const rebuilt = await rebuildDraft(rows, draftId, anew)
      if (rebuilt !== undefined) await store(draftId, rebuiltSnapshot(rebuilt, anew))
      return rebuilt
    },
    claimRescue: (draftId, pause) => claimRescue(rows, draftId, pause),
    noteRescueFailed: (draftId, control) => noteRescueFailed(rows, draftId, control),
    isBeyondRescue: (draftId) => isBeyondRescue(rows, draftId),
    keepDamaged: (draftId, news) => keepDamaged(rows, draftId, news),
    remove: (draftId) => remove(rows, draftId),
  }
}
