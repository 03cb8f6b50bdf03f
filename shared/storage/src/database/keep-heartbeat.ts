import type { MongoClient } from 'mongodb'
import type { ClientRevival } from './client-revival.ts'

/** How long a heartbeat may take, and what connects anew because of one. */
interface HeartbeatWatch {
  readonly withinMs: number
  readonly revival: ClientRevival
}

/**
 * Connects a client anew where one of its heartbeats never ends. The driver asks its server again and again how it is,
 * and waits without end when the line dies between two steps of that (it awaits a `drain` that never comes): from then
 * on it finds no server, however long that is back. Answers how to stop watching.
 */
export const keepHeartbeat = (
  client: MongoClient,
  { withinMs, revival: { revive } }: HeartbeatWatch,
): (() => void) => {
  const timers = new Map<string, NodeJS.Timeout>()
  const end = (address: string): void => {
    clearTimeout(timers.get(address))
    timers.delete(address)
  }
  const endAll = (): void => {
    for (const address of [...timers.keys()]) end(address)
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
  client.on('topologyOpening', endAll)
  client.on('topologyClosed', endAll)
  return endAll
}
