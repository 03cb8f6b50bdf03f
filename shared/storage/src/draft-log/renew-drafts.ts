import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { controlRowSchema } from '../rows/draft-sync.ts'
import { draftRows } from './draft-rows.ts'

/**
 * No epoch of before the backup was restored is so much later than the one in it: whoever took control after it was made
 * took it in one that is over.
 */
const epochsLeftBehind = 100_000
const readAtOnce = 50

const idSchema = z.object({ _id: z.string() })
const snapshotSeqSchema = z.object({ _id: z.string(), seq: z.int() })

/** Nobody can read such a row, before and after; the other drafts do not wait for it. */
const unlessUnreadable = (error: unknown): undefined => {
  if (!(error instanceof z.core.$ZodError)) throw error
}

type Rows = ReturnType<typeof draftRows>

const renewDraft = async ({ sync, snapshots }: Rows, _id: string): Promise<void> => {
  const row = await sync.only(controlRowSchema).one({ _id }).catch(unlessUnreadable)
  if (row === undefined) return
  const { epoch, seq, snapSeq } = row
  const snapshot = await snapshots.only(snapshotSeqSchema).one({ _id }).catch(unlessUnreadable)
  const reached = Math.max(snapSeq, snapshot?.seq ?? snapSeq)
  await sync.raw.updateOne(
    { _id },
    {
      $set: { epoch: epoch + epochsLeftBehind, seq: Math.max(seq, reached) + 1, snapSeq: reached },
      ...(reached > snapSeq && { $max: { tailAfter: reached }, $pull: { tail: { s: { $lte: reached } } } }),
    },
  )
}

/**
 * Begins a later epoch of every draft of a restored backup, with the same holder. What devices have that the backup has not
 * is of an epoch that is over: they keep it as a recovered copy, and go on from what was restored. Where a snapshot was
 * copied after the control row that it left for, the row follows it.
 */
export const renewDrafts = async (db: Db): Promise<void> => {
  const rows = draftRows(db)
  for (let after = ''; ; ) {
    const read = { sort: { _id: 1 }, limit: readAtOnce } as const
    const ids = (await rows.sync.only(idSchema).all({ _id: { $gt: after } }, read)).map(({ _id }) => _id)
    await Promise.all(ids.map((id) => renewDraft(rows, id)))
    const last = ids.at(-1)
    if (last === undefined || ids.length < readAtOnce) return
    after = last
  }
}
