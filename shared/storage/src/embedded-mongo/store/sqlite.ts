import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** One SQLite file with its prepared statements and transactions. */
export interface Sqlite {
  /** The prepared statement for this text, compiled once. */
  statement: (sql: string) => StatementSync
  /** Runs statements that define tables, and forgets prepared statements that may refer to dropped ones. */
  define: (sql: string) => void
  /** Runs `work` in one transaction; inside another, as a part of it that can fail alone. */
  transaction: <Result>(work: () => Result) => Result
  /** Runs `work` so that its writes vanish when it throws, while the surrounding transaction goes on. */
  attempt: <Result>(work: () => Result) => Result
  /** False once SQLite has given a transaction up by itself, as on a full disk. */
  isInTransaction: () => boolean
  close: () => void
}

// FULL with WAL syncs at every commit: what was acknowledged survives a power cut. EXCLUSIVE keeps a second server out.
// A page that is written often goes into the file once per 64 MB of the log, not once per 8.
const settings = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 16000;
`

/** Opens the file (`':memory:'` for tests); throws when it cannot be written or another process holds it. */
export const openSqlite = (file: string): Sqlite => {
  const database = new DatabaseSync(file, { timeout: 1000 })
  database.exec(settings)
  const statements = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const prepared = database.prepare(sql)
    statements.set(sql, prepared)
    return prepared
  }
  const run = (sql: string) => statement(sql).run()
  const guarded = <Result>(
    work: () => Result,
    [begin, end, undo]: readonly [string, string, string[]],
  ): Result => {
    run(begin)
    try {
      const result = work()
      run(end)
      return result
    } catch (error) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the reason.
      if (database.isTransaction) for (const sql of undo) run(sql)
      throw error
    }
  }
  const attempt = <Result>(work: () => Result): Result =>
    guarded(work, ['SAVEPOINT attempt', 'RELEASE attempt', ['ROLLBACK TO attempt', 'RELEASE attempt']])
  return {
    statement,
    define: (sql) => {
      statements.clear()
      database.exec(sql)
    },
    transaction: (work) =>
      database.isTransaction ? attempt(work) : guarded(work, ['BEGIN IMMEDIATE', 'COMMIT', ['ROLLBACK']]),
    attempt,
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  }
}
