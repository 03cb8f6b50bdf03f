import { MongoError } from '../mongo-error.ts'
import type { Sqlite } from './sqlite.ts'

/** Remembers each session's last write, so that a driver's retry of it has no second effect. */
export interface RetryableWrites {
  /** The reply already given to this write; throws TransactionTooOld for a number below the session's last. */
  recall: (write: NumberedWrite) => Uint8Array | undefined
  remember: (write: NumberedWrite, reply: Uint8Array) => void
  /** Forgets sessions that have not written for half an hour. */
  expire: (now: number) => void
}

/** A write as its driver numbers it: the session's id and the count within the session. */
export interface NumberedWrite {
  session: Uint8Array
  number: number
}

const sessionLifetimeMs = 30 * 60 * 1000

/** Opens the memory in a database file; it is written in the same transaction as the writes themselves. */
export const openRetryableWrites = (sqlite: Sqlite): RetryableWrites => {
  sqlite.define(`
    CREATE TABLE IF NOT EXISTS retryableWrites (
      session BLOB PRIMARY KEY, number INTEGER NOT NULL, reply BLOB NOT NULL, writtenAt INTEGER NOT NULL
    ) WITHOUT ROWID
  `)
  return {
    recall: ({ session, number }) => {
      const row = sqlite.statement('SELECT number, reply FROM retryableWrites WHERE session = ?').get(session)
      if (row === undefined || Number(row.number) < number) return undefined
      if (row.number === number && row.reply instanceof Uint8Array) return row.reply
      throw new MongoError(
        'TransactionTooOld',
        `a write numbered ${row.number} has already started on this session`,
      )
    },
    remember: ({ session, number }, reply) => {
      sqlite
        .statement('INSERT OR REPLACE INTO retryableWrites VALUES (?, ?, ?, ?)')
        .run(session, number, reply, Date.now())
    },
    expire: (now) => {
      sqlite.statement('DELETE FROM retryableWrites WHERE writtenAt < ?').run(now - sessionLifetimeMs)
    },
  }
}
