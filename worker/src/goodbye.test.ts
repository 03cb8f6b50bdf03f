import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createSmtpMailSender } from '@shingle/storage/mail/smtp-mail-sender.ts'
import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { openDns } from '@shingle/storage/providers/dns/open-dns.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWorker, type Worker } from './start-worker.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
let mailServer: MailServer
let worker: Pick<Worker, 'close'>
let now = new Date('2026-03-01T10:00:00Z')
const clock = () => now
const bus = createInProcessBus((error) => console.error(error))
const files = createLocalFileStore(join(tmpdir(), 'shingle-goodbye-files'))

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'goodbye' })
})
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(async () => {
  await worker.close()
  await mailServer.close()
  await database.db.collection('Jobs').deleteMany({})
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const work = () => {
  const from = { name: 'Shingle', address: 'hello@shingle.test' }
  const mail = createSmtpMailSender({ url: mailServer.url, from })
  const sources = { db: database.db, origins: localOrigins(3000), secret: new Uint8Array(32).fill(7), clock }
  const running = startWorker({
    ...sources,
    ...openOutside({}, sources.origins.app),
    ...{ domainSettings: domainSettings({}, sources.origins), askDomain: openDns(undefined) },
    authorityFolder: join(tmpdir(), 'shingle-worker-authority'),
    bus,
    files,
    mail,
    log: pino({ level: 'silent' }),
    idleDelayMs: 5,
  })
  worker = {
    close: async () => {
      await running.close()
      mail.close()
    },
  }
}
const jobs = () => database.db.collection('Jobs').find().sort({ _id: 1 }).toArray()
const inState = async (wanted: string) => (await jobs()).filter(({ state }) => state === wanted).length

/** An account, and what the job does that deletes it. */
const aDeletion = async (email: string) => {
  const users = openUsers(database.db, clock)
  const { id: userId } = await users.ofEmail(email)
  const queue = createJobQueue(database.db, { bus, clock })
  const ports = { db: database.db, files, bus, clock, queue, orderMail: createOrderMail(queue) }
  const lastAddress = () => users.lastAddressOf(userId)
  return { remove: () => createDeleteAccount(ports)(userId), lastAddress }
}

test('[4.account] a deletion that was interrupted after it ordered its last mail sends it once', async () => {
  const { remove, lastAddress } = await aDeletion('ivo@example.com')
  for (let round = 0; round < 2; round += 1) await remove()
  work()
  await expect.poll(() => inState('done'), { timeout: 10_000 }).toBe(1)
  await remove()
  expect(await jobs()).toMatchObject([{ state: 'open', name: 'forget-account' }, { state: 'done' }])
  expect([mailServer.received.length, await lastAddress()]).toEqual([1, undefined])
})

test.each([
  ['is put off for weeks', { failures: 179 }],
  ['ends its worker each time', { unended: 20 }],
])(
  '[4.account] the address of a deleted account goes within a month also where sending its mail %s',
  async (_, tried) => {
    mailServer.refuses = true
    const { remove, lastAddress } = await aDeletion('max@example.com')
    await remove()
    await database.db.collection('Jobs').updateOne({ name: 'mail:account-deleted' }, { $set: tried })
    work()
    await expect.poll(() => inState('failed'), { timeout: 10_000 }).toBe(1)
    expect(await lastAddress()).toBe('max@example.com')
    now = new Date(now.getTime() + 30 * 24 * 3_600_000)
    await expect.poll(lastAddress, { timeout: 10_000 }).toBeUndefined()
  },
)
