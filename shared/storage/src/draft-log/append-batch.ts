import { setTimeout as wait } from 'node:timers/promises'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { Binary } from 'mongodb'
import type { SyncRow } from '../rows/draft-sync.ts'
import { controlOf, tailAfterOf } from './draft-reading.ts'
import type { DraftRows } from './draft-rows.ts'
import { takeCut } from './take-cut.ts'

/** One update to make durable: by `holder` in `epoch`, after everything up to `base`. */
export interface DraftAppend {
  readonly draftId: string
  readonly epoch: number
  /** The writer's account id. */
  readonly holder: string
  readonly base: number
  readonly update: Uint8Array
}

/**
 * Whether an update became durable. `behind`: others wrote first; `control`: the writer lost control; `gone`:
 * no such draft.
 */
export type AppendOutcome =
  | { readonly outcome: 'appended'; readonly seq: number }
  | { readonly outcome: 'behind' | 'control'; readonly control: DraftControl }
  | { readonly outcome: 'gone' }

/** An update on its way into the log, and whoever waits for it. */
interface Waiting {
  readonly entry: DraftAppend
  readonly resolve: (outcome: AppendOutcome) => void
  readonly reject: (error: unknown) => void
}

/**
 * From the start of one write to the start of the next, the longer the more go together. A lone typist never meets it,
 * and many lose a blink: without it a fast database gets commands of two or three updates, and each command, with its
 * wait for the disk, costs as much as ten updates.
 */
const pauseAfter = (batch: readonly Waiting[]): number => Math.min(40, 10 + batch.length / 2)

/** The conditional write that lets an update in: only there, only then, only by its holder. */
const writeOf = ({ draftId, epoch, holder, base, update }: DraftAppend) => ({
  q: { _id: draftId, epoch, 'holder.id': holder, seq: base },
  u: { $inc: { seq: 1 }, $push: { tail: { s: base + 1, e: epoch, u: new Binary(update) } } },
})

const isSame = (stored: Uint8Array, update: Uint8Array): boolean => Buffer.compare(stored, update) === 0

/** What is stored of a draft that no snapshot holds. */
interface Stored {
  readonly row: SyncRow
  readonly updates: SyncRow['tail']
}

/**
 * What became of one update, read from what is stored; undefined when it could be in and is not. An update is known by
 * its place and its bytes, so that one offered again after a lost answer is found instead of refused. One that a
 * snapshot already swallowed counts as `behind`: whoever then catches up finds that it has nothing new.
 */
const outcomeIn = (
  stored: Stored | undefined,
  { epoch, holder, base, update }: DraftAppend,
): AppendOutcome | undefined => {
  if (stored === undefined) return { outcome: 'gone' }
  const seq = base + 1
  const isIn = stored.updates.some(({ s, e, u }) => s === seq && e === epoch && isSame(u.value(), update))
  if (isIn) return { outcome: 'appended', seq }
  const control = controlOf(stored.row)
  const isHolder = control.epoch === epoch && control.holder.id === holder
  if (!isHolder) return { outcome: 'control', control }
  return control.seq === base ? undefined : { outcome: 'behind', control }
}

/** Whether the place of an update may be among those that were put aside. */
const isPutAside = ({ base }: DraftAppend, row: SyncRow | undefined): boolean =>
  row !== undefined && base >= row.snapSeq && base < tailAfterOf(row)

/** Reads the rows back, those before those that their tails leave for, as `readDraftNews` does. */
const readStored = async (
  { sync, earlier }: DraftRows,
  batch: readonly Waiting[],
): Promise<ReadonlyMap<string, Stored>> => {
  const ids = [...new Set(batch.map(({ entry }) => entry.draftId))]
  const rows = new Map((await sync.all({ _id: { $in: ids } })).map((row) => [row._id, row]))
  const asked = batch.flatMap(({ entry }) =>
    isPutAside(entry, rows.get(entry.draftId)) ? [entry.draftId] : [],
  )
  const aside = asked.length === 0 ? [] : await earlier.all({ _id: { $in: asked } })
  const earlierOf = new Map(aside.map(({ _id, updates }) => [_id, updates]))
  return new Map(
    [...rows].map(([id, row]) => [id, { row, updates: [...(earlierOf.get(id) ?? []), ...row.tail] }]),
  )
}

/** Tells each update apart: a command counts what matched, but not which. */
const decide = async (rows: DraftRows, batch: readonly Waiting[], problem: unknown): Promise<void> => {
  const stored = await readStored(rows, batch)
  for (const { entry, resolve, reject } of batch) {
    const outcome = outcomeIn(stored.get(entry.draftId), entry)
    if (outcome === undefined) reject(problem ?? new Error('the database did not take an update'))
    else resolve(outcome)
  }
}

const write = async (rows: DraftRows, batch: readonly Waiting[]): Promise<void> => {
  const writes = batch.map(({ entry }) => writeOf(entry))
  // A lost line throws and says nothing about what was written: whoever waits offers it again, and it is found.
  const { n, writeErrors, writeConcernError } = await rows.updateEach(writes)
  const cause = writeErrors ?? writeConcernError
  if (cause !== undefined) await decide(rows, batch, new Error('the database refused an update', { cause }))
  else if (n < batch.length) await decide(rows, batch, undefined)
  else for (const { entry, resolve } of batch) resolve({ outcome: 'appended', seq: entry.base + 1 })
}

/**
 * Makes the appends of many drafts durable together: whatever comes while one write is under way goes with the
 * next, in one command and one wait for the disk. Each still succeeds or fails alone.
 */
export const createAppendBatch = (rows: DraftRows): ((entry: DraftAppend) => Promise<AppendOutcome>) => {
  const waiting: Waiting[] = []
  let isWriting = false
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = takeCut(waiting, ({ entry }) => entry.update.byteLength)
      const next = wait(pauseAfter(batch))
      await write(rows, batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
      await next
    }
    isWriting = false
  }
  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject })
      if (isWriting) return
      isWriting = true
      // What arrives in the same turn of the event loop comes along.
      setImmediate(() => void writeAll())
    })
}
