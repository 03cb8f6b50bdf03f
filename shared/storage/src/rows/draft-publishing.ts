import type { Collection } from 'mongodb'
import type { DraftRow, PublishedMark } from './draft-websites.ts'

/** What a draft's row says of being on the web, and what may change it: of publishes and takings off at once the later stays. */
export const draftPublishing = (raw: Pick<Collection<DraftRow>, 'updateOne'>, clock: () => Date) => ({
  /**
   * Records a publish, as often as it is told; false where a later publish or taking off goes before it, or the website is
   * in the trash.
   */
  recordPublished: async (id: string, { handle, ...published }: PublishedMark): Promise<boolean> => {
    const now = clock()
    const { version } = published
    const { matchedCount } = await raw.updateOne(
      {
        _id: id,
        trashedAt: null,
        $or: [{ published: null }, { 'published.version': { $lte: version } }],
        unpublishedVersion: { $not: { $gt: version } },
      },
      { $set: { handle, published, lastPublishedAt: now, modifiedAt: now } },
    )
    return matchedCount === 1
  },

  /** Records that what was published before `version` is off; a later publish stays. */
  recordUnpublished: async (id: string, version: number): Promise<void> => {
    await raw.updateOne(
      { _id: id, $or: [{ published: null }, { 'published.version': { $lt: version } }] },
      {
        $set: { handle: null, published: null, modifiedAt: clock() },
        $max: { unpublishedVersion: version },
      },
    )
  },

  /** Keeps a website off the web from now on, or no longer; false where there is none. */
  recordTakedown: async (id: string, isTakenDown: boolean): Promise<boolean> => {
    const takenDownAt = isTakenDown ? clock() : null
    return (await raw.updateOne({ _id: id }, { $set: { takenDownAt } })).matchedCount === 1
  },
})
