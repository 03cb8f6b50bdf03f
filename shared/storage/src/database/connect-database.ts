import { type Db, MongoClient } from 'mongodb'
import { ensureIndexes } from './ensure-indexes.ts'
import { keepHeartbeat } from './keep-heartbeat.ts'

/** A connection to the product's database; `close` waits for running commands. */
export interface DatabaseConnection {
  db: Db
  client: MongoClient
  close: () => Promise<void>
}

/** Which database, and how long to look for a server that may be written to. */
export interface ConnectOptions {
  name: string
  serverSelectionTimeoutMs?: number
  /** After how long a heartbeat of the driver counts as lost. */
  heartbeatWithinMs?: number
  /** How long the indexes of one collection may take. */
  indexWithinMs?: number
}

const connectTimeoutMs = 5_000
// Longer than any healthy command, short enough that a silent server does not hang a request for good.
const socketTimeoutMs = 45_000
const heartbeatFrequencyMs = 5_000
// The driver gives itself ten: five to take the line, or to wait for news, and five for the answer.
const longestHeartbeatMs = 12_000
const reportLost = (): void =>
  process.emitWarning('The database driver had lost sight of its server, and connects anew.')

/**
 * Connects to a MongoDB server, embedded or not, and makes sure of the product's indexes: no room runs without them.
 * Every write is acknowledged only once it is durable.
 */
export const connectDatabase = async (uri: string, options: ConnectOptions): Promise<DatabaseConnection> => {
  const { name, serverSelectionTimeoutMs = 5_000 } = options
  const { heartbeatWithinMs = longestHeartbeatMs, indexWithinMs } = options
  const client = new MongoClient(uri, {
    appName: name,
    writeConcern: { w: 'majority', j: true },
    readConcern: { level: 'majority' },
    retryWrites: true,
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    connectTimeoutMS: connectTimeoutMs,
    socketTimeoutMS: socketTimeoutMs,
    heartbeatFrequencyMS: heartbeatFrequencyMs,
    ignoreUndefined: true,
  })
  const db = client.db(name)
  const stopWatching = keepHeartbeat(client, { withinMs: heartbeatWithinMs, onLost: reportLost })
  const close = (): Promise<void> => {
    stopWatching()
    return client.close()
  }
  try {
    await client.connect()
    await ensureIndexes(db, indexWithinMs)
  } catch (error) {
    await close()
    throw error
  }
  return { db, client, close }
}
