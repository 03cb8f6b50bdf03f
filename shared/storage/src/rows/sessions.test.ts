import { devicesListed } from '@shingle/shared/profile/devices.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { browsersMaximum, openKnownBrowsers } from './known-browsers.ts'
import { openSessions } from './sessions.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'sessions' })
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const start = Date.UTC(2026, 2, 1)
let now = start
const clock = () => new Date(now)

const session = (userId: string, at: number) => ({
  ...{ _id: `${userId} ${at}`, userId, current: `${at}`, previous: null, sealed: null, revokedAt: null },
  ...{ rotatedAt: clock(), createdAt: clock(), arrivedAt: null, authenticatedAt: clock() },
  ...{ expiresAt: new Date(now + 1e9), endsAt: new Date(now + 1e9) },
})

describe('[T30] however often somebody signs in', () => {
  test('their account lasts on as many devices as are listed, those used last', async () => {
    const sessions = openSessions(database.db, clock)
    await sessions.insert(session('other', 0))
    for (let at = 0; at < devicesListed + 3; at += 1) {
      now = start + at * 1_000
      await sessions.insert(session('ann', at))
    }
    const ids = (await sessions.ofUser('ann')).map(({ _id }) => _id)
    expect(ids.length).toBe(devicesListed)
    expect(ids.at(-1)).toBe('ann 3')
    expect(await sessions.endedAmong(['ann 2', 'ann 3', 'other 0'])).toEqual(['ann 2'])
  })

  test('what has ended of it does not grow for ever', async () => {
    const sessions = openSessions(database.db, clock)
    for (let at = 0; at < 5 * devicesListed; at += 1) {
      now += 1_000
      await sessions.insert(session('ben', at))
      await sessions.revokeOf('ben', `ben ${at}`)
    }
    const count = await database.db.collection('Sessions').countDocuments({ userId: 'ben' })
    expect(count).toBeLessThanOrEqual(4 * devicesListed)
    expect(count).toBeGreaterThan(devicesListed)
  })

  test('as many browsers of their address are known as are kept, those used last', async () => {
    const known = openKnownBrowsers(database.db, clock)
    for (let at = 0; at <= browsersMaximum; at += 1) {
      now += 1_000
      await known.remember({ email: 'ann@example.com', browser: `${at}` }, 1e9)
    }
    const isKnown = (browser: string) => known.isKnown({ email: 'ann@example.com', browser })
    expect([await isKnown('0'), await isKnown('1'), await isKnown(`${browsersMaximum}`)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
