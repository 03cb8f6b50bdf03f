import { randomBytes } from 'node:crypto'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Db } from 'mongodb'
import * as Y from 'yjs'
import { judged } from './goals.ts'
import { shown, timeEach } from './measure.ts'
import { typedUpdates } from './sync-load.ts'
import { figureRow, type Row } from './sync-rows.ts'

const edits = 5_000

/** An id that no draft has. */
export const freshDraftId = () => randomBytes(12).toString('hex')

const editedDraft = (seed: Uint8Array): Uint8Array => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seed)
  for (const update of typedUpdates(seed, edits)) Y.applyUpdate(doc, update)
  setField(doc, { in: 'business', field: 'name' }, 'Edited five thousand times')
  return Y.encodeStateAsUpdate(doc)
}

/** What a draft weighs and takes to open after thousands of edits. */
export const measureLongLife = async (db: Db, seed: Uint8Array): Promise<Row[]> => {
  const update = editedDraft(seed)
  const draftId = freshDraftId()
  const log = createDraftLog(db)
  await log.create(draftId, { id: 'ada', name: 'Ada' }, update)
  const applied = await timeEach(50, () => Y.applyUpdate(new Y.Doc(), update))
  const loaded = await timeEach(50, () => log.load(draftId))
  return [
    figureRow(`a draft after ${edits} edits: state`, [update.byteLength / 1024, 'KB'], { atMost: 200 }),
    [
      `a draft after ${edits} edits: into a document p50 / p95`,
      judged(`${shown(applied.p50)} / ${shown(applied.p95)} ms`, applied.p50, { atMost: 20 }),
      'p50 ≤ 20 ms',
    ],
    [
      `a draft after ${edits} edits: out of the log p50 / p95`,
      `${shown(loaded.p50)} / ${shown(loaded.p95)} ms`,
      '–',
    ],
  ]
}
