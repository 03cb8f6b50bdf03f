import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'
import { createEditorPlaces } from './editor-places.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
const clock = () => new Date()
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'places' })
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

let people = 0
const aPerson = () => {
  people += 1
  return { userId: `user-${people}`, email: `person-${people}@example.com` }
}
const websites = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at}`)
const own = (websiteId: string, userId: string) =>
  database.db.collection<{ _id: string }>('DraftWebsites').insertOne({ _id: websiteId, ...{ userId } })

const open = () => ({
  places: createEditorPlaces(database.db, clock),
  invites: openWebsiteInvites(database.db, clock),
})

test('[9.invites] of those that one account keeps editing at once it gets exactly twenty', async () => {
  const { places, invites } = open()
  const person = aPerson()
  const kept = await Promise.all(
    websites(30, 'handed').map((websiteId) => places.keepAsEditor(websiteId, person)),
  )
  expect(kept.filter(Boolean)).toHaveLength(inviteLimits.accepted)
  expect(await invites.placesOf(person.userId)).toHaveLength(inviteLimits.accepted)
  // Asked once more, whoever edits already goes on, and the others still find no room.
  const again = await Promise.all(
    websites(30, 'handed').map((websiteId) => places.keepAsEditor(websiteId, person)),
  )
  expect(again).toEqual(kept)
})

test('[9.invites] websites that were handed over count among the five, and one that is one’s own does not', async () => {
  const { places, invites } = open()
  const person = aPerson()
  const ids = websites(4, 'kept')
  for (const websiteId of ids) await places.keepAsEditor(websiteId, person)
  const asked = await Promise.all(
    websites(4, 'asked').map(async (id) => (await invites.create(id, person.email))?._id ?? ''),
  )
  const accept = () => Promise.all(asked.map((id) => places.accept(id, person)))
  expect((await accept()).toSorted()).toEqual(['accepted', 'full', 'full', 'full'])
  await own('kept-0', person.userId)
  expect((await accept()).filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const edited = (await invites.placesOf(person.userId)).filter(({ websiteId }) => websiteId !== 'kept-0')
  expect(edited).toHaveLength(inviteLimits.shared)
})

test('[4.transfer] handing one website over twice at once makes its owner an editor once', async () => {
  const { places, invites } = open()
  const person = aPerson()
  await own('twice', person.userId)
  const kept = await Promise.all([1, 2, 3].map(() => places.keepAsEditor('twice', person)))
  expect(kept).toEqual([true, true, true])
  expect(await invites.placesOf(person.userId)).toHaveLength(1)
})
