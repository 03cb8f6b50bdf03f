import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { runCommand } from './run-command.ts'

const helloSchema = z.object({ localTime: z.date() })

/** What time it is by the database's own clock, the one that `$$NOW` reads. */
export const databaseTime = async (db: Db): Promise<Date> =>
  helloSchema.parse(await runCommand(db, { hello: 1 }, { readPreference: 'primary' })).localTime
