import { type DraftStatus, keepIfEqual, loadingStatus } from './draft-status.ts'

/** A change is on the device within milliseconds; only a slower one is worth showing as unsaved. */
const settleMs = 40

export type StatusBoard = ReturnType<typeof createStatusBoard>

/** The last status, told to whoever listens when it changes. */
export const createStatusBoard = (read: () => DraftStatus) => {
  const listeners = new Set<() => void>()
  const watchers = new Set<() => void>()
  let status = loadingStatus
  let told = status
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The truth of this moment, as the same object while it stays the same. */
  const current = (): DraftStatus => {
    status = keepIfEqual(status, read())
    return status
  }
  const refresh = () => {
    clearTimeout(timer)
    timer = undefined
    const isNew = told !== current()
    told = status
    if (isNew) for (const listener of listeners) listener()
  }
  /** Being unsaved for a moment is not news; everything else is told at once. */
  const changed = () => {
    for (const watcher of watchers) watcher()
    if (read().why !== 'saving') refresh()
    else timer ??= setTimeout(refresh, settleMs)
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  /** Resolves once a status passes, or with false after a time. */
  const when = (passes: (status: DraftStatus) => boolean, timeoutMs: number): Promise<boolean> =>
    new Promise((resolve) => {
      const finish = (passed: boolean) => {
        clearTimeout(limit)
        watchers.delete(check)
        resolve(passed)
      }
      const check = () => {
        if (passes(read())) finish(true)
      }
      const limit = setTimeout(() => finish(false), timeoutMs)
      watchers.add(check)
      check()
    })
  return { changed, subscribe, when, status: current }
}
