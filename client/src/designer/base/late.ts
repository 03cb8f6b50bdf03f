import { useSyncExternalStore } from 'react'

interface Late<T> {
  /** Fetches it now, before anybody asks. */
  begin: () => void
  /** What was fetched; null until it is here. */
  use: () => T | null
}

/** Something that is fetched after the designer itself, once for all who use it. */
export const createLate = <T>(fetchIt: () => Promise<T>): Late<T> => {
  const listeners = new Set<() => void>()
  let here: T | null = null
  let asked = false
  const begin = () => {
    if (asked) return
    asked = true
    fetchIt()
      .then((fetched) => {
        here = fetched
        for (const listener of listeners) listener()
      })
      .catch((cause: unknown) => {
        asked = false
        console.error(cause)
      })
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    begin()
    return () => listeners.delete(listener)
  }
  return { begin, use: () => useSyncExternalStore(subscribe, () => here) }
}
