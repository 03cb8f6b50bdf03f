import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { VersionAnswer, VersionEntry } from '@shingle/shared/version/endpoints.ts'
import {
  assistedVersionsRoom,
  publishedVersionsRoom,
  savedVersionsRoom,
  takenOverVersionsRoom,
  versionsPerAnswer,
} from '@shingle/shared/version/limits.ts'
import { noSuchVersion, versionLimitReached, versionRoomReached } from '@shingle/shared/version/problems.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { nameOfVersion } from '@shingle/storage/membership/name-of-version.ts'
import { type NameById, namesOf } from '@shingle/storage/membership/names-of.ts'
import {
  type DraftVersions,
  type ListedVersion,
  openDraftVersions,
  type VersionPlace,
} from '@shingle/storage/rows/draft-versions.ts'
import { openUsers, type Users } from '@shingle/storage/rows/users.ts'
import type { VersionRow } from '@shingle/storage/rows/version-row.ts'
import type { Db } from 'mongodb'
import * as Y from 'yjs'
import { freshId, hashOf } from '../session/keys.ts'

interface NewVersion extends Pick<VersionRow, 'draftId' | 'name' | 'reason' | 'seq' | 'content'> {
  readonly authorId: string
}

/** The draft as it stood when an epoch of edit control ended. */
export interface EndedEpoch {
  readonly draftId: string
  readonly epoch: number
  readonly takerId: string
  readonly seq: number
  readonly content: DraftContent
}

const personOf = ({ id }: VersionRow['author'], called: NameById) => ({ id, name: called(id) })

const entryOf = (version: ListedVersion, called: NameById): VersionEntry => ({
  id: version._id,
  name: nameOfVersion(version, called),
  reason: version.reason,
  author: personOf(version.author, called),
  createdAt: version.createdAt.toISOString(),
  seq: version.seq,
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

const answerOf = (row: VersionRow, called: NameById): VersionAnswer => ({
  version: entryOf(row, called),
  content: inPresentShape(row.content),
})

interface Store {
  readonly rows: DraftVersions
  readonly users: Pick<Users, 'findAll'>
  readonly clock: () => Date
}

const reading = ({ rows, users }: Store) => {
  const answer = async (asked: Promise<VersionRow | undefined>): Promise<Result<VersionAnswer>> => {
    const row = await asked
    if (row === undefined) return refuse(noSuchVersion)
    return succeed(answerOf(row, await namesOf(users, [row.author.id])))
  }

  return {
    list: async (draftId: string, before?: string) => {
      const found = await rows.list(draftId, versionsPerAnswer + 1, placeOf(before))
      const shown = found.slice(0, versionsPerAnswer)
      const last = shown.at(-1)
      const next = last !== undefined && found.length > shown.length ? cursorOf(last) : null
      const called = await namesOf(
        users,
        shown.map(({ author }) => author.id),
      )
      return { versions: shown.map((version) => entryOf(version, called)), next }
    },
    one: (draftId: string, id: string) => answer(rows.one(draftId, id)),
    published: (draftId: string) => answer(rows.newestPublished(draftId)),
    atEndOf: async (draftId: string, epoch: number): Promise<Result<VersionAnswer>> => {
      const row = await rows.atEndOf(draftId, epoch)
      const ended = row?.endedEpochs.find((one) => one.epoch === epoch)
      if (row === undefined || ended === undefined) return refuse(noSuchVersion)
      const called = await namesOf(users, [row.author.id, ended.taker.id])
      const taken = { by: personOf(ended.taker, called), at: ended.at.toISOString() }
      return succeed({ ...answerOf(row, called), taken })
    },
  }
}

const keeping = ({ rows, users, clock }: Store) => {
  const rowOf = ({ authorId, ...version }: NewVersion, endedEpochs: VersionRow['endedEpochs'] = []) => {
    const fingerprint = fingerprintOf(version.content)
    return {
      _id: freshId(),
      author: { id: authorId },
      createdAt: clock(),
      ...version,
      fingerprint,
      endedEpochs,
    }
  }
  const kept = async (row: VersionRow) => entryOf(row, await namesOf(users, [row.author.id]))

  return {
    /** Keeps what was published or generated; the oldest published ones make room. What was published before as it is stays as one. */
    save: async (version: NewVersion): Promise<VersionEntry> => {
      const row = rowOf(version)
      const former = version.reason === 'published' ? await rows.newestPublished(version.draftId) : undefined
      if (former?.fingerprint === row.fingerprint) return kept(former)
      await rows.insert(row)
      if (version.reason === 'published')
        await rows.prune(version.draftId, 'published', publishedVersionsRoom)
      return kept(row)
    },

    /** Keeps what a website was generated as, which is one version however often it is kept. */
    saveFirst: async (version: Omit<NewVersion, 'reason'>): Promise<void> => {
      const _id = hashOf(`first version ${version.draftId}`)
      await rows.insertOnce({ ...rowOf({ ...version, reason: 'generated' }), _id })
    },

    /** Keeps a version that somebody named. */
    saveNamed: async (version: Omit<NewVersion, 'reason'>): Promise<Result<VersionEntry>> => {
      const row = rowOf({ ...version, reason: 'saved' })
      const place = await rows.insertSaved(row, savedVersionsRoom)
      if (place === 'kept') return succeed(await kept(row))
      return refuse(place === 'no-room' ? versionRoomReached : versionLimitReached)
    },

    /** Keeps the draft before words of a language model come into it; where a version says the same already, that is it. */
    saveBefore: async (version: Omit<NewVersion, 'reason'>): Promise<VersionEntry> => {
      const row = rowOf({ ...version, reason: 'assisted' })
      const newest = await rows.newest(version.draftId)
      if (newest?.fingerprint === row.fingerprint) return kept({ ...row, _id: newest._id })
      await rows.insert(row)
      await rows.prune(version.draftId, 'assisted', assistedVersionsRoom)
      return kept(row)
    },

    /** Deletes a version that somebody named. */
    deleteNamed: async (draftId: string, id: string): Promise<Result<undefined>> =>
      (await rows.deleteSaved(draftId, id)) ? succeed(undefined) : refuse(noSuchVersion),

    /** Keeps what a former editor left; where the newest version says the same, it stands for this one as well. */
    endEpoch: async ({ draftId, epoch, takerId, seq, content }: EndedEpoch): Promise<void> => {
      const newest = await rows.newest(draftId)
      const ended = { epoch, taker: { id: takerId }, at: clock() }
      if (newest?.fingerprint === fingerprintOf(content)) return rows.addEndedEpoch(newest._id, ended)
      const version = { draftId, name: '', reason: 'taken-over', authorId: takerId, seq, content } as const
      await rows.insert(rowOf(version, [ended]))
      await rows.prune(draftId, 'taken-over', takenOverVersionsRoom)
    },
  }
}

export type Versions = ReturnType<typeof createVersions>

/** The states of drafts that people can return to. */
export const createVersions = (db: Db, clock: () => Date) => {
  const store = { rows: openDraftVersions(db), users: openUsers(db, clock), clock }
  return { ...reading(store), ...keeping(store) }
}
