import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { type ServerProcess, startServerProcess } from '../conformance/server-process.testing.ts'
import { createDraftLog } from './draft-log.ts'

const [ada, ben] = [
  { id: 'ada', name: 'Ada' },
  { id: 'ben', name: 'Ben' },
]

const seed = (): Uint8Array => {
  const doc = new Y.Doc()
  doc.getMap('draft').set('title', 'seed')
  return Y.encodeStateAsUpdate(doc)
}

const withDatabase = async (work: (server: ServerProcess, client: MongoClient) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'take-'))
  const server = await startServerProcess(['--file', join(folder, 'drafts.db')])
  const client = await new MongoClient(server.uri).connect()
  try {
    await work(server, client)
  } finally {
    server.child.kill('SIGCONT')
    await client.close()
    server.child.kill('SIGKILL')
    await server.exited
    await rm(folder, { recursive: true })
  }
}

/** Sets this machine's clock apart from the database's, which runs in a process of its own. */
const clockApart = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

afterEach(() => {
  vi.useRealTimers()
})

const hourMs = 60 * 60 * 1000

test.each([
  ['agrees with', 0],
  ['is an hour ahead of', hourMs],
])(
  '[4.control] a take that failed because the database stood still does not win when it goes on, where the clock %s the database’s',
  async (_, apart) => {
    await withDatabase(async (server, client) => {
      clockApart(apart)
      const log = createDraftLog(client.db('drafts'))
      const draftId = 'd'.repeat(24)
      await log.create(draftId, ada, seed())
      server.child.kill('SIGSTOP')
      await expect(log.take(draftId, { seen: 1, user: ben })).rejects.toThrow('does not answer')
      server.child.kill('SIGCONT')
      // The late command was sent before this question, and both wait in the same server.
      expect(await log.control(draftId)).toEqual({ epoch: 1, holder: ada, seq: 1 })
      await client.db('drafts').command({ ping: 1 })
      expect(await log.control(draftId)).toEqual({ epoch: 1, holder: ada, seq: 1 })
      expect(await log.take(draftId, { seen: 1, user: ben })).toMatchObject({ taken: true, changed: true })
    })
  },
  30_000,
)

test.each([
  ['an hour behind', -hourMs],
  ['five seconds behind', -5000],
  ['an hour ahead of', hourMs],
])(
  '[4.control] whoever takes control gets it, also where the clock is %s the database’s',
  async (_, apart) => {
    await withDatabase(async (_server, client) => {
      clockApart(apart)
      const log = createDraftLog(client.db('drafts'))
      const draftId = 'd'.repeat(24)
      await log.create(draftId, ada, seed())
      const taken = { taken: true, changed: true, control: { epoch: 2, holder: ben, seq: 2 } }
      expect(await log.take(draftId, { seen: 1, user: ben })).toEqual(taken)
    })
  },
)

test('[4.control] a take that came too late is answered as unknown, not as lost to the one who holds control', async () => {
  await withDatabase(async (server, client) => {
    const log = createDraftLog(client.db('drafts'))
    const draftId = 'd'.repeat(24)
    await log.create(draftId, ada, seed())
    server.child.kill('SIGSTOP')
    setTimeout(() => server.child.kill('SIGCONT'), 4500)
    await expect(log.take(draftId, { seen: 1, user: ben })).rejects.toThrow()
  })
}, 30_000)
