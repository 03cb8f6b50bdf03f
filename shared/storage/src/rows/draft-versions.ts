import { endedEpochsMaximum } from '@shingle/shared/version/limits.ts'
import type { Db, Filter } from 'mongodb'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import { defineCollection } from './collection.ts'
import { derivedFrom, deriveOlder } from './version-content.ts'
import { type VersionRow, versionRowSchema } from './version-row.ts'

const listedSchema = z.omit(versionRowSchema, {
  content: true,
  references: true,
  bytes: true,
  fingerprint: true,
  endedEpochs: true,
  slot: true,
})

/** A version without its content. */
export type ListedVersion = z.output<typeof listedSchema>

/** DraftVersions: the states of drafts that people can return to. */
export const draftVersions = defineCollection({
  name: 'DraftVersions',
  row: versionRowSchema,
  owners: [{ of: 'website', by: 'draftId', copy: { told: 'versions' } }],
  indexes: [
    { key: { draftId: 1, createdAt: -1 } },
    { key: { draftId: 1, reason: 1, createdAt: -1 } },
    { key: { draftId: 1, references: 1 } },
    { key: { 'author.id': 1 } },
    { key: { 'endedEpochs.taker.id': 1 } },
    // Of those who save at once nobody gets the same place.
    { key: { draftId: 1, slot: 1 }, unique: true, partialFilterExpression: { slot: { $type: 'number' } } },
  ],
})

/** The place of a version in the list of its draft. */
export type VersionPlace = Pick<ListedVersion, '_id' | 'createdAt'>

const newestFirst = { createdAt: -1, _id: -1 } as const

const olderThan = ({ createdAt, _id }: VersionPlace): Filter<VersionRow> => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }],
})

type Open = ReturnType<typeof draftVersions.open>

const sizedSchema = z.pick(versionRowSchema, { _id: true, bytes: true, slot: true })

/** How large the versions are that were made for one reason, newest first: asked for once, since a database may read them whole. */
const sizesOf = async (rows: Open, of: Pick<VersionRow, 'draftId' | 'reason'>) => {
  const read = () => rows.only(sizedSchema).all({ ...of }, { sort: newestFirst })
  const found = await read()
  if (found.every(({ bytes }) => bytes !== undefined)) return found
  await deriveOlder(rows, of.draftId)
  return read()
}

const questions = (rows: Open) => {
  const newestOf = (filter: Filter<VersionRow>) => rows.one(filter, { sort: newestFirst })
  return {
    /** The newest `limit` versions of a draft, from the one after `place` on. */
    list: (draftId: string, limit: number, place?: VersionPlace) =>
      rows.only(listedSchema).all({ draftId, ...(place && olderThan(place)) }, { sort: newestFirst, limit }),
    count: (draftId: string) => rows.raw.countDocuments({ draftId }),
    one: (draftId: string, id: string) => newestOf({ _id: id, draftId }),
    newestPublished: (draftId: string) => newestOf({ draftId, reason: 'published' }),
    /** How many versions of a draft name a file. */
    countHolding: async (draftId: string, fileKey: string): Promise<number> => {
      await deriveOlder(rows, draftId)
      return rows.raw.countDocuments({ draftId, references: fileKey })
    },
    /** The keys of all files that versions of a draft name. */
    filesHeld: async (draftId: string): Promise<readonly string[]> => {
      await deriveOlder(rows, draftId)
      return z.array(z.string()).parse(await rows.raw.distinct('references', { draftId }))
    },
    atEndOf: (draftId: string, epoch: number) => newestOf({ draftId, 'endedEpochs.epoch': epoch }),
    /** Which version is the newest, and what it says in short. */
    newest: (draftId: string) =>
      rows
        .only(z.pick(versionRowSchema, { _id: true, fingerprint: true }))
        .one({ draftId }, { sort: newestFirst }),
  }
}

type NewVersionRow = Omit<VersionRow, 'references' | 'bytes' | 'slot'>

/** How many versions are kept, and how much room they may take. */
export interface VersionRoom {
  readonly count: number
  readonly bytes: number
}

const changes = (rows: Open) => ({
  insert: async (row: NewVersionRow): Promise<void> => {
    await rows.raw.insertOne({ ...row, ...derivedFrom(row.content) })
  },

  /** The same, unless it is there already. */
  insertOnce: async (row: NewVersionRow): Promise<void> => {
    await rows.raw.updateOne(
      { _id: row._id },
      { $setOnInsert: { ...row, ...derivedFrom(row.content) } },
      { upsert: true },
    )
  },

  /** Adds a version that somebody named, where there is a place and room for its bytes beside those of its draft. */
  insertSaved: async (row: NewVersionRow, room: VersionRoom): Promise<'kept' | 'no-place' | 'no-room'> => {
    const derived = derivedFrom(row.content)
    const saved = { draftId: row.draftId, reason: 'saved' } as const
    const first = await sizesOf(rows, saved)
    if (first.reduce((sum, { bytes = 0 }) => sum + bytes, derived.bytes ?? 0) > room.bytes) return 'no-room'
    const looks = [first]
    // Whoever lost a place to another looks again.
    const taken = async () => (looks.pop() ?? (await sizesOf(rows, saved))).map(({ slot }) => slot)
    const isKept = await claimSlot({
      ...{ maximum: room.count, taken },
      take: (slot) => rows.raw.insertOne({ ...row, ...saved, ...derived, slot }),
    })
    return isKept ? 'kept' : 'no-place'
  },

  /**
   * Deletes a version that somebody saved, and answers whether there was one. Where it also holds what an epoch of edit
   * control ended with, it stays as that alone.
   */
  deleteSaved: async (draftId: string, id: string): Promise<boolean> => {
    const saved = { _id: id, draftId, reason: 'saved' } as const
    const { deletedCount } = await rows.raw.deleteOne({ ...saved, endedEpochs: [] })
    if (deletedCount > 0) return true
    const kept = { $set: { reason: 'taken-over', name: '' }, $unset: { slot: '' } } as const
    return (await rows.raw.updateOne(saved, kept)).matchedCount > 0
  },

  /** Notes that an epoch ended with exactly what a version holds; it remembers the newest `endedEpochsMaximum`. */
  addEndedEpoch: async (id: string, ended: VersionRow['endedEpochs'][number]): Promise<void> => {
    const endedEpochs = { $each: [ended], $slice: -endedEpochsMaximum }
    await rows.raw.updateOne({ _id: id }, { $push: { endedEpochs } })
  },

  /** Puts somebody in a person's place in the versions that they made and that ended when they took over, and takes their name from older rows. */
  forgetAuthor: async (id: string, inPlace: string): Promise<void> => {
    await rows.raw.updateMany({ 'author.id': id }, { $unset: { 'author.name': '' } })
    await rows.raw.updateMany({ 'author.id': id, reason: 'taken-over' }, { $set: { name: '' } })
    const taken = { 'endedEpochs.taker.id': id }
    const byThem = { arrayFilters: [{ 'ended.taker.id': id }] }
    await rows.raw.updateMany(taken, { $unset: { 'endedEpochs.$[ended].taker.name': '' } }, byThem)
    await rows.raw.updateMany(taken, { $set: { 'endedEpochs.$[ended].taker.id': inPlace } }, byThem)
    // Last: by this id the rest is found.
    await rows.raw.updateMany({ 'author.id': id }, { $set: { 'author.id': inPlace } })
  },

  /** Deletes the versions made for one reason for which there is no room beside those that are newer. */
  prune: async (draftId: string, reason: VersionRow['reason'], room: VersionRoom): Promise<void> => {
    const kept = await sizesOf(rows, { draftId, reason })
    let held = 0
    const spare = kept.filter(({ bytes = 0 }, at) => {
      held += bytes
      return at >= room.count || (at > 0 && held > room.bytes)
    })
    if (spare.length > 0) await rows.raw.deleteMany({ _id: { $in: spare.map(({ _id }) => _id) } })
  },
})

/** The versions of one deployment. */
export const openDraftVersions = (db: Db) => {
  const rows = draftVersions.open(db)
  return { ...questions(rows), ...changes(rows) }
}

/** The versions, as `openDraftVersions` opens them. */
export type DraftVersions = ReturnType<typeof openDraftVersions>
