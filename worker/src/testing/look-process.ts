import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { argv, kill, pid } from 'node:process'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { lookAtDomainJob } from '@shingle/storage/domains/domain-jobs.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { withDomainCheck } from '@shingle/storage/network/answer-domain-check.ts'
import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { openDns } from '@shingle/storage/providers/dns/open-dns.ts'
import type { Collection, Db } from 'mongodb'
import { pino } from 'pino'
import { openDomainHandlers } from '../domain/domain-handlers.ts'

/** What a process is told that looks at domains. */
export interface LookOrder {
  readonly file: string
  readonly folder: string
  readonly stagePort: number
  readonly domainIds: readonly string[]
  /** Before which of its writes it is killed; none where null. */
  readonly killedBefore: number | null
  /** How much later than now it is. */
  readonly laterMs: number
}

const writes = [
  'insertOne',
  'updateOne',
  'findOneAndUpdate',
  'deleteOne',
  'deleteMany',
  'updateMany',
  'replaceOne',
]

/** A database whose process is killed, by the signal that nothing survives, before its write number `at`. */
const killingAt = (whole: Db, at: number): Db => {
  let sent = 0
  const counted = (collection: Collection) =>
    new Proxy(collection, {
      get: (target, name) => {
        const command: unknown = Reflect.get(target, name)
        if (typeof command !== 'function') return command
        return (...given: unknown[]) => {
          if (writes.includes(String(name))) {
            if (sent === at) kill(pid, 'SIGKILL')
            sent += 1
          }
          return Reflect.apply(command, target, given)
        }
      },
    })
  return new Proxy(whole, {
    get: (target, name) =>
      name === 'collection'
        ? (...given: Parameters<Db['collection']>) => counted(target.collection(...given))
        : Reflect.get(target, name),
  })
}

const order: LookOrder = JSON.parse(argv[2] ?? '')
const mongo = await startEmbeddedMongo({ file: order.file })
const database = await connectDatabase(mongo.uri, { name: 'killed' })
const [origins, secret] = [localOrigins(3000), new Uint8Array(32).fill(6)]
// Where the deployment answers that a domain leads to it.
const answering = createServer(withDomainCheck(secret, (_, response) => response.writeHead(421).end()))
await once(answering.listen(0, '127.0.0.1'), 'listening')
const { port } = answering.address() as AddressInfo
const handlers = openDomainHandlers({
  db: order.killedBefore === null ? database.db : killingAt(database.db, order.killedBefore),
  bus: createInProcessBus((error) => console.error(error)),
  clock: () => new Date(Date.now() + order.laterMs),
  ...{ secret, log: pino({ level: 'error' }), origins },
  domainSettings: domainSettings({ DNS_STAGE: order.stagePort, HTTPS_PORT: 3443, HTTP_PORT: port }, origins),
  ...{ askDomain: openDns(order.stagePort), authorityFolder: order.folder },
  ...openOutside({}, origins.app),
})
for (const domainId of order.domainIds)
  await handlers[lookAtDomainJob.name]?.({ domainId }, {
    id: domainId,
    signal: new AbortController().signal,
  } as never)
await database.close()
await mongo.close()
process.exit(0)
