import { normaliseEmail } from '@shingle/shared/email/email.ts'
import { messagesMaximum, spamMaximum, unreadCountedMaximum } from '@shingle/shared/lead/limits.ts'
import type { Filter } from 'mongodb'
import * as z from 'zod/mini'
import type { Rows } from './collection.ts'
import {
  behind,
  type LeadPage,
  newestLeadsFirst,
  pageOfAll,
  type Span,
  sumOfEach,
  wordFilters,
} from './lead-page.ts'
import { messageRowSchema, type SubmissionRow } from './message-row.ts'

type Open = Rows<SubmissionRow>

const idSchema = z.pick(messageRowSchema, { _id: true })

const notSpam = { state: { $ne: 'spam' } } as const

/** What a website's messages are taken from when there is no room: spam first, then what was read, the oldest first. */
const givesWay: readonly Filter<SubmissionRow>[] = [
  { state: 'spam' },
  { state: { $nin: ['spam', 'unread'] } },
]

/** Everything of one address, however it was typed; rows of before know it only as it was. */
const ofPerson = (email: string): Filter<SubmissionRow> => {
  const person = normaliseEmail(email)
  return { $or: [{ person }, { person: { $exists: false }, email: { $in: [email, person] } }] }
}

const questions = (rows: Open) => ({
  /** One page of messages, the newest first: those that are spam, or those that are not. */
  page: (
    { after, ...page }: LeadPage,
    { isSpam, search }: { readonly isSpam: boolean; readonly search: string },
  ) => {
    const state = isSpam ? ({ state: 'spam' } as const) : notSpam
    const filters: Filter<SubmissionRow>[] = [...behind(after), ...wordFilters('words', search)]
    const among = { ...state, ...(filters.length > 0 && { $and: filters }) }
    const options = { sort: newestLeadsFirst, limit: page.limit }
    return pageOfAll(page, (websiteId) => rows.all({ websiteId, ...among }, options))
  },
  findOf: (websiteId: string, id: string) => rows.one({ _id: id, websiteId }),
  /** How many there are beside spam, and how many are spam. */
  counts: async (websiteIds: readonly string[]) => {
    const count = (state: Filter<SubmissionRow>) =>
      sumOfEach(websiteIds, (websiteId) => rows.raw.countDocuments({ websiteId, ...state }))
    return { messages: await count(notSpam), spam: await count({ state: 'spam' }) }
  },
  /** What the fields of the forms were called that messages came by, in the order of their letters. */
  titles: async (websiteIds: readonly string[]): Promise<readonly string[]> => {
    const found = await rows.raw.distinct('fields.title', { websiteId: { $in: [...websiteIds] } })
    return found.filter((title) => typeof title === 'string').sort()
  },
  /** How many of a website nobody has read, counted up to what a badge shows. */
  countUnread: (websiteId: string) =>
    rows.raw.countDocuments({ websiteId, state: 'unread' }, { limit: unreadCountedMaximum }),
  /** What was decided of a person's last message to a website: spam, or by its owner's word none; nothing where there is none. */
  lastOf: (websiteId: string, person: string) =>
    rows
      .only(z.pick(messageRowSchema, { state: true, isTrusted: true, reasons: true }))
      .one({ websiteId, person }, { sort: newestLeadsFirst }),
  /** What came to a website in a time, beside spam, the newest first. */
  between: (websiteId: string, { from, until }: Span, limit: number) => {
    const createdAt = { $gte: from, $lt: until }
    return rows.all({ websiteId, createdAt, ...notSpam }, { sort: newestLeadsFirst, limit })
  },
  countSpamBetween: (websiteId: string, { from, until }: Span) =>
    rows.raw.countDocuments({ websiteId, state: 'spam', createdAt: { $gte: from, $lt: until } }),
  countOfPerson: (websiteIds: readonly string[], email: string) =>
    rows.raw.countDocuments({ websiteId: { $in: [...websiteIds] }, ...ofPerson(email) }),
})

const changes = (rows: Open) => {
  /** Makes room for one more; false where nothing may give way. */
  const makeRoom = async ({ websiteId, state }: Pick<SubmissionRow, 'websiteId' | 'state'>) => {
    const isFull = async (filter: Filter<SubmissionRow>, maximum: number) =>
      (await rows.raw.countDocuments({ websiteId, ...filter }, { limit: maximum })) >= maximum
    const removeOldest = async (filter: Filter<SubmissionRow>): Promise<boolean> => {
      const options = { sort: { createdAt: 1, _id: 1 } } as const
      const oldest = await rows.only(idSchema).one({ websiteId, ...filter }, options)
      if (oldest === undefined) return false
      await rows.raw.deleteOne({ _id: oldest._id, ...filter })
      return true
    }
    if (state === 'spam' && (await isFull({ state: 'spam' }, spamMaximum)))
      return removeOldest({ state: 'spam' })
    if (!(await isFull({}, messagesMaximum))) return true
    for (const filter of givesWay) if (await removeOldest(filter)) return true
    return false
  }
  return {
    /** Keeps a message; false where the website has no room for it, and every other one is still to be read. */
    keep: async (row: SubmissionRow): Promise<boolean> => {
      if (!(await makeRoom(row))) return false
      await rows.raw.insertOne(row)
      return true
    },
    /** Says what a message is to its owner; whether there was one. */
    mark: async (
      { websiteId, id }: { readonly websiteId: string; readonly id: string },
      { state, isTrusted, reasons }: Pick<SubmissionRow, 'state' | 'isTrusted' | 'reasons'>,
    ): Promise<boolean> => {
      const said = { state, ...(isTrusted !== undefined && { isTrusted }), ...(reasons && { reasons }) }
      return (await rows.raw.updateOne({ _id: id, websiteId }, { $set: said })).matchedCount === 1
    },
    removeOne: async (websiteId: string, id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id, websiteId })
    },
    removePerson: async (websiteIds: readonly string[], email: string): Promise<void> => {
      await rows.raw.deleteMany({ websiteId: { $in: [...websiteIds] }, ...ofPerson(email) })
    },
  }
}

/** The questions and changes of whoever reads a website's messages, and of what keeps them. */
export const messageInbox = (rows: Open) => ({ ...questions(rows), ...changes(rows) })
