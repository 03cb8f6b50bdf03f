import { type Collection, type Db, type Document, MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'

/** A database for one suite: on the server that is named, else on an embedded one of its own. */
export interface ConformanceDatabase {
  client: MongoClient
  db: Db
  /** A collection that no other test has. */
  collection: () => Collection<Document>
  /** Drops the database and lets go of the server. */
  close: () => Promise<void>
}

/** Opens a database named after its suite. */
export const openConformanceDatabase = async (
  uri: string | undefined,
  suite: string,
): Promise<ConformanceDatabase> => {
  const embedded = uri === undefined ? await startEmbeddedMongo({ file: ':memory:' }) : undefined
  const client = new MongoClient(uri ?? embedded?.uri ?? '', {
    writeConcern: { w: 'majority', journal: true },
  })
  await client.connect()
  const db = client.db(`conformance-${suite}-${process.pid}`)
  let count = 0
  return {
    client,
    db,
    collection: () => db.collection(`things${++count}`),
    close: async () => {
      await db.dropDatabase()
      await client.close()
      await embedded?.close()
    },
  }
}
