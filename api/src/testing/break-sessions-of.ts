import type { Person } from './sign-in-as.ts'
import type { TestApi } from './start-test-api.ts'

/** Has the ending of somebody's sessions fail, as when a database answers with what no row is; returns what repairs it. */
export const breakSessionsOf = async (
  { db, options }: TestApi,
  { id: userId }: Person,
): Promise<() => Promise<void>> => {
  const rows = db.collection<{ _id: number; userId: string; revokedAt: null; expiresAt: Date }>('Sessions')
  const expiresAt = new Date(options.clock().getTime() + 3_600_000)
  await rows.insertOne({ _id: 7, userId, revokedAt: null, expiresAt })
  return async () => {
    await rows.deleteOne({ _id: 7 })
  }
}
