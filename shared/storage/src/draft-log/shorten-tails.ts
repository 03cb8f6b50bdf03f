import { setTimeout as wait } from 'node:timers/promises'
import { controlRowSchema, type SyncRow } from '../rows/draft-sync.ts'
import { beginsAnew } from './draft-reading.ts'
import type { DraftRows } from './draft-rows.ts'

/** After so many updates of a draft its tail is put aside, of many drafts together, with a pause before the next ones. */
const every = 16
const pauseMs = 250

const isLong = (row: SyncRow): boolean => row.tail.length >= every / 2 && !beginsAnew(row)

/**
 * Moves the tails of control rows to the earlier updates: whatever is appended, the whole row goes to the disk again. They are
 * written there before they are taken from here, so that whoever reads the row first misses nothing; a crash in between
 * leaves some in both, and applying them again is harmless.
 */
export const shortenTails = async (rows: DraftRows, draftIds: readonly string[]): Promise<void> => {
  const found = await rows.sync.all({ _id: { $in: [...draftIds] } })
  const long = found.filter(isLong)
  if (long.length === 0) return
  const kept = await rows.updateEachEarlier(
    long.map(({ _id, snapSeq, tail }) => ({
      q: { _id },
      u: { $push: { updates: { $each: tail } }, $setOnInsert: { after: snapSeq } },
      upsert: true,
    })),
  )
  // One that was not taken may be any of them: then they all stay where they are.
  if (kept.n < long.length || kept.writeErrors || kept.writeConcernError) return
  const taken = await rows.updateEach(
    long.map(({ _id, tail }) => {
      const last = tail.at(-1)?.s
      return { q: { _id }, u: { $pull: { tail: { s: { $lte: last } } }, $max: { tailAfter: last } } }
    }),
  )
  if (taken.n < long.length) await forgetGone(rows, draftIds)
}

/** What was put aside of a draft that was removed meanwhile goes as well. */
const forgetGone = async ({ sync, earlier }: DraftRows, draftIds: readonly string[]): Promise<void> => {
  const there = await sync.only(controlRowSchema).all({ _id: { $in: [...draftIds] } })
  const ids = new Set(there.map(({ _id }) => _id))
  await earlier.raw.deleteMany({ _id: { $in: draftIds.filter((id) => !ids.has(id)) } })
}

/** Shortens the tail of a draft now and then, as it is told of each update that became durable and at which place. */
export const createTailShortening = (rows: DraftRows): ((draftId: string, seq: number) => void) => {
  const due = new Set<string>()
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
  return (draftId, seq) => {
    if (seq % every !== 0) return
    due.add(draftId)
    if (isRunning) return
    isRunning = true
    void run()
  }
}
