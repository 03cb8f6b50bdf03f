import { randomBytes } from 'node:crypto'
import type { NetConnectOpts } from 'node:net'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** Where an embedded database answers its own product and nobody else on the machine. */
export interface PrivateAddress {
  /** For the driver; with a password where there is one: not for logs or arguments. */
  readonly uri: string
  /** What the server's process is told in its arguments, which every user of the machine can read. */
  readonly args: readonly string[]
  /** What it is told in its environment, which only the same user can read. */
  readonly variables: Readonly<Record<string, string>>
  /** Where a connection is opened, for whoever asks whether it listens. */
  readonly endpoint: NetConnectOpts
}

// What the kernels take: 104 bytes on macOS and the BSDs, 108 on Linux, the closing zero counted.
const longestSocketPathBytes = 103

const socketAddress = (path: string): PrivateAddress => ({
  uri: `mongodb://${encodeURIComponent(path)}/?directConnection=true`,
  args: ['--socket', path],
  variables: {},
  endpoint: { path },
})

const passwordAddress = async (): Promise<PrivateAddress> => {
  const [port, password] = [await freePort(), randomBytes(32).toString('hex')]
  return {
    uri: `mongodb://shingle:${password}@127.0.0.1:${port}/?directConnection=true&authMechanism=SCRAM-SHA-256`,
    args: ['--port', String(port)],
    variables: { EMBEDDED_MONGO_PASSWORD: password },
    endpoint: { host: '127.0.0.1', port },
  }
}

/**
 * An address for a database process: a Unix socket in the folder, which the process makes its user's alone; where the
 * platform has none, or the path is too long for one, loopback behind a random password.
 */
export const choosePrivateAddress = (
  folder: string,
  platform: NodeJS.Platform = process.platform,
): PrivateAddress | Promise<PrivateAddress> => {
  const path = join(folder, 'database', 'mongo.sock')
  const hasSockets = platform !== 'win32' && Buffer.byteLength(path) <= longestSocketPathBytes
  return hasSockets ? socketAddress(path) : passwordAddress()
}
