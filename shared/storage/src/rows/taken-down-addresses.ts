import * as z from 'zod/mini'
import type { Rows } from './collection.ts'
import type { SiteRow } from './site-row.ts'

const handleSchema = z.object({ _id: z.string() })

/** What takedowns keep of the addresses, and what may end that. */
export const takenDownAddresses = ({ raw, only }: Rows<SiteRow>) => ({
  /** The handles of a website that its takedown keeps from everybody. */
  takenDownOf: (websiteId: string) =>
    only(handleSchema).all({ websiteId, state: 'released', takenDown: true }),

  /** Ends what a takedown keeps of a handle: from then on it is as if its owner had given it up. */
  letBack: async (
    { websiteId, handle }: { readonly websiteId: string; readonly handle: string },
    change: Pick<SiteRow, 'version' | 'modifiedAt' | 'reservedUntil'> & { readonly userId?: string },
  ): Promise<void> => {
    await raw.updateOne(
      { _id: handle, websiteId, state: 'released', takenDown: true },
      { $set: { takenDown: false, ...change } },
    )
  },

  /** Leaves what a takedown keeps of an account's addresses to nobody, when the account goes. */
  disownTakenDown: async (userId: string): Promise<void> => {
    await raw.updateMany({ userId, takenDown: true }, { $set: { userId: '' } })
  },

  /** Leaves what is kept for an account of its former addresses to nobody, nameless, for as long as it is kept. */
  disownReserved: async (userId: string, now: Date): Promise<void> => {
    const kept = { userId, state: 'released' as const, reservedUntil: { $gt: now } }
    await raw.updateMany(kept, { $set: { userId: '', websiteId: '' } })
  },
})
