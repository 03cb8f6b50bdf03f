import type { Bus, BusTrouble } from './bus.ts'
import { createListeners } from './listeners.ts'

/** A bus within one process. */
export function createInProcessBus(onTrouble: BusTrouble): Bus {
  const listeners = createListeners(onTrouble)
  let isClosed = false
  return {
    publish: async (topic, message) => {
      const json = JSON.stringify(message ?? null)
      // Later, as from another process: no publisher ever runs inside its listeners' work.
      setImmediate(() => {
        if (!isClosed) listeners.tell(topic, json)
      })
    },
    subscribe: async (topic, listener) => {
      // A wrapper of its own for each call, so that subscribing one function twice needs two unsubscriptions.
      const heard = (message: unknown): void => listener(message)
      listeners.add(topic, heard)
      return async () => {
        listeners.remove(topic, heard)
      }
    },
    close: async () => {
      isClosed = true
    },
  }
}
