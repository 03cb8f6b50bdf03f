import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import * as Y from 'yjs'
import type { SyncRow } from '../rows/draft-sync.ts'
import type { DraftRows } from './draft-rows.ts'

/** What a reader who already has everything up to some `seq` still lacks. */
export interface DraftNews {
  readonly control: DraftControl
  /** Updates (Yjs V1) to apply in order; the first may be a whole snapshot. */
  readonly updates: readonly Uint8Array[]
}

/** A whole draft as one update (Yjs V1), exactly as it stood at `seq`. */
export interface LoadedDraft extends DraftControl {
  readonly update: Uint8Array
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
export const controlOf = ({ epoch, holder, seq }: Omit<SyncRow, 'tail'>): DraftControl => ({
  epoch,
  holder: { id: holder.id, name: holder.name },
  seq,
})

/** Everything of one draft after `seq`, or undefined where there is no draft. */
export const readDraftNews = async (
  rows: DraftRows,
  draftId: string,
  seq: number,
): Promise<DraftNews | undefined> => {
  const row = await rows.sync.one({ _id: draftId })
  if (row === undefined) return undefined
  const tail = row.tail.filter(({ s }) => s > seq).map(({ u }) => u.value())
  if (seq >= row.snapSeq) return { control: controlOf(row), updates: tail }
  const snapshot = await rows.snapshots.one({ _id: draftId })
  if (snapshot === undefined) return undefined
  // A snapshot written between the two reads may hold more than the row says: then the row is read again.
  if (snapshot.seq > row.seq) return readDraftNews(rows, draftId, seq)
  const state = Y.convertUpdateFormatV2ToV1(snapshot.state.value())
  return { control: controlOf(row), updates: [state, ...tail] }
}

const merged = (updates: readonly Uint8Array[]): Uint8Array => {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  const whole = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return whole
}

/** The whole draft from everything that is known of it: the news after nothing. */
export const wholeDraft = ({ control, updates }: DraftNews): LoadedDraft => ({
  ...control,
  update: merged(updates),
})

/**
 * The whole draft from snapshot and tail. Refuses a missing draft (`draft.not-found`) and one that has not
 * reached `atLeast` (`draft.not-yet-saved`).
 */
export const loadDraft = async (
  rows: DraftRows,
  draftId: string,
  { atLeast = 0 }: { readonly atLeast?: number } = {},
): Promise<Result<LoadedDraft>> => {
  const news = await readDraftNews(rows, draftId, -1)
  if (news === undefined) return refuse(draftNotFound)
  if (news.control.seq < atLeast) return refuse(draftNotYetSaved)
  return succeed(wholeDraft(news))
}
