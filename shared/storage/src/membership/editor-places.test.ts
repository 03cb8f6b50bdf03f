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
const stand = async (websiteIds: readonly string[]) => {
  for (const websiteId of websiteIds) await own(websiteId, 'somebody-else')
}
const own = (websiteId: string, userId: string) =>
  database.db
    .collection<{ _id: string }>('DraftWebsites')
    .updateOne({ _id: websiteId }, { $set: { userId } }, { upsert: true })

const open = () => ({
  places: createEditorPlaces(database.db, clock),
  invites: openWebsiteInvites(database.db, clock),
})

test('[9.invites] of those that one account keeps editing at once it gets exactly twenty', async () => {
  const { places, invites } = open()
  const person = aPerson()
  await stand(websites(30, 'handed'))
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
  await stand([...ids, ...websites(4, 'asked')])
  for (const websiteId of ids) await places.keepAsEditor(websiteId, person)
  const asked = await Promise.all(
    websites(4, 'asked').map(
      async (id) => (await invites.create(id, { email: person.email, by: 'owner' }))?._id ?? '',
    ),
  )
  const accept = () => Promise.all(asked.map((id) => places.accept(id, person)))
  expect((await accept()).toSorted()).toEqual(['accepted', 'shared-full', 'shared-full', 'shared-full'])
  await own('kept-0', person.userId)
  expect((await accept()).filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const edited = (await invites.placesOf(person.userId)).filter(({ websiteId }) => websiteId !== 'kept-0')
  expect(edited).toHaveLength(inviteLimits.shared)
})

const drafts = () => database.db.collection<{ _id: string }>('DraftWebsites')
const throwAway = (ids: readonly string[]) =>
  drafts().updateMany({ _id: { $in: [...ids] } }, { $set: { trashedAt: new Date() } })
const restore = (ids: readonly string[]) =>
  drafts().updateMany({ _id: { $in: [...ids] } }, { $set: { trashedAt: null } })

const acceptEach = async (ids: readonly string[], person: ReturnType<typeof aPerson>) => {
  const { places, invites } = open()
  const outcomes: string[] = []
  for (const id of ids)
    outcomes.push(
      await places.accept(
        (await invites.create(id, { email: person.email, by: 'owner' }))?._id ?? '',
        person,
      ),
    )
  return outcomes
}

test('[9.invites] a website in its owner’s trash takes none of its editors’ places; restored it is theirs again, and takes the next', async () => {
  const { invites } = open()
  const person = aPerson()
  const next = websites(3, 'next')
  await stand([...websites(5, 'shared'), ...next])
  expect(await acceptEach(websites(5, 'shared'), person)).toEqual(Array(5).fill('accepted'))
  await throwAway(['shared-1', 'shared-3'])
  expect(await acceptEach(next.slice(0, 1), person)).toEqual(['accepted'])
  await restore(['shared-3'])
  expect(await invites.acceptedFor('shared-3', person.userId)).toBeDefined()
  expect(await acceptEach(next.slice(1, 2), person)).toEqual(['shared-full'])
  await throwAway(['shared-4'])
  expect(await acceptEach(next.slice(2), person)).toEqual(['accepted'])
})

test('[9.invites] one account has accepted no more than twenty, those in trashes among them', async () => {
  const person = aPerson()
  const ids = websites(21, 'thrown')
  await stand(ids)
  for (const from of [0, 5, 10, 15]) {
    expect(await acceptEach(ids.slice(from, from + 5), person)).toEqual(Array(5).fill('accepted'))
    await throwAway(ids.slice(from, from + 5))
  }
  expect(await acceptEach(ids.slice(20), person)).toEqual(['accepted-full'])
  await drafts().deleteOne({ _id: 'thrown-3' })
  await own('another', 'somebody-else')
  expect(await acceptEach(['another'], person)).toEqual(['accepted'])
})

test.each([16, 17, 18, 19, 20])(
  '[9.invites][T16] of invites accepted and websites handed over at once, beside %i accepted before, none passes the twenty',
  async (before) => {
    const { places, invites } = open()
    const person = aPerson()
    const [earlier, asked, handed] = ['earlier', 'asked', 'handed'].map((name) =>
      websites(name === 'earlier' ? before : 5, `${name}-of-${before}`),
    ) as [string[], string[], string[]]
    await stand([...earlier, ...asked, ...handed])
    for (let from = 0; from < before; from += 5) {
      await acceptEach(earlier.slice(from, from + 5), person)
      await throwAway(earlier.slice(from, from + 5))
    }
    const ids = await Promise.all(
      asked.map(async (id) => (await invites.create(id, { email: person.email, by: 'owner' }))?._id ?? ''),
    )
    const outcomes = await Promise.all([
      ...ids.map((id) => places.accept(id, person)),
      ...handed.map((id) => places.keepAsEditor(id, person)),
    ])
    const got = outcomes.filter((outcome) => outcome === true || outcome === 'accepted')
    expect(got).toHaveLength(inviteLimits.accepted - before)
    expect(await invites.placesOf(person.userId)).toHaveLength(inviteLimits.accepted)
  },
)

test('[4.transfer] handing one website over twice at once makes its owner an editor once', async () => {
  const { places, invites } = open()
  const person = aPerson()
  await own('twice', person.userId)
  const kept = await Promise.all([1, 2, 3].map(() => places.keepAsEditor('twice', person)))
  expect(kept).toEqual([true, true, true])
  expect(await invites.placesOf(person.userId)).toHaveLength(1)
})
