import type { DomainChange } from '@shingle/shared/domain/advance-domain.ts'
import type { Rows } from './collection.ts'
import { changeDomain, domainAsRead } from './domain-as-read.ts'
import { type DomainLook, type DomainRow, lookSchema } from './domain-row.ts'
import { isDuplicateOf } from './is-duplicate.ts'

/** What a look at a domain may change of its claim. */
export const domainSteps = (rows: Rows<DomainRow>, clock: () => Date) => {
  const { raw } = rows
  return {
    /** Takes one step; nothing where it has changed meanwhile, `held` where another claim to the name is proved. */
    advance: async (
      row: DomainRow,
      step: DomainChange,
      untold: DomainRow['untold'],
    ): Promise<DomainRow | 'held' | undefined> => {
      const isHeld = step.state === 'OwnershipVerified'
      try {
        return await changeDomain(rows, domainAsRead(row), {
          $set: {
            ...step,
            ...(step.state && { modifiedAt: clock() }),
            ...(isHeld && { held: row.domainName }),
            ...(untold && { untold }),
          },
          ...(step.state === 'Failed' && { $unset: { held: '' } }),
        })
      } catch (thrown) {
        if (isDuplicateOf(thrown, 'held')) return 'held'
        throw thrown
      }
    },

    /**
     * Holds the name again after it was connected anew: from now on it is connected, if it was; `held` where another claim
     * is proved by now.
     */
    hold: async (row: DomainRow): Promise<DomainRow | 'held' | undefined> => {
      const isConnected = row.state === 'Connected'
      try {
        return await changeDomain(rows, domainAsRead(row), {
          $set: { held: row.domainName, ...(isConnected && { connectedAt: clock() }) },
        })
      } catch (thrown) {
        if (isDuplicateOf(thrown, 'held')) return 'held'
        throw thrown
      }
    },

    /**
     * Notes until when the certificate lasts that could not be renewed, null where it could; nothing where the row has
     * changed meanwhile. Its owner is owed a mail of it once.
     */
    noteUnrenewed: (row: DomainRow, unrenewedUntil: Date | null): Promise<DomainRow | undefined> => {
      const isNews = unrenewedUntil !== null && (row.unrenewedUntil ?? null) === null
      return changeDomain(rows, domainAsRead(row), {
        $set: { unrenewedUntil, ...(isNews && { untold: 'unrenewed' as const }) },
      })
    },

    /** Notes what a look saw, and since when the domain fails, if it does, as whoever looked counts it. */
    noteLook: async ({ _id, failingAt }: DomainRow, look: DomainLook): Promise<void> => {
      await raw.updateOne({ _id }, { $set: { look: lookSchema.parse(look) } })
      if (failingAt !== null)
        await raw.updateOne({ _id, failingAt: { $lt: failingAt } }, { $set: { failingAt } })
    },

    /** Notes that its owner was told. */
    concludeTelling: async ({ _id, untold }: DomainRow): Promise<void> => {
      if (untold !== undefined) await raw.updateOne({ _id, untold }, { $unset: { untold: '' } })
    },
  }
}
