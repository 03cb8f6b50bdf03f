import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createSmtpMailSender } from '@shingle/storage/mail/smtp-mail-sender.ts'
import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { openDns } from '@shingle/storage/providers/dns/open-dns.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWorker } from './start-worker.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'
import { type MailTrouble, mailTroubles, openTroubledWay } from './testing/troubled-way.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const { db, close } = await connectDatabase(mongo.uri, { name: 'mail-trouble' })
let mailServer: MailServer
let now = new Date('2026-03-01T10:00:00Z')
const clock = () => now
const bus = createInProcessBus(console.error)
const queue = createJobQueue(db, { bus, clock })
beforeAll(async () => {
  mailServer = await startMailServer()
})
beforeEach(() => db.collection('Jobs').deleteMany({}))
afterAll(async () => {
  await mailServer.close()
  await close()
  await mongo.close()
})

const work = (url: string) => {
  const origins = localOrigins(3000)
  const from = { name: 'Shingle', address: 'hello@shingle.test' }
  const mail = createSmtpMailSender({ url, from, patience: { greetingMs: 1_000, silenceMs: 1_000 } })
  const worker = startWorker({
    ...{ db, bus, clock, origins, mail, secret: new Uint8Array(32).fill(7), idleDelayMs: 5 },
    ...openOutside({}, origins.app),
    ...{ domainSettings: domainSettings({}, origins), askDomain: openDns(undefined) },
    authorityFolder: join(tmpdir(), 'shingle-worker-authority'),
    files: createLocalFileStore(join(tmpdir(), 'shingle-mail-trouble-files')),
    log: pino({ level: 'silent' }),
  })
  return {
    end: async () => {
      await worker.close()
      mail.close()
    },
  }
}

const troubles = Object.keys(mailTroubles) as MailTrouble[]

test.each(troubles)('[9.retry] a mail is sent later where its server %s', async (trouble) => {
  const way = await openTroubledWay(Number(new URL(mailServer.url).port), trouble)
  const { end } = work(way.url)
  const email = `ann-${troubles.indexOf(trouble)}@example.com`
  const { id: userId } = await openUsers(db, clock).ofEmail(email)
  await createOrderMail(queue)({ mail: 'stolen-session', data: { userId } })
  const job = () => db.collection('Jobs').findOne({ name: 'mail:stolen-session' })
  await expect.poll(async () => (await job())?.failures, { timeout: 30_000 }).toBe(1)
  expect((await job())?.state).toBe('open')
  way.mend()
  now = new Date(now.getTime() + 60_000)
  await expect.poll(async () => (await job())?.state, { timeout: 30_000 }).toBe('done')
  const came = mailServer.received.filter(({ to }) => to?.[0]?.address === email)
  // One that came twice is known by its id to be one.
  expect(came).toHaveLength(trouble === 'takes a mail and vanishes before it says so' ? 2 : 1)
  expect(new Set(came.map(({ messageId }) => messageId)).size).toBe(1)
  await end()
  await way.close()
})
