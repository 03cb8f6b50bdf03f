import type { MongoClient } from 'mongodb'
import type { ClientRevival } from './client-revival.ts'

/** How long a command may keep its place in the pool, how many may be lost, and what connects anew beyond that. */
interface PlacesWatch {
  readonly withinMs: number
  readonly most: number
  readonly revival: ClientRevival
}

/**
 * Connects a client anew once too many of its commands never end. One whose line dies just before it is written waits
 * without end (see `keepHeartbeat`), long after whoever asked has gone on, and keeps its place in the pool: were all
 * lost, nothing would be answered any more. Answers how to stop watching.
 */
export const keepPlaces = (client: MongoClient, { withinMs, most, revival }: PlacesWatch): (() => void) => {
  const taken = new Map<string, number>()
  const placeOf = ({ address, connectionId }: { address: string; connectionId: unknown }) =>
    `${address} ${connectionId}`
  const isLost = (since: number) => performance.now() - since > withinMs
  const judge = (): void => {
    if ([...taken.values()].filter(isLost).length >= most) void revival.revive()
  }
  // A process that slept hears the answers before it judges.
  const timer = setInterval(() => setImmediate(judge), withinMs / 4).unref()
  client.on('connectionCheckedOut', (place) => taken.set(placeOf(place), performance.now()))
  client.on('connectionCheckedIn', (place) => taken.delete(placeOf(place)))
  client.on('topologyOpening', () => taken.clear())
  client.on('topologyClosed', () => taken.clear())
  return () => clearInterval(timer)
}
