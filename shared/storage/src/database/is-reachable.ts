import type { Db } from 'mongodb'
import { answerInTime } from './answer-in-time.ts'

// The shortest patience in use, an orchestrator's probe that nobody configured, is a second: half of it is left for the way.
const patienceMs = 500

/** Whether the database answers within half a second; never throws. */
export const isReachable = (db: Pick<Db, 'command'>): Promise<boolean> =>
  answerInTime(db.command({ ping: 1 }, { timeoutMS: patienceMs }), patienceMs).then(
    () => true,
    // Unreachable is an answer, whatever the driver calls it.
    () => false,
  )

/** What a room's health page says: that it lives, and whether its database answers. */
export interface Health {
  readonly status: 'ok'
  readonly database: 'reachable' | 'unreachable'
}

/** The health of a room that stands on a database, within half a second. A room lives on while its database is away. */
export const healthOf = async (db: Pick<Db, 'command'>): Promise<Health> => ({
  status: 'ok',
  database: (await isReachable(db)) ? 'reachable' : 'unreachable',
})
