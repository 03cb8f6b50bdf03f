import { inviteLifetimeMs } from '@shingle/shared/invite/limits.ts'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorRemoved } from './editor-removed.ts'
import { websiteHandedOver, websiteReceived } from './handing-over.ts'
import { invite } from './invite.ts'
import type { LetterSources } from './letter-writer.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
let sources: LetterSources
let now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'letters' })
  sources = {
    ...{ db: database.db, origins: localOrigins(3000), secret: new Uint8Array(32), clock },
    domainSettings: domainSettings({}, localOrigins(3000)),
  }
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const websiteId = 'a'.repeat(24)
const published = { version: 1, seq: 1, fingerprint: 'f' }
const aWebsite = async () => {
  const users = openUsers(database.db, clock)
  const [grace, tom] = [await users.ofEmail('grace@example.com'), await users.ofEmail('tom@example.com')]
  await database.db.collection<{ _id: string }>('DraftWebsites').deleteMany({})
  await openDraftWebsites(database.db, clock).insert(
    {
      ...{ _id: websiteId, userId: grace.id, version: '1.0', handle: null, createdAt: now, modifiedAt: now },
      websiteSettings: {
        ...{ id: websiteId, businessName: 'Marlow Upholstery', favIcon: null },
        ...{ appearance: undefined, fingerprint: 'f' },
      },
      ...{ lastDesignedAt: null, lastPublishedAt: null, published: null },
      lastModifiedBy: { userId: grace.id, timestamp: now },
    },
    5,
  )
  return { grace, tom, invites: openWebsiteInvites(database.db, clock) }
}

test('[4.invite] an invite is mailed while it can be accepted, and neither accepted, nor expired, nor taken back', async () => {
  const { tom, invites } = await aWebsite()
  const write = invite(sources)
  const row = await invites.create(websiteId, { email: tom.email, by: 'owner' })
  const order = { inviteId: row?._id ?? '' }
  const written = await write(order)
  expect(written).toMatchObject({
    to: 'tom@example.com',
    subject: 'grace@example.com invites you to edit Marlow Upholstery',
  })
  expect(written?.text).toContain(`http://localhost:3000/invite/${order.inviteId}#email=tom%40example.com`)
  expect(written?.text).toContain('28 November 2026')
  now = new Date(now.getTime() + inviteLifetimeMs + 1)
  expect(await write(order)).toBeUndefined()
  now = new Date(now.getTime() - inviteLifetimeMs)
  const place = { email: tom.email, userId: tom.id, since: new Date(0), slot: 0, acceptedSlot: 0 }
  expect(await invites.accept(order.inviteId, place)).toBe(true)
  expect(await write(order)).toBeUndefined()
  await invites.remove(order.inviteId)
  expect(await write(order)).toBeUndefined()
})

test('[2.editors] whoever was removed is told, unless they are an editor again', async () => {
  const { tom, invites } = await aWebsite()
  const write = editorRemoved(sources)
  const order = { websiteId, userId: tom.id }
  expect(await write(order)).toMatchObject({
    to: 'tom@example.com',
    subject: 'You are no longer an editor of Marlow Upholstery',
  })
  await invites.admit(websiteId, { email: tom.email, userId: tom.id, acceptedSlot: 0 })
  expect(await write(order)).toBeUndefined()
})

test('[4.transfer] both are told of a handing over while it stands', async () => {
  const { grace, tom } = await aWebsite()
  const [received, handedOver] = [websiteReceived(sources), websiteHandedOver(sources)]
  const order = { websiteId, fromId: grace.id, toId: tom.id }
  expect([await received(order), await handedOver(order)]).toEqual([undefined, undefined])
  const drafts = openDraftWebsites(database.db, clock)
  const change = { fromId: grace.id, toId: tom.id, maximum: 5 }
  expect(await drafts.handOver(websiteId, change)).toBe('done')
  expect(await received(order)).toMatchObject({ to: tom.email, subject: 'Marlow Upholstery is yours now' })
  expect(await handedOver(order)).toMatchObject({
    to: grace.email,
    subject: 'You handed Marlow Upholstery over',
    html: expect.stringContaining(`http://localhost:3000/designer?websiteId=${websiteId}`),
  })
  await database.db
    .collection<{ _id: string }>('DraftWebsites')
    .updateOne({ _id: websiteId }, { $set: { handle: 'marlow', published } })
  expect((await handedOver(order))?.html).toContain('href="http://sites.localhost:3000/marlow"')
  await drafts.remove(websiteId)
  expect([await received(order), await handedOver(order)]).toEqual([undefined, undefined])
})

test('[4.transfer] both mails say which domain went along, and of none where there is none', async () => {
  const { grace, tom } = await aWebsite()
  const drafts = openDraftWebsites(database.db, clock)
  await drafts.handOver(websiteId, { fromId: grace.id, toId: tom.id, maximum: 5 })
  const order = { websiteId, fromId: grace.id, toId: tom.id }
  const letters = async () => [await websiteReceived(sources)(order), await websiteHandedOver(sources)(order)]
  for (const letter of await letters()) expect(letter?.text).not.toContain('with the website')
  await openWebsiteDomains(database.db, clock).insert({
    ...{ name: 'xn--bcherei-n2a.example', zone: 'xn--bcherei-n2a.example' },
    ...{ userId: tom.id, websiteId, handle: 'marlow' },
  })
  for (const letter of await letters())
    expect(letter?.text).toMatch(/bücherei\.example (?:came|went) with the website/)
})

test('[4.transfer] a website that went on before the mail was written is told of by those it passed alone', async () => {
  const { grace, tom, invites } = await aWebsite()
  const ada = await openUsers(database.db, clock).ofEmail('ada@example.com')
  const drafts = openDraftWebsites(database.db, clock)
  await invites.admit(websiteId, { email: grace.email, userId: grace.id, acceptedSlot: 0 })
  for (const [from, to] of [
    [grace, tom],
    [tom, ada],
  ] as const)
    expect(await drafts.handOver(websiteId, { fromId: from.id, toId: to.id, maximum: 5 })).toBe('done')
  const [received, handedOver] = [websiteReceived(sources), websiteHandedOver(sources)]
  const [first, second] = [
    { websiteId, fromId: grace.id, toId: tom.id },
    { websiteId, fromId: tom.id, toId: ada.id },
  ]
  expect(await received(first)).toBeUndefined()
  expect(await received(second)).toMatchObject({ to: ada.email })
  expect(await handedOver(first)).toMatchObject({
    to: grace.email,
    text: expect.stringContaining('You are an editor from now on'),
  })
  await database.db.collection('WebsiteInvites').deleteMany({ websiteId, invitedUserId: grace.id })
  const told = await handedOver(first)
  expect(told?.text).toContain('ada@example.com owns Marlow Upholstery now')
  expect(told?.text).not.toContain('You are an editor')
})
