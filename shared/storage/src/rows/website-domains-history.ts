import { randomBytes } from 'node:crypto'
import { domainHistoryTypes, domainStates, failureReasons } from '@shingle/shared/domain/domain-states.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import type { DomainRow } from './domain-row.ts'

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
  const { raw } = websiteDomainsHistory.open(db)
  return {
    note: async (
      type: (typeof domainHistoryTypes)[number],
      { domainName, userId, websiteName, state, failureReason }: DomainRow,
    ): Promise<void> => {
      const of = { domainName, userId, websiteName, state, failureReason }
      await raw.insertOne({ _id: randomBytes(12).toString('hex'), type, ...of, createdAt: clock() })
    },
  }
}

/** The history, as `openDomainsHistory` opens it. */
export type DomainsHistory = ReturnType<typeof openDomainsHistory>
