import { BSON } from 'mongodb'
import { expect, test } from 'vitest'
import { type DeletionRow, deletionId } from '../rows/deletions.ts'
import { draftWebsites } from '../rows/draft-websites.ts'
import { websiteImages } from '../rows/website-images.ts'
import { findDeletedOwners } from './deleted-owners.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour))
const deletion = (of: DeletionRow['of'], id: string, hour: number): DeletionRow => ({
  ...{ _id: deletionId(of, id), of, at: at(hour), keptUntil: at(hour + 100) },
})
const bytes = (row: object) => Buffer.from(BSON.serialize(row))

test('[security 2.5 T41] what was deleted is known by any row of it, and what was made since under its id is left', () => {
  const owners = findDeletedOwners([
    ...[deletion('website', 'gone', 9), deletion('website', 'again', 9), deletion('website', 'twice', 9)],
    ...[deletion('website', 'twice', 12), deletion('account', 'ann', 9)],
  ])
  for (const _id of ['gone', 'again', 'twice', 'other']) {
    owners.look(bytes({ _id: `${_id}/picture`, websiteId: _id }), websiteImages)
    owners.look(bytes({ _id, userId: 'ben', createdAt: at(_id === 'gone' ? 8 : 10) }), draftWebsites)
  }
  owners.look(bytes({ _id: 'anns', userId: 'ann', createdAt: at(8) }), draftWebsites)
  expect(owners.found()).toEqual([
    { of: 'account', id: 'ann' },
    { of: 'website', id: 'gone' },
    { of: 'website', id: 'twice' },
  ])
})
