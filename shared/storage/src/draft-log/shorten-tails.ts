import { setTimeout as wait } from 'node:timers/promises'
import { controlRowSchema, type SyncRow } from '../rows/draft-sync.ts'
import { beginsAnew } from './draft-reading.ts'
import type { DraftRows } from './draft-rows.ts'
import { takeCut } from './take-cut.ts'

/** About every so many updates of a draft its tail is put aside, of many drafts together, with a pause before the next ones. */
const every = 16
const pauseMs = 250
/** So many rows are read at once. */
const readAtOnce = 64
/** The tail of a draft in which somebody writes more at once stays where it is until its next snapshot. */
const mostBytes = 16 * 1024
/** That is at most so many updates later: another process may have written the snapshot. */
const leftAloneFor = 1_024
/** So many drafts are left alone at most, those that were so first are forgotten first. */
const mostLeftAlone = 4_096

const isLong = (row: SyncRow): boolean => row.tail.length >= every / 2 && !beginsAnew(row)

const bytesOf = ({ tail }: SyncRow): number => tail.reduce((sum, { u }) => sum + u.length(), 0)

/** Puts the tails of rows aside; those that could be, each by itself. */
const keepTails = async (rows: DraftRows, long: readonly SyncRow[]): Promise<readonly SyncRow[]> => {
  const { n, writeErrors, writeConcernError } = await rows.updateEachEarlier(
    long.map(({ _id, snapSeq, tail }) => ({
      q: { _id },
      u: { $push: { updates: { $each: tail } }, $setOnInsert: { after: snapSeq } },
      upsert: true,
    })),
  )
  const refused = new Set(writeErrors?.map(({ index }) => index))
  // Where it cannot be told which were taken, or that they are durable, they all stay where they are.
  const isTold = writeConcernError === undefined && n + refused.size === long.length
  return isTold ? long.filter((_, at) => !refused.has(at)) : []
}

const moveTails = async (rows: DraftRows, long: readonly SyncRow[]): Promise<void> => {
  const kept = await keepTails(rows, long)
  if (kept.length === 0) return
  const { n } = await rows.updateEach(
    kept.map(({ _id, tail }) => {
      const last = tail.at(-1)?.s
      return { q: { _id }, u: { $pull: { tail: { s: { $lte: last } } }, $max: { tailAfter: last } } }
    }),
  )
  if (n < kept.length)
    await forgetGone(
      rows,
      kept.map(({ _id }) => _id),
    )
}

/**
 * Moves the tails of control rows to the earlier updates: whatever is appended, the whole row goes to the disk again. They are
 * written there before they are taken from here, so that whoever reads the row first misses nothing; a crash in between
 * leaves some in both, and applying them again is harmless.
 */
export const shortenTails = async (rows: DraftRows, draftIds: readonly string[]): Promise<void> => {
  for (let at = 0; at < draftIds.length; at += readAtOnce) {
    const read = await rows.sync.all({ _id: { $in: draftIds.slice(at, at + readAtOnce) } })
    const long = read.filter(isLong)
    while (long.length > 0) await moveTails(rows, takeCut(long, bytesOf))
  }
}

/** What was put aside of a draft that was removed meanwhile goes as well. */
const forgetGone = async ({ sync, earlier }: DraftRows, draftIds: readonly string[]): Promise<void> => {
  const there = await sync.only(controlRowSchema).all({ _id: { $in: [...draftIds] } })
  const ids = new Set(there.map(({ _id }) => _id))
  await earlier.raw.deleteMany({ _id: { $in: draftIds.filter((id) => !ids.has(id)) } })
}

/** Shortens tails now and then. */
export interface TailShortening {
  /** Tells of an update that became durable, how large it is and at which place. */
  readonly appended: (draftId: string, at: { readonly seq: number; readonly bytes: number }) => void
  /** Tells that a snapshot trimmed a draft's tail. */
  readonly trimmed: (draftId: string) => void
}

/** Opens the shortening of the tails in a log, which begins by itself as it is told of appends. */
export const createTailShortening = (rows: DraftRows): TailShortening => {
  const due = new Set<string>()
  const leftAloneUntil = new Map<string, number>()
  const leaveAlone = (draftId: string, seq: number): void => {
    leftAloneUntil.set(draftId, seq + leftAloneFor)
    const [first = draftId] = leftAloneUntil.keys()
    if (leftAloneUntil.size > mostLeftAlone) leftAloneUntil.delete(first)
  }
  let isRunning = false
  const run = async (): Promise<void> => {
    while (due.size > 0) {
      const draftIds = [...due]
      due.clear()
      // Where that fails a tail stays long until the next time, or a snapshot.
      await shortenTails(rows, draftIds).catch(() => undefined)
      await wait(pauseMs, undefined, { ref: false })
    }
    isRunning = false
  }
  return {
    appended: (draftId, { seq, bytes }) => {
      if (bytes > mostBytes) leaveAlone(draftId, seq)
      if (seq % every !== 0 || seq < (leftAloneUntil.get(draftId) ?? 0)) return
      due.add(draftId)
      if (isRunning) return
      isRunning = true
      void run()
    },
    trimmed: (draftId) => leftAloneUntil.delete(draftId),
  }
}
