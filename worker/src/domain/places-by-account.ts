/** Runs `task` at once where its account has a place left; undefined where it has not, and nothing was run. */
export type TryPlace = <T>(
  accountId: string,
  task: () => Promise<T>,
) => Promise<{ readonly done: T } | undefined>

/** Gives each account so many of the places of a worker at most: whose jobs wait for silent servers keeps nobody else's waiting. */
export const placesByAccount = (ofOne: number): TryPlace => {
  const taken = new Map<string, number>()
  return async (accountId, task) => {
    const before = taken.get(accountId) ?? 0
    if (before >= ofOne) return undefined
    taken.set(accountId, before + 1)
    try {
      return { done: await task() }
    } finally {
      const left = (taken.get(accountId) ?? 1) - 1
      if (left === 0) taken.delete(accountId)
      else taken.set(accountId, left)
    }
  }
}
