import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { VersionAnswer, VersionEntry } from '@shingle/shared/version/endpoints.ts'
import {
  publishedVersionsMaximum,
  savedVersionsMaximum,
  takenOverVersionsMaximum,
  versionsPerAnswer,
} from '@shingle/shared/version/limits.ts'
import { noSuchVersion, versionLimitReached } from '@shingle/shared/version/problems.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import {
  type DraftVersions,
  type ListedVersion,
  openDraftVersions,
  type VersionPlace,
  type VersionRow,
} from '@shingle/storage/rows/draft-versions.ts'
import type { Db } from 'mongodb'
import * as Y from 'yjs'
import { freshId } from '../session/keys.ts'

type NewVersion = Omit<
  VersionRow,
  '_id' | 'createdAt' | 'references' | 'fingerprint' | 'endedEpochs' | 'slot'
>

/** The draft as it stood when an epoch of edit control ended. */
export interface EndedEpoch {
  readonly draftId: string
  readonly epoch: number
  readonly taker: VersionRow['author']
  readonly seq: number
  readonly content: DraftContent
}

const entryOf = ({ _id, name, reason, author, createdAt, seq }: ListedVersion): VersionEntry => ({
  id: _id,
  name,
  reason,
  author,
  createdAt: createdAt.toISOString(),
  seq,
})

const cursorOf = ({ _id, createdAt }: VersionPlace): string => `${createdAt.toISOString()}_${_id}`

/** The place that a cursor was made of; a text that is no cursor is no place. */
const placeOf = (cursor: string | undefined): VersionPlace | undefined => {
  const at = cursor?.indexOf('_') ?? -1
  const createdAt = new Date(cursor?.slice(0, at) ?? '')
  if (cursor === undefined || Number.isNaN(createdAt.getTime())) return undefined
  return { createdAt, _id: cursor.slice(at + 1) }
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

const reading = (rows: DraftVersions) => {
  const answer = async (asked: Promise<VersionRow | undefined>): Promise<Result<VersionAnswer>> => {
    const row = await asked
    return row === undefined ? refuse(noSuchVersion) : succeed(answerOf(row))
  }

  return {
    list: async (draftId: string, before?: string) => {
      const found = await rows.list(draftId, versionsPerAnswer + 1, placeOf(before))
      const shown = found.slice(0, versionsPerAnswer)
      const last = shown.at(-1)
      const next = last !== undefined && found.length > shown.length ? cursorOf(last) : null
      return { versions: shown.map(entryOf), next }
    },
    one: (draftId: string, id: string) => answer(rows.one(draftId, id)),
    published: (draftId: string) => answer(rows.newestPublished(draftId)),
    atEndOf: async (draftId: string, epoch: number): Promise<Result<VersionAnswer>> => {
      const row = await rows.atEndOf(draftId, epoch)
      const ended = row?.endedEpochs.find((one) => one.epoch === epoch)
      if (row === undefined || ended === undefined) return refuse(noSuchVersion)
      return succeed({ ...answerOf(row), taken: { by: ended.taker, at: ended.at.toISOString() } })
    },
  }
}

const keeping = (rows: DraftVersions, clock: () => Date) => {
  const rowOf = (version: NewVersion, endedEpochs: VersionRow['endedEpochs'] = []) => {
    const fingerprint = fingerprintOf(version.content)
    return { _id: freshId(), createdAt: clock(), ...version, fingerprint, endedEpochs }
  }

  return {
    /** Keeps what was published or generated; the oldest published ones make room. */
    save: async (version: NewVersion): Promise<VersionEntry> => {
      const row = rowOf(version)
      await rows.insert(row)
      if (version.reason === 'published')
        await rows.prune(version.draftId, 'published', publishedVersionsMaximum)
      return entryOf(row)
    },

    /** Keeps a version that somebody named. */
    saveNamed: async (version: Omit<NewVersion, 'reason'>): Promise<Result<VersionEntry>> => {
      const row = rowOf({ ...version, reason: 'saved' })
      return (await rows.insertSaved(row, savedVersionsMaximum))
        ? succeed(entryOf(row))
        : refuse(versionLimitReached)
    },

    /** Keeps what a former editor left; where the newest version says the same, it stands for this one as well. */
    endEpoch: async ({ draftId, epoch, taker, seq, content }: EndedEpoch): Promise<void> => {
      const newest = await rows.newest(draftId)
      const ended = { epoch, taker, at: clock() }
      if (newest?.fingerprint === fingerprintOf(content)) return rows.addEndedEpoch(newest._id, ended)
      const name = `Before ${taker.name} took over`
      await rows.insert(rowOf({ draftId, name, reason: 'taken-over', author: taker, seq, content }, [ended]))
      await rows.prune(draftId, 'taken-over', takenOverVersionsMaximum)
    },
  }
}

export type Versions = ReturnType<typeof createVersions>

/** The states of drafts that people can return to. */
export const createVersions = (db: Db, clock: () => Date) => {
  const rows = openDraftVersions(db)
  return { ...reading(rows), ...keeping(rows, clock) }
}
