import type { Collection } from 'mongodb'
import type { DraftRow, PublishedMark } from './draft-row.ts'
import { isDuplicateOf } from './is-duplicate.ts'

/** What a draft's row says of being on the web, and what may change it: of publishes and takings off at once the later stays. */
export const draftPublishing = (
  raw: Pick<Collection<DraftRow>, 'updateOne' | 'countDocuments'>,
  clock: () => Date,
) => ({
  /**
   * Records a publish, as often as it is told; `overtaken` where a later publish or taking off goes before it, or the
   * website is in the trash, `taken` where another website's row has the handle.
   */
  recordPublished: async (
    id: string,
    { handle, planId, ...published }: PublishedMark,
  ): Promise<'left' | 'overtaken' | 'taken'> => {
    const now = clock()
    const { version } = published
    const isPast = {
      _id: id,
      trashedAt: null,
      $or: [{ published: null }, { 'published.version': { $lte: version } }],
      unpublishedVersion: { $not: { $gt: version } },
    }
    const mark = { $set: { handle, published, lastPublishedAt: now, modifiedAt: now } }
    const write = async (): Promise<boolean> => {
      // In the same write: whoever is interrupted has neither, or both.
      const ended = { ...mark, $unset: { publishPlan: '' as const } }
      const wasPlanned =
        planId !== undefined &&
        (await raw.updateOne({ ...isPast, 'publishPlan.id': planId }, ended)).matchedCount === 1
      return wasPlanned || (await raw.updateOne(isPast, mark)).matchedCount === 1
    }
    try {
      return (await write()) ? 'left' : 'overtaken'
    } catch (thrown) {
      if (isDuplicateOf(thrown, 'handle')) return 'taken'
      throw thrown
    }
  },

  /** Whether a website is said to be published, since before `version`. */
  isPublishedBefore: async (id: string, version: number): Promise<boolean> =>
    (await raw.countDocuments({ _id: id, 'published.version': { $lt: version } }, { limit: 1 })) === 1,

  /** Records that what was published before `version` is off; a later publish stays. */
  recordUnpublished: async (id: string, version: number): Promise<void> => {
    await raw.updateOne(
      { _id: id, $or: [{ published: null }, { 'published.version': { $lt: version } }] },
      {
        $set: { handle: null, published: null, modifiedAt: clock() },
        // Who takes it off does not expect it back at a time that was chosen before.
        $unset: { publishPlan: '' },
        $max: { unpublishedVersion: version },
      },
    )
  },

  /** Keeps a website off the web from now on, or no longer; false where there is none. */
  recordTakedown: async (id: string, isTakenDown: boolean): Promise<boolean> => {
    const now = clock()
    const change = { takenDownAt: isTakenDown ? now : null, modifiedAt: now }
    return (await raw.updateOne({ _id: id }, { $set: change })).matchedCount === 1
  },
})
