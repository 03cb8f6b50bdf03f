import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type NetConnectOpts } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { freePort } from '@shingle/storage/embedded-mongo/free-port.ts'
import { choosePrivateAddress } from '@shingle/storage/embedded-mongo/private-address.ts'
import { healthAnswers, type KeptProcess, keepProcess, plainTypescript, typescript } from './kept-process.ts'

/** The product as a deployment runs it: every room a process of its own, and two sync servers. */
export interface ChaosWorld {
  readonly origin: string
  /** The address of the database. */
  readonly mongoUri: string
  readonly database: KeptProcess
  readonly api: KeptProcess
  /** Sends the mails with the codes. */
  readonly worker: KeptProcess
  readonly syncs: readonly { readonly port: number; readonly process: KeptProcess }[]
  /** Absent where redis-server is not installed: then the sync servers learn of each other by the log alone. */
  readonly redis: KeptProcess | undefined
  /** Starts one more room at a port of its own, which ends with the others. */
  readonly startRoom: (name: string, file: string) => Promise<{ readonly port: number }>
  readonly close: () => Promise<void>
}

const databaseFile = 'shared/storage/src/embedded-mongo/main.ts'

const accepts = (endpoint: NetConnectOpts): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(endpoint)
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })

/** Whether a real Redis can be started here. */
export const hasRedis = (): boolean => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const keepRedis = async () => {
  const port = await freePort()
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const redis = keepProcess({
    name: 'redis',
    command: 'redis-server',
    args,
    answers: () => accepts({ host: '127.0.0.1', port }),
  })
  return { redis, url: `redis://127.0.0.1:${port}` }
}

const keepDatabase = async (folder: string) => {
  const { uri, args: where, variables, endpoint } = await choosePrivateAddress(folder)
  const args = plainTypescript(databaseFile, '--file', join(folder, 'chaos.db'), ...where)
  const database = keepProcess({ name: 'database', args, variables, answers: () => accepts(endpoint) })
  return { database, mongoUri: uri }
}

const keepRoom = (name: string, file: string, variables: Readonly<Record<string, string>>) =>
  keepProcess({
    name,
    args: typescript(file),
    variables,
    answers: () => healthAnswers(Number(variables.PORT)),
  })

/** Starts a deployment on ports and in a folder of its own. */
export const openChaosWorld = async (): Promise<ChaosWorld> => {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const { database, mongoUri } = await keepDatabase(folder)
  const bus = hasRedis() ? await keepRedis() : undefined
  const [apiPort, ...syncPorts] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://localhost:${apiPort}`
  const variables = {
    MONGO_URI: mongoUri,
    ...(bus === undefined ? {} : { REDIS_URL: bus.url }),
    HOST: '127.0.0.1',
    APP_ORIGIN: origin,
    SITES_ORIGIN: `http://sites.localhost:${apiPort}`,
    USERCONTENT_ORIGIN: `http://usercontent.localhost:${apiPort}`,
    SECRET: 'chaos needs a secret of thirty-two bytes',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }
  const api = keepRoom('api', 'api/src/main.ts', { ...variables, PORT: `${apiPort}` })
  // It listens nowhere: that it works is seen by the mails that come.
  const worker = keepProcess({
    name: 'worker',
    args: typescript('worker/src/main.ts'),
    variables,
    answers: async () => true,
  })
  const syncs = syncPorts.map((port, at) => ({
    port,
    process: keepRoom(`sync-server ${at + 1}`, 'sync-server/src/main.ts', { ...variables, PORT: `${port}` }),
  }))
  const rooms = [api, worker, ...syncs.map(({ process }) => process)]
  const close = async () => {
    for (const { kill } of rooms) await kill()
    await Promise.all([database.kill(), bus?.redis.kill()])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([database.start(), bus?.redis.start()])
    // In a fresh clone the first room compiles what the others find compiled.
    for (const { start } of rooms) await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    origin,
    mongoUri,
    database,
    api,
    worker,
    syncs,
    redis: bus?.redis,
    startRoom: async (name, file) => {
      const port = await freePort()
      const room = keepProcess({
        name,
        args: typescript(file),
        variables: { ...variables, PORT: `${port}` },
        answers: () => accepts({ host: '127.0.0.1', port }),
      })
      rooms.push(room)
      await room.start()
      return { port }
    },
    close,
  }
}

/** A connection of the test's own to the deployment's database. */
export const openChaosDatabase = ({ mongoUri }: ChaosWorld) =>
  connectDatabase(mongoUri, { name: 'shingle', serverSelectionTimeoutMs: 1_000 })
