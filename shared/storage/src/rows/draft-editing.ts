import type { Rows } from './collection.ts'
import type { DraftRow } from './draft-row.ts'

/** How long an opening of the designer stands for those that follow. */
const designedAgainMs = 5_000

/** What a draft's row says of who is editing it, and since when. */
export const draftEditing = ({ raw }: Rows<DraftRow>, clock: () => Date) => ({
  /** Notes that somebody designs it; whose line comes and goes does so once in a while. */
  recordDesigned: async (id: string): Promise<void> => {
    const now = clock()
    const since = new Date(now.getTime() - designedAgainMs)
    const isNews = { lastDesignedAt: { $not: { $gt: since } } }
    await raw.updateOne({ _id: id, ...isNews }, { $set: { lastDesignedAt: now } })
  },

  /** Notes that somebody who has edit control has the draft open, until then if nothing more is said. */
  beginEditing: async (id: string, userId: string, until: Date): Promise<void> => {
    await raw.updateOne({ _id: id }, { $set: { editing: { userId, until } } })
  },

  /** Says once more of many drafts that whoever was editing still is. */
  renewEditing: async (ids: readonly string[], until: Date): Promise<void> => {
    const marked = { _id: { $in: [...ids] }, editing: { $exists: true } }
    await raw.updateMany(marked, { $set: { 'editing.until': until } })
  },

  /** Puts somebody in a person's place where they edited a draft last. */
  forgetEditor: async (userId: string, inPlace: string): Promise<void> => {
    const last = 'lastModifiedBy.userId'
    await raw.updateMany({ [last]: userId, 'editing.userId': userId }, { $unset: { editing: '' } })
    await raw.updateMany({ [last]: userId }, { $set: { [last]: inPlace } })
  },

  /** Notes that somebody is no longer editing. */
  endEditing: async (id: string, userId: string): Promise<void> => {
    await raw.updateOne({ _id: id, 'editing.userId': userId }, { $unset: { editing: '' } })
  },
})
