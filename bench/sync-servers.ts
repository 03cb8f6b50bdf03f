import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type NetConnectOpts } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { freePort } from '@shingle/storage/embedded-mongo/free-port.ts'
import { choosePrivateAddress } from '@shingle/storage/embedded-mongo/private-address.ts'
import {
  healthAnswers,
  type KeptProcess,
  keepProcess,
  plainTypescript,
  typescript,
} from '../e2e/chaos/kept-process.ts'

/** The secret that signs tickets in benchmarks. */
export const benchSecret = 'the benchmarks need a secret of 32 bytes'
/** The app's origin in benchmarks. */
export const benchOrigin = 'http://localhost:3000'

const databaseFile = 'shared/storage/src/embedded-mongo/main.ts'

const accepts = (endpoint: NetConnectOpts): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(endpoint)
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })

/** A server under load, alone in its process. */
export interface ServerUnderLoad {
  readonly url: string
  readonly process: KeptProcess
  readonly stop: () => Promise<void>
}

/** The embedded database in a process of its own, over a file that is kept or one that goes with it. */
export const startDatabase = async (kept?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-bench-'))
  const { uri, args: where, variables, endpoint } = await choosePrivateAddress(folder)
  const args = plainTypescript(databaseFile, '--file', kept ?? join(folder, 'bench.db'), ...where)
  const process = keepProcess({ name: 'database', args, variables, answers: () => accepts(endpoint) })
  await process.start()
  const stop = async () => {
    await process.kill()
    await rm(folder, { recursive: true })
  }
  return { uri, process, stop }
}

/** Our sync server as a deployment starts it. */
export const startSyncServer = async (mongoUri: string): Promise<ServerUnderLoad> => {
  const port = await freePort()
  const variables = {
    PORT: `${port}`,
    MONGO_URI: mongoUri,
    APP_ORIGIN: benchOrigin,
    SITES_ORIGIN: 'http://sites.localhost:3000',
    USERCONTENT_ORIGIN: 'http://usercontent.localhost:3000',
    SECRET: benchSecret,
    LOG_LEVEL: 'error',
  }
  const args = plainTypescript('sync-server/src/main.ts')
  const kept = keepProcess({ name: 'sync-server', args, variables, answers: () => healthAnswers(port) })
  await kept.start()
  return { url: `ws://127.0.0.1:${port}${syncPath}`, process: kept, stop: kept.kill }
}

const startPlain = async (name: string, args: readonly string[]): Promise<ServerUnderLoad> => {
  const port = await freePort()
  const variables = { PORT: `${port}`, HOST: '127.0.0.1' }
  const process = keepProcess({ name, args, variables, answers: () => accepts({ host: '127.0.0.1', port }) })
  await process.start()
  return { url: `ws://127.0.0.1:${port}`, process, stop: process.kill }
}

/** A relay that only hands messages on. */
export const startBareRelay = () => startPlain('bare relay', typescript('bench/bare-relay.ts'))

const yWebsocketServer = join(import.meta.dirname, 'anchors/node_modules/@y/websocket-server/src/server.js')

/** The server of y-websocket, or undefined where `npm ci --prefix bench/anchors` was not run. */
export const startYWebsocketServer = () =>
  existsSync(yWebsocketServer) ? startPlain('y-websocket server', [yWebsocketServer]) : undefined
