import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../embedded-mongo/free-port.ts'
import { type ServerProcess, startServerProcess } from './server-process.testing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.skipIf(process.env.MONGO_URI)('[database] the embedded server (needs MONGO_URI unset)', () => {
  test('loses no acknowledged write and doubles none when it is killed again and again', async () => {
    const file = join(folder, 'killed.db')
    const port = await freePort()
    const start = (): Promise<ServerProcess> => startServerProcess(['--file', file, '--port', `${port}`])
    let server = await start()
    const client = await MongoClient.connect(server.uri, { writeConcern: { w: 'majority', journal: true } })
    const db = client.db('durability')
    const writes = db.collection<{ _id: string; n: number }>('writes')
    const counters = db.collection<{ _id: number; n: number }>('counters')
    const acknowledged: string[] = []
    const counted = [0, 0, 0, 0]
    let isOver = false

    // Each writer goes on through every kill: the driver retries, and a retried write must count once.
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; !isOver; n++) {
        try {
          await writes.insertOne({ _id: `${writer}-${n}`, n })
          acknowledged.push(`${writer}-${n}`)
          await counters.updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true })
          counted[writer] = (counted[writer] ?? 0) + 1
        } catch {
          // Not acknowledged, so nothing is promised about it; but the count below must then not be exact.
          counted[writer] = Number.NaN
        }
      }
    }
    const writers = [0, 1, 2, 3].map(write)
    for (let kill = 1; kill <= 4; kill++) {
      const enough = acknowledged.length + 40
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5))
      server.child.kill('SIGKILL')
      await server.exited
      server = await start()
    }
    isOver = true
    await Promise.all(writers)

    const stored = new Set((await writes.find().toArray()).map(({ _id }) => _id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    for (const { _id, n } of await counters.find().toArray()) {
      const wanted = counted[_id]
      if (wanted !== undefined && !Number.isNaN(wanted)) expect(n).toBe(wanted)
    }
    await client.close()
    server.child.stdin?.end()
    expect(await server.exited).toBe(0)
    const check = new DatabaseSync(file).prepare('PRAGMA integrity_check').get()
    expect(check).toEqual({ integrity_check: 'ok' })
  }, 60_000)

  test('ends with its parent: when its input closes, and when told to', async () => {
    const orphan = await startServerProcess(['--file', join(folder, 'orphan.db')])
    orphan.child.stdin?.end()
    expect(await orphan.exited).toBe(0)
    const told = await startServerProcess(['--file', join(folder, 'orphan.db')])
    told.child.kill('SIGTERM')
    expect(await told.exited).toBe(0)
    expect([orphan.complaints(), told.complaints()]).toEqual(['', ''])
  })

  test('says in one sentence why it cannot start', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await writeFile(join(folder, 'file'), '')
    await writeFile(join(folder, 'text.db'), 'This is no database at all. '.repeat(100))
    const running = await startServerProcess(['--file', join(folder, 'one.db')])
    const cases: [string[], string][] = [
      [
        ['--file', join(folder, 'taken.db'), '--port', `${port}`],
        `The database cannot listen on port ${port}: another program is using it.`,
      ],
      [
        ['--file', join(folder, 'one.db')],
        `The database file ${join(folder, 'one.db')} is in use by another process`,
      ],
      [['--file', join(folder, 'file', 'x.db')], 'cannot be written: check the folder and its permissions.'],
      [['--file', join(folder, 'text.db')], 'is not a database file: move it away.'],
    ]
    for (const [args, sentence] of cases) {
      const refused = await startServerProcess(args)
      expect(await refused.exited).toBe(2)
      expect(refused.complaints()).toContain(sentence)
      expect(refused.complaints().trim().split('\n')).toHaveLength(1)
    }
    taken.close()
    running.child.stdin?.end()
    await running.exited
  }, 30_000)
})
