import type { Filter } from 'mongodb'
import type { Rows } from './collection.ts'
import type { DomainRow } from './domain-row.ts'

/** A row as whoever changes it has read it: where it is another by now, nothing changes. */
export const domainAsRead = ({ _id, state, userId, websiteId, createdAt }: DomainRow): Filter<DomainRow> => ({
  ...{ _id, state, userId, websiteId, createdAt },
})

/** Changes a row and answers what it is then; nothing where there is none that fits. */
export const changeDomain = async (
  { raw, parse }: Rows<DomainRow>,
  filter: Filter<DomainRow>,
  update: object,
): Promise<DomainRow | undefined> =>
  parse(await raw.findOneAndUpdate(filter, update, { returnDocument: 'after' }))
