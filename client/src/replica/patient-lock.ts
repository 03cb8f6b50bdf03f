import { hasLocks } from './copy-lock.ts'

/**
 * Runs a task once nobody else holds a lock; answers false, without running it, where that is not let go in time, as
 * frozen tabs do not.
 */
export const whenFree = async (
  name: string,
  task: () => Promise<void>,
  { patienceMs }: { patienceMs: number },
): Promise<boolean> => {
  if (!hasLocks()) {
    await task()
    return true
  }
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, task)
    return true
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
    return false
  }
}
