import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { draftDamaged } from '@shingle/shared/website/problems.ts'
import type * as Y from 'yjs'
import { DamagedDraft, openStored } from '../draft-guard/load-updates.ts'
import type { StoredUpdate } from '../draft-guard/stored-update.ts'
import type { EarlierUpdates } from '../rows/draft-earlier-updates.ts'
import type { SnapshotCost } from '../rows/draft-snapshots.ts'
import type { SyncRow } from '../rows/draft-sync.ts'
import type { DraftRows } from './draft-rows.ts'

/** What a reader who already has everything up to some `seq` still lacks. */
export interface DraftNews {
  readonly control: DraftControl
  /**
   * What to apply, in order; the first may be the whole state. Where the draft was rebuilt since `seq`, they
   * are for an empty document alone.
   */
  readonly updates: readonly StoredUpdate[]
  /** The whole draft as plain values, where they stand beside the state. They may be of an older shape. */
  readonly content?: DraftContent
  /** The stored state, where it is the first of the updates: at which position it was written, and what it costs to load. */
  readonly state?: { readonly seq: number; readonly cost: SnapshotCost | undefined }
}

/** A whole draft as a document of its own, exactly as it stood at `seq`. Whoever asked for it destroys it. */
export interface LoadedDraft extends DraftControl {
  readonly doc: Y.Doc
}

/** There is no such draft. */
export const draftNotFound: Problem = {
  code: 'draft.not-found',
  status: 404,
  text: 'No website at this link',
}
/** The log does not hold yet what was asked for. */
export const draftNotYetSaved: Problem = {
  code: 'draft.not-yet-saved',
  status: 409,
  text: 'Your last changes are not saved to your account yet. Please try again.',
}

/** Control alone, without the row's tail. */
export const controlOf = ({ epoch, holder, seq, rebuilt }: Omit<SyncRow, 'tail'>): DraftControl => ({
  epoch,
  holder: { id: holder.id, name: holder.name },
  seq,
  ...(rebuilt && { rebuilt: rebuilt.epoch }),
})

const nothingEarlier: Pick<EarlierUpdates, 'after' | 'updates'> = { after: -1, updates: [] }

/** Whether the tail begins with the whole draft, so that the stored state is of a history left behind. */
export const beginsAnew = ({ rebuilt, snapSeq }: SyncRow): boolean =>
  rebuilt !== undefined && snapSeq < rebuilt.seq

/** Where the tail of a row begins. */
export const tailAfterOf = ({ snapSeq, tailAfter = snapSeq }: SyncRow): number => Math.max(snapSeq, tailAfter)

/** The updates that left the row's tail by when it was read, of those after `seq` and the row's snapshot. */
const putAside = (row: SyncRow, earlier: Pick<EarlierUpdates, 'updates'>, seq: number): Uint8Array[] => {
  const from = Math.max(seq, row.snapSeq)
  return earlier.updates.filter(({ s }) => s > from && s <= tailAfterOf(row)).map(({ u }) => u.value())
}

/**
 * Everything of one draft after `seq`, or undefined where there is no draft. What moves meanwhile moves the other way, from
 * the row to the earlier updates to the snapshot, and is written there before it leaves: nothing is missed.
 */
export const readDraftNews = async (
  rows: DraftRows,
  draftId: string,
  seq: number,
): Promise<DraftNews | undefined> => {
  const row = await rows.sync.one({ _id: draftId })
  if (row === undefined) return undefined
  const control = controlOf(row)
  const tail = row.tail.filter(({ s }) => s > seq).map(({ u }) => u.value())
  const { snapSeq } = row
  const tailAfter = tailAfterOf(row)
  if (seq >= tailAfter || beginsAnew(row)) return { control, updates: tail }
  const earlier = tailAfter > snapSeq ? await rows.earlier.one({ _id: draftId }) : nothingEarlier
  if (earlier === undefined) return undefined
  const updates = [...putAside(row, earlier, seq), ...tail]
  // A snapshot that was written between the reads left less than the row says, or holds more: then the row is read again.
  if (seq >= snapSeq) return earlier.after > seq ? readDraftNews(rows, draftId, seq) : { control, updates }
  const snapshot = await rows.snapshots.one({ _id: draftId })
  if (snapshot === undefined) return undefined
  if (snapshot.seq > row.seq) return readDraftNews(rows, draftId, seq)
  const state = snapshot.state.value()
  const { content, contentSeq = -1 } = snapshot
  const isPresent = contentSeq === snapshot.seq && (row.tail.at(-1)?.s ?? tailAfter) <= contentSeq
  return {
    control,
    updates: [{ state }, ...updates],
    state: { seq: snapshot.seq, cost: snapshot.cost },
    ...(isPresent && content && { content }),
  }
}

/** The whole draft from everything that is known of it, the news after nothing; refuses what would stall the process. */
const wholeDraft = ({ control, updates }: DraftNews): Result<LoadedDraft> => {
  try {
    return succeed({ ...control, doc: openStored(updates) })
  } catch (error) {
    if (error instanceof DamagedDraft) return refuse(draftDamaged)
    throw error
  }
}

/**
 * The whole draft from snapshot and tail. Refuses a missing draft (`draft.not-found`), one that has not
 * reached `atLeast` (`draft.not-yet-saved`), and one that cannot be loaded (`draft.damaged`).
 */
export const loadDraft = async (
  rows: DraftRows,
  draftId: string,
  { atLeast = 0 }: { readonly atLeast?: number } = {},
): Promise<Result<LoadedDraft>> => {
  const news = await readDraftNews(rows, draftId, -1)
  if (news === undefined) return refuse(draftNotFound)
  if (news.control.seq < atLeast) return refuse(draftNotYetSaved)
  return wholeDraft(news)
}
