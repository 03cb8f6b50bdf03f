import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { startDnsStage } from '@shingle/storage/providers/dns/dns-stage.testing.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { Db } from 'mongodb'
import { afterAll, expect, test } from 'vitest'
import type { LookOrder } from '../testing/look-process.ts'

const stage = await startDnsStage()
const folder = await mkdtemp(join(tmpdir(), 'shingle-killed-'))
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})
const file = join(folder, 'shingle.db')

/** The database file, while no other process has it open. */
const withFile = async <Done>(use: (db: Db) => Promise<Done>): Promise<Done> => {
  const mongo = await startEmbeddedMongo({ file })
  const database = await connectDatabase(mongo.uri, { name: 'killed' })
  const done = await use(database.db)
  await database.close()
  await mongo.close()
  return done
}

const look = async (order: Pick<LookOrder, 'domainIds' | 'killedBefore' | 'laterMs'>) => {
  const whole: LookOrder = { file, folder: join(folder, 'authority'), stagePort: stage.port, ...order }
  const program = join(import.meta.dirname, '..', 'testing', 'look-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(whole)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  return signal === null ? code : signal
}

const killsMaximum = 40
// Later than the lease of an order that was interrupted.
const laterMs = 3 * 60_000

test('[reliability] a process that is killed before any of its writes is followed by one that connects the domain', async () => {
  stage.set('sites.localhost', '@ A 127.0.0.1')
  const rows = await withFile(async (db) => {
    const domains = openWebsiteDomains(db, () => new Date())
    const made = []
    for (let at = 0; at < killsMaximum; at += 1) {
      const name = `killed-${at}.test`
      // One account has no more than ten.
      const of = { userId: `ann-${at}`, websiteId: `website-${at}`, handle: `killed-${at}` }
      const row = await domains.insert({ name, zone: name, ...of })
      if (typeof row === 'string') throw new Error('The claim is not new')
      stage.set(name, `@ A 127.0.0.1\nwww CNAME sites.localhost\n_shingle-verify TXT ${row.proof}`)
      made.push(row)
    }
    return made
  })
  let kills = 0
  for (const { _id } of rows) {
    const ended = await look({ domainIds: [_id], killedBefore: kills, laterMs: 0 })
    if (ended === 0) break
    expect([kills, ended]).toEqual([kills, 'SIGKILL'])
    kills += 1
  }
  // Each state, what tells of it, the certificate and the watch that follows.
  expect(kills).toBeGreaterThan(12)
  const domainIds = rows.slice(0, kills).map(({ _id }) => _id)
  expect(await look({ domainIds, killedBefore: null, laterMs })).toBe(0)
  await withFile(async (db) => {
    const found = await Promise.all(
      rows.slice(0, kills).map(async ({ _id, domainName }) => {
        const row = await db.collection('WebsiteDomains').findOne({ domainName })
        const history = await db.collection('WebsiteDomainsHistory').find({ domainName }).toArray()
        const jobs = await db.collection('Jobs').find({ 'payload.domainId': _id }).toArray()
        return {
          ...{ state: row?.state, held: row?.held, untold: row?.untold },
          history: history.map(({ type, state }) => `${type} ${state}`).toSorted(),
          jobs: jobs.map(({ name }) => name).toSorted(),
          certificates: await db.collection('Certificates').countDocuments({ _id: domainName as never }),
          orders: await db.collection('CertificateOrders').countDocuments({
            _id: domainName as never,
            leasedUntil: { $gt: new Date(Date.now() + laterMs) },
          }),
        }
      }),
    )
    const whole = (at: number) => ({
      ...{ state: 'Connected', held: `killed-${at}.test`, untold: undefined },
      history: [
        ...['Created PendingOwnershipVerification', 'Updated Connected'],
        ...['Updated OwnershipVerified', 'Updated PendingCertificateActivation'],
      ],
      jobs: ['mail:domain-connected', 'watch-domain'],
      ...{ certificates: 1, orders: 0 },
    })
    expect(found).toEqual(found.map((_, at) => whole(at)))
  })
}, 180_000)
