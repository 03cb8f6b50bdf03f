/** Lets so many things happen at a time, and of each asker one, so that nobody waits for all that one has asked for. */
export interface Turns {
  /** Runs `task` when its turn has come; rejects with `CrowdedOut` where too many wait already. */
  take<T>(asker: string, task: () => Promise<T>): Promise<T>
}

/** Too many wait already, of the same asker or in all. */
export class CrowdedOut extends Error {
  constructor() {
    super('too many wait already')
    this.name = 'CrowdedOut'
  }
}

interface Room {
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

/** A row of tasks with bounded room. */
export const createTurns = ({ ofOne, ofAll, atOnce = 1 }: Room): Turns => {
  const askers = new Map<string, { waiting: number; last: Promise<unknown> }>()
  const inRow = createRow(atOnce)
  let waiting = 0
  return {
    take: async (asker, task) => {
      const own = askers.get(asker) ?? { waiting: 0, last: Promise.resolve() }
      if (own.waiting >= ofOne || waiting >= ofAll) throw new CrowdedOut()
      own.waiting += 1
      waiting += 1
      askers.set(asker, own)
      const turn = own.last.then(() => inRow(task))
      own.last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        own.waiting -= 1
        waiting -= 1
        if (own.waiting === 0) askers.delete(asker)
      }
    },
  }
}
