import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { createAdmissions } from './commands/admission.ts'
import type { ServerContext } from './commands/command.ts'
import { createCommandBatch } from './commands/command-batch.ts'
import { createCursors } from './commands/cursors.ts'
import { errorReply } from './commands/run-command.ts'
import { openStore } from './store/store.ts'
import { reapExpired } from './store/ttl-reaper.ts'
import { serveConnection } from './wire/connection.ts'
import type { Request } from './wire/message.ts'

/** Where the database lives and listens; port 0, the default, takes a free one. */
export interface EmbeddedMongoOptions {
  /** A file path, or `':memory:'` for tests. */
  file: string
  host?: string
  port?: number
  /** Listens at this path instead; its folder is made, and made its user's alone. */
  socket?: string | undefined
  /** What a client must prove to know before any other command. */
  password?: string | undefined
  /** How often expired documents are deleted; 60 seconds unless said otherwise, as in MongoDB. */
  reapIntervalMs?: number
  /** Hears of failures that no client is told about; unless given, they become process warnings. */
  onTrouble?: (error: Error) => void
}

/** A running server; `close` ends its connections and writes everything to the file. */
export interface EmbeddedMongo {
  uri: string
  close: () => Promise<void>
}

/** Starts a database server that the `mongodb` driver connects to; throws when the file or the port is not to be had. */
export const startEmbeddedMongo = async (options: EmbeddedMongoOptions): Promise<EmbeddedMongo> => {
  const {
    file,
    host = '127.0.0.1',
    port = 0,
    socket: path,
    password,
    reapIntervalMs = 60_000,
    onTrouble = process.emitWarning,
  } = options
  const store = openStore(file)
  const context: ServerContext = { store, cursors: createCursors(), address: '' }
  const batch = createCommandBatch(context)
  const sockets = new Set<Socket>()
  const admit = createAdmissions(password)
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    const admission = admit()
    const answer = ({ command }: Request, reply: (body: Uint8Array) => void) => {
      const answered = admission(command)
      if (answered === undefined) batch.submit(command, reply)
      else reply(answered)
    }
    serveConnection(socket, answer, errorReply)
  })
  try {
    context.address = await (path === undefined ? listen(server, host, port) : listenPrivately(server, path))
  } catch (error) {
    store.close()
    throw error
  }
  const reaper = setInterval(() => sweep(context, onTrouble), reapIntervalMs)
  reaper.unref()
  return {
    // Direct: a driver that looks for the set's members makes their names lower case, and paths are not.
    uri: `mongodb://${context.address}/?directConnection=true`,
    close: async () => {
      clearInterval(reaper)
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
      batch.flush()
      store.close()
    },
  }
}

// A full disk must not end the server: what could not be swept now is swept the next time.
const sweep = ({ store, cursors }: ServerContext, onTrouble: (error: Error) => void): void => {
  const now = new Date()
  try {
    cursors.expire(now.getTime())
    store.retryableWrites.expire(now.getTime())
    reapExpired(store, now)
  } catch (error) {
    onTrouble(error instanceof Error ? error : new Error(String(error)))
  }
}

// The store is open, and one process alone can hold it: a socket that is still there belongs to one that is gone.
const listenPrivately = async (server: Server, path: string): Promise<string> => {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return encodeURIComponent(path)
}

const listen = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'))
      else resolve(`${host.includes(':') ? `[${host}]` : host}:${address.port}`)
    })
  })
