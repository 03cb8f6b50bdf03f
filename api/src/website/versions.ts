import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Db } from 'mongodb'
import { freshId } from '../session/keys.ts'

/** A row of DraftVersions: the whole draft as it stood at one position of its log. */
interface VersionRow {
  readonly _id: string
  readonly draftId: string
  readonly name: string
  readonly reason: 'saved' | 'published'
  readonly author: string
  readonly createdAt: Date
  readonly seq: number
  readonly content: DraftContent
}

type NewVersion = Omit<VersionRow, '_id' | 'createdAt'>

const shownMaximum = 100

export type Versions = ReturnType<typeof createVersions>

/** The named versions of drafts. */
export const createVersions = (db: Db, clock: () => Date) => {
  const rows = db.collection<VersionRow>('DraftVersions')

  const save = async (version: NewVersion) => {
    const row: VersionRow = { _id: freshId(), createdAt: clock(), ...version }
    await rows.insertOne(row)
    return { id: row._id, createdAt: row.createdAt }
  }

  const list = async (draftId: string) => {
    const found = await rows
      .find({ draftId }, { projection: { content: 0 } })
      .sort({ createdAt: -1 })
      .limit(shownMaximum)
      .toArray()
    return found.map(({ _id, name, reason, author, createdAt, seq }) => ({
      id: _id,
      name,
      reason,
      author,
      createdAt: createdAt.toISOString(),
      seq,
    }))
  }

  return { save, list }
}
