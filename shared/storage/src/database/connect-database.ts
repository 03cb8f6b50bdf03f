import { type Db, MongoClient } from 'mongodb'
import { createClientRevival } from './client-revival.ts'
import { ensureIndexes } from './ensure-indexes.ts'
import { keepHeartbeat } from './keep-heartbeat.ts'
import { keepPlaces } from './keep-places.ts'

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
  /** After how long a command counts as lost, with the place in the pool that it keeps. */
  commandWithinMs?: number
  /** How long the indexes of one collection may take. */
  indexWithinMs?: number
}

const connectTimeoutMs = 5_000
// Longer than any healthy command, short enough that a silent server does not hang a request for good.
const socketTimeoutMs = 45_000
const heartbeatFrequencyMs = 5_000
// The driver gives itself ten: five to take the line, or to wait for news, and five for the answer.
const longestHeartbeatMs = 12_000
// Longer than the driver itself lets a silent line be.
const longestCommandMs = 60_000
/** A few lost places cost nothing; of a small pool it may be half. */
const mostPlacesLost = 10
// Longer than anybody waits for an answer: what it bounds is goodbyes that find no place.
const placeTimeoutMs = 6_000
const reportLost = (): void =>
  process.emitWarning('The database driver had lost sight of its server, and connects anew.')

/**
 * Connects to a MongoDB server, embedded or not, and makes sure of the product's indexes: no room runs without them.
 * Every write is acknowledged only once it is durable.
 */
export const connectDatabase = async (uri: string, options: ConnectOptions): Promise<DatabaseConnection> => {
  const { name, serverSelectionTimeoutMs = 5_000 } = options
  const {
    heartbeatWithinMs = longestHeartbeatMs,
    commandWithinMs = longestCommandMs,
    indexWithinMs,
  } = options
  const client = new MongoClient(uri, {
    appName: name,
    writeConcern: { w: 'majority', j: true },
    readConcern: { level: 'majority' },
    retryWrites: true,
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    connectTimeoutMS: connectTimeoutMs,
    socketTimeoutMS: socketTimeoutMs,
    waitQueueTimeoutMS: Math.min(placeTimeoutMs, commandWithinMs),
    heartbeatFrequencyMS: heartbeatFrequencyMs,
    ignoreUndefined: true,
  })
  const db = client.db(name)
  const revival = createClientRevival(client, reportLost)
  const most = Math.min(mostPlacesLost, Math.ceil(client.options.maxPoolSize / 2))
  const watches = [
    keepHeartbeat(client, { withinMs: heartbeatWithinMs, revival }),
    keepPlaces(client, { withinMs: commandWithinMs, most, revival }),
  ]
  const close = (): Promise<void> => {
    revival.stop()
    for (const stop of watches) stop()
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
