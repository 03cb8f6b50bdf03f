import type { Bus, BusListener, BusTrouble } from './bus.ts'
import { createListeners } from './listeners.ts'

/** A bus within one process. */
export const createInProcessBus = (onTrouble: BusTrouble): Bus => {
  const listeners = createListeners(onTrouble)
  let isClosed = false

  const send = (topic: string, message: unknown, from?: BusListener): void => {
    const json = JSON.stringify(message ?? null)
    // Later, as from another process: no publisher ever runs inside its listeners' work.
    setImmediate(() => {
      if (!isClosed) listeners.tell(topic, json, from)
    })
  }
  const listen = (topic: string, listener: BusListener) => {
    // A wrapper of its own for each call, so that subscribing one function twice needs two unsubscriptions.
    const heard: BusListener = (message) => listener(message)
    listeners.add(topic, heard)
    const leave = async () => void listeners.remove(topic, heard)
    return { heard, leave }
  }

  return {
    publish: async (topic, message) => send(topic, message),
    subscribe: async (topic, listener) => listen(topic, listener).leave,
    join: async (topic, listener) => {
      const { heard, leave } = listen(topic, listener)
      return {
        tell: async (write) => {
          if (listeners.hasOthers(topic, heard)) send(topic, write(), heard)
        },
        leave,
      }
    },
    close: async () => {
      isClosed = true
    },
  }
}
