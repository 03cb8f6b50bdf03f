import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { expect, test } from 'vitest'
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

test('[4.control] a take that failed because the database stood still does not win when it goes on', async () => {
  await withDatabase(async (server, client) => {
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
}, 30_000)
