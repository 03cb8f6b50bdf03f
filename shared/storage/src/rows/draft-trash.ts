import * as z from 'zod/mini'
import { claimSlotFor } from './claim-slot.ts'
import type { Rows } from './collection.ts'
import type { DraftRow } from './draft-row.ts'

const begun = { trashBegunAt: { $type: 'date' } } as const

const trashSlotSchema = z.object({ trashSlot: z.int() })

/** What a draft's row says of its way into the trash and out of it for good. */
export const draftTrash = ({ raw, only }: Rows<DraftRow>, clock: () => Date) => ({
  /**
   * Keeps a place in the trash of `ofId` for a website that is about to go there, among at most `maximum`. From then on it
   * is handed over to nobody, as long as whoever asked may be at it.
   */
  reserveTrash: (id: string, { ofId, maximum }: { readonly ofId: string; readonly maximum: number }) =>
    claimSlotFor({
      ...{ maximum, field: 'trashSlot' },
      taken: async () => {
        const others = { userId: ofId, _id: { $ne: id }, trashSlot: { $type: 'number' } }
        return (await only(trashSlotSchema).all(others)).map(({ trashSlot }) => trashSlot)
      },
      change: (trashSlot) =>
        raw.updateOne(
          { _id: id, userId: ofId, trashedAt: null },
          { $set: { trashSlot, trashBegunAt: clock() } },
        ),
    }),

  /** Whether an owner has begun to throw a website away, and it is not in the trash. */
  isTrashBegun: async (id: string, ofId: string): Promise<boolean> =>
    (await raw.countDocuments({ _id: id, userId: ofId, trashedAt: null, ...begun }, { limit: 1 })) === 1,

  /**
   * Puts a website of `ofId` into the trash, off the web since `version`: it gives its place back; whether it was theirs,
   * and begun to be thrown away, where that is asked.
   */
  trash: async (
    id: string,
    {
      ofId,
      version,
      isBegun = false,
    }: { readonly ofId: string; readonly version: number; readonly isBegun?: boolean },
  ): Promise<boolean> => {
    const at = clock()
    const { matchedCount } = await raw.updateOne(
      { _id: id, userId: ofId, trashedAt: null, ...(isBegun && begun) },
      {
        $set: { trashedAt: at, handle: null, published: null, modifiedAt: at },
        $unset: { slot: '', publishPlan: '', trashBegunAt: '' },
        $max: { unpublishedVersion: version },
      },
    )
    return matchedCount === 1
  },

  /** Deletes the row of a website that is in the trash since `until` or longer; whether it is gone from there. */
  removeTrashed: async (id: string, until: Date): Promise<boolean> =>
    (await raw.deleteOne({ _id: id, trashedAt: { $type: 'date', $lte: until } })).deletedCount === 1,
})
