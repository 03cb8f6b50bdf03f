import { unreadCountedMaximum } from '@shingle/shared/lead/limits.ts'
import type { Filter } from 'mongodb'
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
import type { SubscriptionRow } from './subscription-row.ts'

const standing = { leftAt: null } as const
const confirmed = { confirmedAt: { $ne: null }, ...standing } as const

/** The questions and changes of whoever reads a website's sign-ups. */
export const signUpList = (rows: Rows<SubscriptionRow>) => {
  const among = (websiteIds: readonly string[]) => ({ websiteId: { $in: [...websiteIds] } })
  return {
    /** One page of sign-ups, the newest first; with those that have left, where they are asked for. */
    page: (
      { after, ...page }: LeadPage,
      { hasLeft, search }: { readonly hasLeft: boolean; readonly search: string },
    ) => {
      const words = wordFilters('email', search)
      // Of whoever has left there are no words to be found by.
      const present = hasLeft && words.length === 0 ? [] : [standing]
      const filters: Filter<SubscriptionRow>[] = [...behind(after), ...words, ...present]
      const among = filters.length === 0 ? {} : { $and: filters }
      const options = { sort: newestLeadsFirst, limit: page.limit }
      return pageOfAll(page, (websiteId) => rows.all({ websiteId, ...among }, options))
    },
    find: (id: string) => rows.one({ _id: id }),
    countConfirmedBetween: (websiteId: string, { from, until }: Span) =>
      rows.raw.countDocuments({ websiteId, confirmedAt: { $gte: from, $lt: until }, ...standing }),
    findOf: (websiteId: string, id: string) => rows.one({ _id: id, websiteId }),
    /** How many stand on a list or wait for it, and how many of them have confirmed. */
    counts: async (websiteIds: readonly string[]) => {
      const count = (state: Filter<SubscriptionRow>) =>
        sumOfEach(websiteIds, (websiteId) => rows.raw.countDocuments({ websiteId, ...state }))
      return { signUps: await count(standing), confirmed: await count(confirmed) }
    },
    countUnread: (websiteId: string) =>
      rows.raw.countDocuments({ websiteId, unread: true }, { limit: unreadCountedMaximum }),
    /** Says whether its owner has looked at a sign-up; whether there is one. */
    mark: async (
      { websiteId, id }: { readonly websiteId: string; readonly id: string },
      unread: boolean,
    ): Promise<boolean> =>
      (await rows.raw.updateOne({ _id: id, websiteId }, { $set: { unread } })).matchedCount === 1,
    /** What there is of an address: as it stands on lists. */
    ofPerson: (websiteIds: readonly string[], email: string) =>
      rows.all({ ...among(websiteIds), email }, { sort: { createdAt: 1 } }),
    removeOne: async (websiteId: string, id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id, websiteId })
    },
    /** Removes what there is under any of these: an address, and its hash. */
    removePerson: async (websiteIds: readonly string[], emails: readonly string[]): Promise<void> => {
      await rows.raw.deleteMany({ ...among(websiteIds), email: { $in: [...emails] } })
    },
  }
}
