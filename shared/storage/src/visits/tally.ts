import type { Use } from '@shingle/shared/visit/visit.ts'
import { otherSources } from './source-of.ts'

/** What is summed up: each the place in the row where it is added. */
export type Sum = 'views' | 'visits' | 'phones' | `used.${Use}` | `phoneHours.${number}`

/** What was counted of one website on one day since it was written last. */
export interface Tally {
  readonly websiteId: string
  readonly day: string
  readonly sums: Map<Sum, number>
  readonly sources: Map<string, number>
}

/** Adds one, or so many. */
export const addTo = <Key>(sums: Map<Key, number>, key: Key, more = 1): void => {
  sums.set(key, (sums.get(key) ?? 0) + more)
}

/** So many sources of one website and day wait one by one, however long the database is away. */
const sourcesWaiting = 60

/** Adds visits from a source; together with others where too many wait. */
export const addSource = ({ sources }: Tally, source: string, visits = 1): void =>
  addTo(sources, sources.has(source) || sources.size < sourcesWaiting ? source : otherSources, visits)

/** Tallies that wait to be written, so many at most. */
export interface Tallies {
  /** The tally of a website and day; undefined where there is room for no other. */
  readonly of: (websiteId: string, day: string) => Tally | undefined
  /** Takes up to so many of those that wait. */
  readonly take: (most: number) => readonly Tally[]
  /** Puts back what could not be written. */
  readonly putBack: (taken: readonly Tally[]) => void
  readonly size: () => number
}

/** No tallies yet. */
export const createTallies = (room: number): Tallies => {
  const waiting = new Map<string, Tally>()
  const of = (websiteId: string, day: string): Tally | undefined => {
    const key = `${websiteId} ${day}`
    const known = waiting.get(key)
    if (known !== undefined || waiting.size >= room) return known
    const fresh: Tally = { websiteId, day, sums: new Map(), sources: new Map() }
    waiting.set(key, fresh)
    return fresh
  }
  return {
    of,
    take: (most) => {
      const taken = [...waiting].slice(0, most)
      for (const [key] of taken) waiting.delete(key)
      return taken.map(([, tally]) => tally)
    },
    putBack: (taken) => {
      for (const { websiteId, day, sums, sources } of taken) {
        const tally = of(websiteId, day)
        if (tally === undefined) continue
        for (const [sum, more] of sums) addTo(tally.sums, sum, more)
        for (const [source, more] of sources) addSource(tally, source, more)
      }
    },
    size: () => waiting.size,
  }
}
