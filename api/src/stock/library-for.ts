import type { StockLibrary } from '@shingle/storage/providers/stock/stock-library.ts'
import type { TryShare } from '../limits/rate-limits.ts'

/**
 * A library as an account asks it: what its operator may ask in an hour is counted by library before each call, the first of
 * every account apart, so that none uses it up for the others. Rejects where it is used up, as a library does that does not answer.
 */
export const libraryFor = (tryShare: TryShare, library: StockLibrary, accountId: string): StockLibrary => {
  const { provider, isOnTrial, search, find, noteUse } = library
  const limit = isOnTrial ? 'stock-calls-per-library-on-trial' : 'stock-calls-per-library'
  const counted = async <T>(call: () => Promise<T>): Promise<T> => {
    const isLeft = await tryShare(limit, { target: provider, asker: accountId })
    if (!isLeft) throw new Error(`${provider} was asked as often as it may be`)
    return call()
  }
  return {
    ...library,
    search: (question) => counted(() => search(question)),
    find: (id, signal) => counted(() => find(id, signal)),
    noteUse: async (source, signal) => {
      if (source.usedAt !== undefined) await counted(() => noteUse(source, signal))
    },
  }
}
