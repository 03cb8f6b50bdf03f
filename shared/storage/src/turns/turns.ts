/** Lets one thing happen at a time, and of each asker one in the row of all, so that nobody waits for all that one has asked for. */
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
}

/** A row of tasks with bounded room. */
export const createTurns = ({ ofOne, ofAll }: Room): Turns => {
  const askers = new Map<string, { waiting: number; last: Promise<unknown> }>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const inRow = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
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
