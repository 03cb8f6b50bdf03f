import * as z from 'zod/mini'
import { requestsOverMs } from '../jobs/requests-over.ts'
import { claimSlot, claimSlotFor } from './claim-slot.ts'
import type { Rows } from './collection.ts'
import type { DraftRow } from './draft-row.ts'
import { isDuplicateOf } from './is-duplicate.ts'

const slotSchema = z.object({ slot: z.optional(z.int()) })

/** Who makes an owner's website theirs, and among how many of theirs at most. */
interface Claim {
  readonly toId: string
  readonly maximum: number
}

/** What a draft's row says of whose it is, whether it stands or is in the trash, and what may change that. */
export const draftBelonging = ({ raw, only }: Rows<DraftRow>, clock: () => Date) => {
  const slotsOf = async (userId: string) =>
    (await only(slotSchema).all({ userId, trashedAt: null })).map(({ slot }) => slot)

  /** Takes one of an account's places for a website; `lost` where `change` finds none that it is about. */
  const claim = (
    { toId, maximum }: Claim,
    change: (slot: number) => Promise<{ readonly matchedCount: number }>,
  ) => claimSlotFor({ maximum, taken: () => slotsOf(toId), change })

  return {
    /** Adds a website among at most `maximum` of its owner's; false when there is no room, or when it is there already. */
    insert: async (row: DraftRow, maximum: number): Promise<boolean> => {
      try {
        return await claimSlot({
          maximum,
          taken: () => slotsOf(row.userId),
          take: (slot) => raw.insertOne({ ...row, slot }),
        })
      } catch (thrown) {
        if (isDuplicateOf(thrown, '_id') || isDuplicateOf(thrown, 'creation')) return false
        throw thrown
      }
    },

    /**
     * Makes `toId` the owner among at most `maximum` of their websites; `lost` where it is not the website of `fromId`, or
     * on its way into their trash. Of those who hand it over at once one does.
     */
    handOver: (id: string, { fromId, ...to }: Claim & { readonly fromId: string }) =>
      claim(to, (slot) => {
        const at = clock()
        const change = { userId: to.toId, slot, handedOver: { fromId, at }, modifiedAt: at }
        const trashBegunAt = { $not: { $gt: new Date(at.getTime() - requestsOverMs) } }
        const filter = { _id: id, userId: fromId, trashedAt: null, trashBegunAt }
        return raw.updateOne(filter, { $set: change, $unset: { trashSlot: '', trashBegunAt: '' } })
      }),

    /**
     * Gives a website that was only just handed over back to `toId`, who handed it over, as if nothing had happened: nobody
     * is told of it.
     */
    takeBack: (id: string, { fromId, ...to }: Claim & { readonly fromId: string }) =>
      claim(to, (slot) =>
        raw.updateOne(
          { _id: id, userId: fromId, trashedAt: null },
          { $set: { userId: to.toId, slot, modifiedAt: clock() }, $unset: { handedOver: '' } },
        ),
      ),

    /** Notes that everybody knows of a handing over. */
    concludeHandOver: async (id: string, at: Date): Promise<void> => {
      await raw.updateOne({ _id: id, 'handedOver.at': at }, { $unset: { handedOver: '' } })
    },

    /**
     * Takes a website out of the trash of its owner `toId`, among at most `maximum` of theirs; `lost` where it is not
     * there. What was being published until `version` stays off the web.
     */
    restore: (id: string, { version, ...to }: Claim & { readonly version: number }) =>
      claim(to, (slot) =>
        raw.updateOne(
          { _id: id, userId: to.toId, trashedAt: { $type: 'date' } },
          {
            $set: { trashedAt: null, slot, modifiedAt: clock() },
            $unset: { trashSlot: '' },
            $max: { unpublishedVersion: version },
          },
        ),
      ),
  }
}
