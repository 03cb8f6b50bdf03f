import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailOrder } from '@shingle/shared/mail/mail-orders.ts'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { signInCodeOf } from '@shingle/storage/codes/sign-in-code.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
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
import { openOtpSessions } from '@shingle/storage/rows/otp-sessions.ts'
import type { Db } from 'mongodb'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startWorker, type Worker, type WorkerOptions } from '../start-worker.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

const anHourMs = 3_600_000

const secret = new Uint8Array(32).fill(7)
const origins = localOrigins(3000)

/** The files that the workers of tests remove. */
export const workerFiles = createLocalFileStore(join(tmpdir(), 'shingle-worker-files'))

type Surroundings = Pick<WorkerOptions, 'db' | 'bus' | 'log' | 'clock' | 'idleDelayMs'> &
  Partial<Pick<WorkerOptions, 'operatorMail' | 'files'>>

const startAt = (url: string, surroundings: Surroundings): Pick<Worker, 'close'> => {
  const mail = createSmtpMailSender({ url, from: { name: 'Shingle', address: 'hello@shingle.test' } })
  const worker = startWorker({
    ...openOutside({}, origins.app),
    ...{ domainSettings: domainSettings({}, origins), askDomain: openDns(undefined) },
    authorityFolder: join(tmpdir(), 'shingle-worker-authority'),
    ...{ files: workerFiles, mail, origins, secret },
    ...surroundings,
  })
  return {
    close: async () => {
      await worker.close()
      mail.close()
    },
  }
}

interface SignInWorld {
  db: Db
  clock: () => Date
  order: (given: MailOrder) => Promise<unknown>
}

let signIns = 0

const beginSignIn = async ({ db, clock, order }: SignInWorld, email: string) => {
  const _id = `session-${++signIns}`
  const stored = `stored-${signIns}`
  const createdAt = clock()
  const inMs = (ms: number) => new Date(createdAt.getTime() + ms)
  await openOtpSessions(db, clock).begin({
    ...{ _id, email, browser: 'hash', secret: stored, tries: 0, createdAt, endedBy: null },
    ...{ codeExpiresAt: inMs(600_000), expiresAt: inMs(24 * anHourMs) },
  })
  return {
    _id,
    code: await signInCodeOf(stored, secret),
    order: () => order({ mail: 'sign-in-code', data: { sessionId: _id } }),
  }
}

/** A database, a mail server and workers for the tests of one file, with a clock that stands until it is moved on. */
export const openWorkerWorld = () => {
  const bus = createInProcessBus((error) => console.error(error))
  const workers: Pick<Worker, 'close'>[] = []
  let mongo: EmbeddedMongo
  let database: DatabaseConnection
  let mailServer: MailServer
  let now = new Date('2026-03-01T10:00:00Z')
  const clock = () => now
  const endWorkers = () => Promise.all(workers.splice(0).map(({ close }) => close()))

  beforeAll(async () => {
    mongo = await startEmbeddedMongo({ file: ':memory:' })
    database = await connectDatabase(mongo.uri, { name: 'worker' })
    await database.db.collection<{ _id: string }>('DraftWebsites').insertOne({ _id: 'w' })
  })
  beforeEach(async () => {
    mailServer = await startMailServer()
  })
  afterEach(async () => {
    await endWorkers()
    await mailServer.close()
    await database.db.collection('Jobs').deleteMany({})
  })
  afterAll(async () => {
    await database.close()
    await mongo.close()
  })

  /** A worker that looks for jobs only when it is told of one, unless `idleDelayMs` is given. */
  const aWorker = (
    idleDelayMs = anHourMs,
    write: (line: string) => void = () => undefined,
    more: Partial<Pick<WorkerOptions, 'operatorMail' | 'files'>> = {},
  ) => {
    const log = pino({ level: 'warn' }, { write })
    workers.push(startAt(mailServer.url, { db: database.db, bus, log, clock, idleDelayMs, ...more }))
  }

  const jobs = () => database.db.collection('Jobs').find().sort({ _id: 1 }).toArray()
  const order = (given: MailOrder) => createOrderMail(createJobQueue(database.db, { bus, clock }))(given)

  return {
    get db() {
      return database.db
    },
    get mailServer() {
      return mailServer
    },
    ...{ bus, clock, aWorker, endWorkers, jobs, order },
    aSignIn: (email: string) => beginSignIn({ db: database.db, clock, order }, email),
    later: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    done: async () => (await jobs()).filter(({ state }) => state === 'done').length,
  }
}
