import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from 'mongodb'

const patienceMs = 1_000

/** Whether the database answers within a second; never throws. */
export const isReachable = async (db: Db): Promise<boolean> => {
  const answered = db.command({ ping: 1 }, { timeoutMS: patienceMs }).then(
    () => true,
    // Unreachable is an answer, whatever the driver calls it.
    () => false,
  )
  return Promise.race([answered, wait(patienceMs, false, { ref: false })])
}

/** What a room's health page says: that it lives, and whether its database answers. */
export interface Health {
  readonly status: 'ok'
  readonly database: 'reachable' | 'unreachable'
}

/** The health of a room that stands on a database. A room lives on while its database is away. */
export const healthOf = async (db: Db): Promise<Health> => ({
  status: 'ok',
  database: (await isReachable(db)) ? 'reachable' : 'unreachable',
})
