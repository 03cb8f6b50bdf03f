import type { TestApi } from './start-test-api.ts'

/** Everything but sessions and how often somebody asked, as it lies in the database: to see that nothing changed. */
export const everythingIn = async ({ db }: TestApi): Promise<string> => {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort()
  const kept = names.filter((name) => !['RateLimits', 'Sessions'].includes(name))
  const rows = kept.map(async (name) => [name, await db.collection(name).find().sort({ _id: 1 }).toArray()])
  return JSON.stringify(await Promise.all(rows))
}
