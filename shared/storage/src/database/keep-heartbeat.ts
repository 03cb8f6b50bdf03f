import { setTimeout as wait } from 'node:timers/promises'
import type { MongoClient } from 'mongodb'

const pauseMs = 500

/** How long a heartbeat may take, and who hears that the client connects anew because of one. */
interface HeartbeatWatch {
  readonly withinMs: number
  readonly onLost: () => void
}

/**
 * Connects a client anew where one of its heartbeats never ends. The driver asks its server again and again how it is,
 * and waits without end when the line dies between two steps of that (it awaits a `drain` that never comes): from then
 * on it finds no server, however long that is back. Answers how to stop watching.
 */
export const keepHeartbeat = (client: MongoClient, { withinMs, onLost }: HeartbeatWatch): (() => void) => {
  const timers = new Map<string, NodeJS.Timeout>()
  let [isReviving, isStopped] = [false, false]

  const end = (address: string): void => {
    clearTimeout(timers.get(address))
    timers.delete(address)
  }
  const endAll = (): void => {
    for (const address of [...timers.keys()]) end(address)
  }
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
  const revive = async (): Promise<void> => {
    if (isReviving || isStopped) return
    isReviving = true
    onLost()
    await letGo()
    while (!(isStopped || (await connect()))) endAll()
    if (isStopped) await letGo()
    isReviving = false
  }
  const begin = (address: string): void => {
    end(address)
    const judge = () => {
      if (timers.get(address) === timer) void revive()
    }
    // A process that slept hears the answer before it judges.
    const timer = setTimeout(() => setImmediate(judge), withinMs).unref()
    timers.set(address, timer)
  }

  client.on('serverHeartbeatStarted', ({ connectionId }) => begin(connectionId))
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => end(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => end(connectionId))
  client.on('topologyClosed', endAll)
  return () => {
    isStopped = true
    endAll()
  }
}
