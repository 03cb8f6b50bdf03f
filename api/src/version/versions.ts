import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { VersionAnswer, VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { takenOverVersionsMaximum, versionsPerAnswer } from '@shingle/shared/version/limits.ts'
import { noSuchVersion } from '@shingle/shared/version/problems.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import type { Collection, Db, Filter } from 'mongodb'
import * as Y from 'yjs'
import { freshId } from '../session/keys.ts'
import type { VersionRow } from './version-row.ts'

type NewVersion = Omit<VersionRow, '_id' | 'createdAt' | 'fingerprint' | 'endedEpochs'>
type ListedRow = Omit<VersionRow, 'content' | 'fingerprint' | 'endedEpochs'>

/** The draft as it stood when an epoch of edit control ended. */
export interface EndedEpoch {
  readonly draftId: string
  readonly epoch: number
  readonly taker: VersionRow['author']
  readonly seq: number
  readonly content: DraftContent
}

const newestFirst = { createdAt: -1, _id: -1 } as const

const entryOf = ({ _id, name, reason, author, createdAt, seq }: ListedRow): VersionEntry => ({
  id: _id,
  name,
  reason,
  author,
  createdAt: createdAt.toISOString(),
  seq,
})

const cursorOf = ({ _id, createdAt }: ListedRow): string => `${createdAt.toISOString()}_${_id}`

/** Everything older than the row that a cursor was made of; a text that is no cursor filters nothing. */
const olderThan = (cursor: string | undefined): Filter<VersionRow> => {
  const at = cursor?.indexOf('_') ?? -1
  const createdAt = new Date(cursor?.slice(0, at) ?? '')
  if (cursor === undefined || Number.isNaN(createdAt.getTime())) return {}
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: cursor.slice(at + 1) } }] }
}

/** Content in the present shape: fields that came later take their initial values, fields that went are dropped. */
const inPresentShape = (content: DraftContent): DraftContent => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(content))
  const present = materialise(doc)
  doc.destroy()
  return present
}

const answerOf = (row: VersionRow): VersionAnswer => ({
  version: entryOf(row),
  content: inPresentShape(row.content),
})

const reading = (rows: Collection<VersionRow>) => {
  const read = async (filter: Filter<VersionRow>): Promise<Result<VersionAnswer>> => {
    const row = await rows.findOne(filter, { sort: newestFirst })
    return row === null ? refuse(noSuchVersion) : succeed(answerOf(row))
  }

  return {
    list: async (draftId: string, before?: string) => {
      const found = await rows
        .find<ListedRow>(
          { draftId, ...olderThan(before) },
          { projection: { content: 0, fingerprint: 0, endedEpochs: 0 } },
        )
        .sort(newestFirst)
        .limit(versionsPerAnswer + 1)
        .toArray()
      const shown = found.slice(0, versionsPerAnswer)
      const last = shown.at(-1)
      const next = last !== undefined && found.length > shown.length ? cursorOf(last) : null
      return { versions: shown.map(entryOf), next }
    },
    one: (draftId: string, id: string) => read({ _id: id, draftId }),
    published: (draftId: string) => read({ draftId, reason: 'published' }),
    atEndOf: async (draftId: string, epoch: number): Promise<Result<VersionAnswer>> => {
      const row = await rows.findOne({ draftId, 'endedEpochs.epoch': epoch })
      const ended = row?.endedEpochs.find((one) => one.epoch === epoch)
      if (row === null || ended === undefined) return refuse(noSuchVersion)
      return succeed({ ...answerOf(row), taken: { by: ended.taker, at: ended.at.toISOString() } })
    },
  }
}

const keeping = (rows: Collection<VersionRow>, clock: () => Date) => {
  const insert = async (
    version: NewVersion,
    endedEpochs: VersionRow['endedEpochs'],
  ): Promise<VersionEntry> => {
    const fingerprint = fingerprintOf(version.content)
    const row: VersionRow = { _id: freshId(), createdAt: clock(), ...version, fingerprint, endedEpochs }
    await rows.insertOne(row)
    return entryOf(row)
  }

  const prune = async (draftId: string): Promise<void> => {
    const spare = await rows
      .find({ draftId, reason: 'taken-over' }, { projection: { _id: 1 } })
      .sort(newestFirst)
      .skip(takenOverVersionsMaximum)
      .toArray()
    if (spare.length > 0) await rows.deleteMany({ _id: { $in: spare.map(({ _id }) => _id) } })
  }

  return {
    save: (version: NewVersion): Promise<VersionEntry> => insert(version, []),

    /** Keeps what a former editor left; where the newest version says the same, it stands for this one as well. */
    endEpoch: async ({ draftId, epoch, taker, seq, content }: EndedEpoch): Promise<void> => {
      const newest = await rows.findOne({ draftId }, { sort: newestFirst, projection: { fingerprint: 1 } })
      const ended = { epoch, taker, at: clock() }
      if (newest !== null && newest.fingerprint === fingerprintOf(content)) {
        await rows.updateOne({ _id: newest._id }, { $push: { endedEpochs: ended } })
        return
      }
      const name = `Before ${taker.name} took over`
      await insert({ draftId, name, reason: 'taken-over', author: taker, seq, content }, [ended])
      await prune(draftId)
    },
  }
}

export type Versions = ReturnType<typeof createVersions>

/** DraftVersions: the states of drafts that people can return to. */
export const createVersions = (db: Db, clock: () => Date) => {
  const rows = db.collection<VersionRow>('DraftVersions')
  return { ...reading(rows), ...keeping(rows, clock) }
}
