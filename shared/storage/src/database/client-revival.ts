import { setTimeout as wait } from 'node:timers/promises'
import type { MongoClient } from 'mongodb'

const pauseMs = 500

/** Connects a client anew, once however many find that it has to be. */
export interface ClientRevival {
  /** Begins; resolves once the client is connected again, or was given up. */
  readonly revive: () => Promise<void>
  /** Ends it for good, also one that is under way. */
  readonly stop: () => void
}

/** The revival of one client; `onLost` hears of each time. */
export const createClientRevival = (client: MongoClient, onLost: () => void): ClientRevival => {
  let [isReviving, isStopped] = [false, false]
  // What cannot be told goodbye is let go all the same.
  const letGo = (): Promise<void> => client.close().catch(() => undefined)
  const connect = async (): Promise<boolean> => {
    try {
      await client.connect()
      return true
    } catch {
      await wait(pauseMs)
      return false
    }
  }
  return {
    revive: async () => {
      if (isReviving || isStopped) return
      isReviving = true
      onLost()
      await letGo()
      while (!(isStopped || (await connect())));
      if (isStopped) await letGo()
      isReviving = false
    },
    stop: () => {
      isStopped = true
    },
  }
}
