import { randomBytes } from 'node:crypto'
import { domainStates, staysWithOwner } from '@shingle/shared/domain/domain-states.ts'
import { domainsMaximum } from '@shingle/shared/domain/limits.ts'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import type { Rows } from './collection.ts'
import { changeDomain, domainAsRead } from './domain-as-read.ts'
import { type DomainRow, domainRowSchema } from './domain-row.ts'
import { isDuplicateOf } from './is-duplicate.ts'

/** What a new claim is called. */
export const newDomainId = (): string => randomBytes(12).toString('hex')

/** What a new claim is made of. */
export interface NewDomain {
  /** Where something was ordered for it before it is there. */
  readonly id?: string
  readonly name: string
  readonly zone: string
  readonly userId: string
  readonly websiteId: string
  readonly handle: string
}

const slotSchema = z.pick(domainRowSchema, { slot: true })

const keptStates = domainStates.filter(staysWithOwner)

/** What connecting a domain of the account again, here, changes of it. */
const connectingAnew = (
  { state, websiteId }: DomainRow,
  to: { readonly websiteId: string; readonly handle: string },
  now: Date,
) => ({
  $set: {
    ...{ websiteId: to.websiteId, websiteName: to.handle, failureReason: null, modifiedAt: now },
    // A claim without proof keeps its name from nobody, however long it waits.
    ...(websiteId !== to.websiteId && state === 'PendingOwnershipVerification' && { createdAt: now }),
    // What was seen of it while it was with no website is long ago; one that holds its name has no more time for being moved.
    ...(websiteId === null && {
      ...{ failingAt: null, look: null },
      ...(state === 'OwnershipVerified' && { verifiedAt: now }),
      ...(state === 'PendingCertificateActivation' && { certificateAt: now }),
    }),
    ...(state === 'Failed' && {
      ...{ state: 'PendingOwnershipVerification' as const, createdAt: now, verifiedAt: null, look: null },
      ...{ certificateAt: null, connectedAt: null, failingAt: null },
    }),
  },
  $unset: { untold: '' as const, ...(websiteId === null && { held: '' as const }) },
})

const newRow = ({ id = newDomainId(), ...claim }: NewDomain, now: Date): DomainRow => {
  const { name, zone, userId, websiteId, handle } = claim
  return {
    ...{ _id: id, domainName: name, zone, userId, websiteId },
    ...{ websiteName: handle, state: 'PendingOwnershipVerification', failureReason: null },
    ...{ proof: randomBytes(16).toString('hex'), createdAt: now, modifiedAt: now },
    ...{ verifiedAt: null, certificateAt: null, connectedAt: null, failingAt: null, look: null },
  }
}

/** What was added, or that its website or its name is taken. */
const unlessTaken = async <Added>(add: () => Promise<Added>): Promise<Added | 'taken'> => {
  try {
    return await add()
  } catch (thrown) {
    if (isDuplicateOf(thrown, 'websiteId') || isDuplicateOf(thrown, 'domainName')) return 'taken'
    throw thrown
  }
}

/** What its owner may do with a claim, and what follows from whose the website is. */
export const domainClaims = (rows: Rows<DomainRow>, clock: () => Date) => {
  const { raw, only } = rows
  return {
    /** Adds a claim: `full` where its account has `domainsMaximum` already, `taken` where it has one to this name or the website has a domain. */
    insert: (claim: NewDomain): Promise<DomainRow | 'full' | 'taken'> =>
      unlessTaken(async () => {
        const row = newRow(claim, clock())
        const hasPlace = await claimSlot({
          maximum: domainsMaximum,
          taken: async () => (await only(slotSchema).all({ userId: claim.userId })).map(({ slot }) => slot),
          take: (slot) => raw.insertOne({ ...row, slot }),
        })
        return hasPlace ? row : 'full'
      }),

    /** Adds a claim beyond the places of its account, for whoever takes another away for it; `taken` as above. */
    insertBeyond: (claim: NewDomain): Promise<DomainRow | 'taken'> =>
      unlessTaken(async () => {
        const row = newRow(claim, clock())
        await raw.insertOne(row)
        return row
      }),

    /**
     * Specification 4: connects a domain of the account again, here. A failed one begins anew; any other keeps its state.
     * One that was with no website has its time anew, and is served once its proof was seen again. Nothing where the
     * website has another, or it has changed meanwhile.
     */
    reconnect: async (row: DomainRow, to: { readonly websiteId: string; readonly handle: string }) => {
      try {
        return await changeDomain(rows, domainAsRead(row), connectingAnew(row, to, clock()))
      } catch (thrown) {
        if (isDuplicateOf(thrown, 'websiteId')) return undefined
        throw thrown
      }
    },

    /** Notes at which handle the website of a domain stands by now. */
    nameWebsite: async (websiteId: string, handle: string): Promise<void> => {
      await raw.updateOne({ websiteId }, { $set: { websiteName: handle } })
    },

    /** Specification 4: the domain is with no website any more. Its name is free for whoever proves that it is theirs. */
    disconnect: (row: DomainRow, untold: 'disconnected' | undefined) =>
      changeDomain(
        rows,
        { _id: row._id, userId: row.userId, websiteId: row.websiteId },
        {
          $set: { websiteId: null, websiteName: null, modifiedAt: clock(), ...(untold && { untold }) },
          $unset: { held: '', ...(untold === undefined && { untold: '' }) },
        },
      ),

    /**
     * Parts the domain of a website that is gone from it, unless nothing of it was ever proved; answers what it is then.
     * Its owner is owed a mail where it was changed last before `owedBefore`.
     */
    release: async (websiteId: string, owedBefore: Date): Promise<DomainRow | undefined> => {
      const kept = { websiteId, state: { $in: keptStates } }
      const gone = { websiteId: null, websiteName: null, modifiedAt: clock() }
      const owed = { $set: { ...gone, untold: 'disconnected' as const }, $unset: { held: '' as const } }
      return (
        (await changeDomain(rows, { ...kept, modifiedAt: { $lt: owedBefore } }, owed)) ??
        (await changeDomain(rows, kept, { $set: gone, $unset: { held: '', untold: '' } }))
      )
    },

    /** Deletes a claim that is not proved; whether this call did. */
    remove: async (row: DomainRow): Promise<boolean> =>
      (await raw.deleteOne({ ...domainAsRead(row), state: 'PendingOwnershipVerification' })).deletedCount ===
      1,

    /** Deletes a claim that leads to no website: it keeps its name from nobody. Whether this call did. */
    forget: async (row: DomainRow): Promise<boolean> =>
      (await raw.deleteOne({ ...domainAsRead(row), websiteId: null })).deletedCount === 1,

    /** Deletes a claim whose website goes to another account, which has one to the same name. */
    dropOf: async ({ _id, userId }: DomainRow): Promise<void> => {
      await raw.deleteOne({ _id, userId })
    },

    /** Makes it that of another account, with its website. */
    giveTo: (row: DomainRow, userId: string) =>
      changeDomain(
        rows,
        { _id: row._id, userId: row.userId, websiteId: row.websiteId },
        { $set: { userId, modifiedAt: clock() }, $unset: { slot: '' } },
      ),
  }
}
