import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that takes long enough for others to notice, one piece at a time and each account in its turn. */
export interface HeavyWork {
  /** Runs the work when its turn has come; it is synchronous. */
  run<T>(userId: string, work: () => T): Promise<T>
}

/** Heavy work of one process, which takes at most `perSecond` milliseconds of each second. */
export const createHeavyWork = (perSecond: number, now: () => number): HeavyWork => {
  const accounts = new Map<string, (() => void)[]>()
  /** Until when what was done has used up the process' time. */
  let paidUntil = 0

  const takeNext = (): (() => void) | undefined => {
    const [next] = accounts
    if (next === undefined) return undefined
    const [userId, [first, ...others]] = next
    // Whoever had a turn goes to the end of the row.
    accounts.delete(userId)
    if (others.length > 0) accounts.set(userId, others)
    return first
  }
  const start = oneAtATime({
    isLeft: () => accounts.size > 0,
    doNext: async () => {
      const work = takeNext()
      if (paidUntil > now()) await wait(paidUntil - now())
      const started = now()
      work?.()
      // A second's worth may be done at once, after which it is made up for.
      paidUntil = Math.max(paidUntil, started - 1000) + ((now() - started) * 1000) / perSecond
      await nextTurn()
    },
    atFault: (error) => {
      throw error
    },
  })
  return {
    run: (userId, work) =>
      new Promise((resolve, reject) => {
        const attempt = () => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        }
        accounts.set(userId, [...(accounts.get(userId) ?? []), attempt])
        start()
      }),
  }
}
