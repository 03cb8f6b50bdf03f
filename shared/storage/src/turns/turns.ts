/** Lets so many things happen at a time, and of each asker one, so that nobody waits for all that one has asked for. */
export interface Turns {
  /** Runs `task` when its turn has come; rejects with `CrowdedOut` where too many wait already. */
  take<T>(asker: string, task: () => Promise<T>): Promise<T>
}

/** Too many wait already, of the same asker or in all; also of a task that had to make room while it waited. */
export class CrowdedOut extends Error {
  constructor() {
    super('too many wait already')
    this.name = 'CrowdedOut'
  }
}

/** How many tasks there is room for. */
export interface TurnsRoom {
  /** How many tasks of one asker may wait or run. */
  readonly ofOne: number
  /** How many of all. */
  readonly ofAll: number
  /** How many run at a time, each of another asker; one where nothing is said. */
  readonly atOnce?: number
}

/** Runs what comes in its order, so many at a time. */
const createRow = (atOnce: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // Whoever waits takes the place over; else it is free.
      if (next) next()
      else running -= 1
    }
  }
}

interface Place {
  hasBegun: boolean
  readonly giveUp: () => void
}

interface Line {
  readonly places: Place[]
  last: Promise<unknown>
}

const largestOf = (lines: Iterable<Line>): Line | undefined => {
  let largest: Line | undefined
  for (const line of lines) if (line.places.length > (largest?.places.length ?? 0)) largest = line
  return largest
}

/**
 * A row of tasks with bounded room. Where it is full, whoever has the most waiting gives up the last of it to somebody who
 * has less: no few askers, however much they ask for, keep others out.
 */
export const createTurns = ({ ofOne, ofAll, atOnce = 1 }: TurnsRoom): Turns => {
  const askers = new Map<string, Line>()
  const inRow = createRow(atOnce)
  let waiting = 0

  const hasRoomBeside = (own: number): boolean => {
    if (waiting < ofAll) return true
    const { places = [] } = largestOf(askers.values()) ?? {}
    const last = places.at(-1)
    // Two who have as much would push each other out for ever.
    if (last === undefined || last.hasBegun || places.length <= own + 1) return false
    last.giveUp()
    return true
  }

  const leave = (asker: string, line: Line, place: Place): void => {
    const at = line.places.indexOf(place)
    if (at === -1) return
    line.places.splice(at, 1)
    waiting -= 1
    if (line.places.length === 0 && askers.get(asker) === line) askers.delete(asker)
  }

  return {
    take: async (asker, task) => {
      const line = askers.get(asker) ?? { places: [], last: Promise.resolve() }
      if (line.places.length >= ofOne || !hasRoomBeside(line.places.length)) throw new CrowdedOut()
      const pushedOut = Promise.withResolvers<never>()
      const place: Place = {
        hasBegun: false,
        giveUp: () => {
          leave(asker, line, place)
          pushedOut.reject(new CrowdedOut())
        },
      }
      line.places.push(place)
      waiting += 1
      askers.set(asker, line)
      const turn = line.last.then(() =>
        inRow(async () => {
          if (!line.places.includes(place)) throw new CrowdedOut()
          place.hasBegun = true
          return task()
        }),
      )
      line.last = turn.catch(() => undefined)
      try {
        return await Promise.race([turn, pushedOut.promise])
      } finally {
        leave(asker, line, place)
      }
    },
  }
}
