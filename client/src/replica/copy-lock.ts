const nothing = () => undefined

/** Where the browser has no Web Locks, tabs are not told apart; the copies then rest until a later start. */
export const hasLocks = (): boolean => typeof navigator !== 'undefined' && navigator.locks !== undefined

/**
 * Says that this tab uses a copy, until the returned function is called or the tab ends, crashes included.
 */
export const holdCopy = (name: string): Promise<() => void> => {
  if (!hasLocks()) return Promise.resolve(nothing)
  return new Promise((resolve, reject) => {
    const held = new Promise<void>((release) => {
      navigator.locks
        .request(name, { mode: 'shared' }, () => {
          resolve(release)
          return held
        })
        .catch(reject)
    })
  })
}

/** Runs a task on a copy no tab uses; answers false, without running it, where one does. */
export const ifAlone = async (name: string, task: () => Promise<void>): Promise<boolean> => {
  if (!hasLocks()) {
    await task()
    return true
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await task()
    return true
  })
}

/** Runs a task while no other tab runs one under the same name. */
export const inTurn = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
  if (!hasLocks()) return task()
  return navigator.locks.request(name, task)
}
