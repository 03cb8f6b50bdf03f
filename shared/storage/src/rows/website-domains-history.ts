import { domainHistoryTypes, domainStates, failureReasons } from '@shingle/shared/domain/domain-states.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import type { DomainRow } from './domain-row.ts'

/** What a change is about, and what it is called. */
type Type = (typeof domainHistoryTypes)[number]

// A domain is changed once in a moment: whoever tells of a change again tells of the same one.
const changeOf = (type: Type, { _id, modifiedAt, state }: DomainRow): string =>
  [_id, modifiedAt.getTime(), state, ...(type === 'Deleted' ? [type] : [])].join('/')

const rowSchema = z.object({
  _id: z.string(),
  domainName: z.string(),
  userId: z.string(),
  websiteName: z.nullable(z.string()),
  type: z.enum(domainHistoryTypes),
  state: z.enum(domainStates),
  failureReason: z.nullable(z.enum(failureReasons)),
  createdAt: z.date(),
})

/** WebsiteDomainsHistory (specification 3): what became of the domains of an account, one row for each change. */
export const websiteDomainsHistory = defineCollection({
  name: 'WebsiteDomainsHistory',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'account', by: 'userId' },
      copy: {
        ...{ file: 'domain-history.json', about: 'what became of the domains that you connected' },
        row: z.omit(rowSchema, { _id: true, userId: true }),
      },
    },
  ],
  indexes: [
    { key: { userId: 1 } },
    // Nobody has to answer for a domain of two years ago.
    { key: { createdAt: 1 }, expireAfterSeconds: 2 * 365 * 24 * 60 * 60 },
  ],
})

/** The history of the domains of one deployment. */
export const openDomainsHistory = (db: Db, clock: () => Date) => {
  const { raw, one } = websiteDomainsHistory.open(db)
  return {
    /** Notes a change: once, however often it is told. */
    note: async (type: Type, row: DomainRow): Promise<void> => {
      const { domainName, userId, websiteName, state, failureReason } = row
      const of = { domainName, userId, websiteName, state, failureReason }
      const first = { type, ...of, createdAt: clock() }
      await raw.updateOne({ _id: changeOf(type, row) }, { $setOnInsert: first }, { upsert: true })
    },
    /** Notes that a claim that is gone was deleted, where whoever did was interrupted before they noted it. */
    noteGone: async (domainId: string): Promise<void> => {
      const last = await one(
        { _id: { $gte: `${domainId}/`, $lt: `${domainId}0` } },
        { sort: { createdAt: -1 } },
      )
      if (last === undefined || last.type === 'Deleted') return
      const { _id, ...of } = last
      const first = { ...of, type: 'Deleted' as const, createdAt: clock() }
      await raw.updateOne({ _id: `${_id}/Deleted` }, { $setOnInsert: first }, { upsert: true })
    },
  }
}

/** The history, as `openDomainsHistory` opens it. */
export type DomainsHistory = ReturnType<typeof openDomainsHistory>
