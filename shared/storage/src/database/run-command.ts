import type { Db, Document, RunCommandOptions } from 'mongodb'
import { answerInTime } from './answer-in-time.ts'

/** Runs a bare command; rejects with `DatabaseSilent` where the database does not answer it within seconds. */
export const runCommand = (db: Db, command: Document, options: RunCommandOptions = {}): Promise<Document> =>
  answerInTime(db.command(command, options))
