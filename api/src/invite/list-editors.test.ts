import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListEditors } from './list-editors.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const client = new MongoClient(mongo.uri, { monitorCommands: true })
const db = client.db('editors')
const clock = () => new Date('2026-03-01T10:00:00Z')
const [users, invites] = [openUsers(db, clock), openWebsiteInvites(db, clock)]
const listEditors = createListEditors({ users, invites, clock })
let commands = 0
client.on('commandStarted', () => {
  commands += 1
})
beforeAll(() => client.connect())
afterAll(async () => {
  await client.close()
  await mongo.close()
})

/** A website with so many editors. */
const aWebsiteWith = async (editors: number) => {
  const _id = `website-${editors}`
  const owner = await users.ofEmail(`owner-${editors}@example.com`)
  for (let slot = 0; slot < editors; slot += 1) {
    const { id: userId, email } = await users.ofEmail(`editor-${slot}@example.com`)
    await invites.admit(_id, { email, userId, acceptedSlot: slot + editors * 100 })
  }
  return { _id, userId: owner.id, lastModifiedBy: { userId: owner.id, timestamp: clock() } }
}

test('[T29] the editors of a website are looked up together, however many there are', async () => {
  const asked = async (editors: number) => {
    const draft = await aWebsiteWith(editors)
    commands = 0
    const listed = await listEditors(draft, draft.userId)
    expect(listed?.invites.map(({ email }) => email).sort()).toEqual(
      Array.from({ length: editors }, (_, at) => `editor-${at}@example.com`),
    )
    return commands
  }
  expect(await asked(9)).toBe(await asked(1))
})
