import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { chooseLanguageModel } from '@shingle/storage/providers/language-model/choose-language-model.ts'
import type { StockKeys } from '@shingle/storage/providers/stock/open-stock.ts'
import { pino } from 'pino'
import type { ApiOptions } from '../api-options.ts'
import { createApi } from '../create-api.ts'
import { createTestCalls, type TestAnswer } from './test-calls.ts'

export type TestApi = Awaited<ReturnType<typeof startTestApi>>

/** What the operator of a test api proves to be one with. */
export const testOperatorToken = 'operator'.repeat(4)

/** Opens a server at a free port of the loopback address. */
export const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

const openPorts = async () => {
  const mongo = await startEmbeddedMongo({ file: ':memory:' })
  const database = await connectDatabase(mongo.uri, { name: 'shingle' })
  const folder = await mkdtemp(join(tmpdir(), 'shingle-api-'))
  const troubles: unknown[] = []
  const close = async () => {
    await database.close()
    await mongo.close()
    await rm(folder, { recursive: true })
  }
  return {
    db: database.db,
    files: createLocalFileStore(folder),
    bus: createInProcessBus((t) => troubles.push(t)),
    mongo,
    close,
  }
}

type TestApiOptions = Partial<Pick<ApiOptions, 'trustsProxy' | 'google' | 'operatorMail'>> & {
  /** The port at which one server stands for all outside, and whether Web Risk is asked there. */
  readonly outside?: { readonly port: number; readonly webRiskKey?: string } & StockKeys
  /** Where a language model is connected, if one is. */
  readonly modelAt?: string
  /** The origin of published websites, where it is not this machine's. */
  readonly sites?: string
}

/** A port at which nobody answers: no test asks the real net. */
const nobodyOutside: TestApiOptions['outside'] = { port: 1 }

/** The api on a real server at a free port, over the embedded database; `now` moves by `api.later(ms)`. */
export const startTestApi = async ({
  trustsProxy = false,
  google,
  operatorMail,
  modelAt,
  outside = nobodyOutside,
  sites,
}: TestApiOptions = {}) => {
  const { close, mongo, ...ports } = await openPorts()
  let now = new Date()
  const clock = () => now
  const origins = { ...localOrigins(3000), ...(sites !== undefined && { sites }) }
  const secret = new Uint8Array(32).fill(7)
  const { port: IMPORT_FIXTURES, webRiskKey: WEB_RISK_KEY, ...stockKeys } = outside
  const choices = { OPENAI_BASE_URL: modelAt, OPENAI_MODEL: 'fake' }
  const ground = { db: ports.db, secret, clock, onTrouble: () => {} }
  const options: ApiOptions = {
    ...ports,
    ...(await chooseLanguageModel(choices, ground)),
    trustsProxy,
    ...openOutside({ IMPORT_FIXTURES, WEB_RISK_KEY, ...stockKeys }, origins.app),
    origins,
    secret,
    log: pino({ level: 'silent' }),
    clock,
    hasOutbox: true,
    operatorToken: testOperatorToken,
    operatorMail,
    google,
    domainSettings: domainSettings({}, origins),
  }
  const server = createServer(createApi(options).callback())
  const port = await listen(server)

  return {
    options,
    db: ports.db,
    databasePort: Number(new URL(mongo.uri).port),
    address: `http://127.0.0.1:${port}`,
    ...createTestCalls(port, origins.app),
    /** One row as it lies in the database. */
    row: async (collection: string, id: string): Promise<TestAnswer['body']> =>
      ports.db.collection<{ _id: string }>(collection).findOne({ _id: id }),
    insert: (collection: string, row: { readonly _id: string; readonly [field: string]: unknown }) =>
      ports.db.collection<{ _id: string }>(collection).insertOne(row),
    later: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await close()
    },
  }
}
