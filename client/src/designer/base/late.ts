import { useSyncExternalStore } from 'react'

interface Late<T> {
  /** Fetches it now, before anybody asks. */
  begin: () => Promise<void>
  /** What was fetched, for whoever asks outside a component; null until it is here. */
  here: () => T | null
  /** What was fetched; null until it is here. */
  use: () => T | null
}

/** Something that is fetched after the designer itself, once for all who use it. */
export const createLate = <T>(fetchIt: () => Promise<T>): Late<T> => {
  const listeners = new Set<() => void>()
  let here: T | null = null
  let asked: Promise<void> | undefined
  const begin = () => {
    asked ??= fetchIt()
      .then((fetched) => {
        here = fetched
        for (const listener of listeners) listener()
      })
      .catch((cause: unknown) => {
        asked = undefined
        console.error(cause)
      })
    return asked
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    void begin()
    return () => listeners.delete(listener)
  }
  return { begin, here: () => here, use: () => useSyncExternalStore(subscribe, () => here) }
}
