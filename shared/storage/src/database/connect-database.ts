import { type Db, MongoClient } from 'mongodb'
import { ensureIndexes } from './ensure-indexes.ts'

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
}

const connectTimeoutMs = 5_000
// Longer than any healthy command, short enough that a silent server does not hang a request for good.
const socketTimeoutMs = 45_000

/**
 * Connects to a MongoDB server, embedded or not, and makes sure of the product's indexes: no room runs without them.
 * Every write is acknowledged only once it is durable.
 */
export const connectDatabase = async (uri: string, options: ConnectOptions): Promise<DatabaseConnection> => {
  const { name, serverSelectionTimeoutMs = 5_000 } = options
  const client = new MongoClient(uri, {
    appName: name,
    writeConcern: { w: 'majority', j: true },
    readConcern: { level: 'majority' },
    retryWrites: true,
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    connectTimeoutMS: connectTimeoutMs,
    socketTimeoutMS: socketTimeoutMs,
    ignoreUndefined: true,
  })
  const db = client.db(name)
  try {
    await client.connect()
    await ensureIndexes(db)
  } catch (error) {
    await client.close()
    throw error
  }
  return { db, client, close: () => client.close() }
}
