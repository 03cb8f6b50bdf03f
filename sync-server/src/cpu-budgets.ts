import { setTimeout as wait } from 'node:timers/promises'

/** How much CPU time one account's updates may cost: milliseconds per second, and saved up. */
export interface CpuAllowance {
  readonly perSecond: number
  readonly burst: number
}

/** What the accounts' updates cost this process, over all their sockets and drafts. */
export interface CpuBudgets {
  /** Resolves when the account has time left; at once for whoever types. */
  ready(userId: string): Promise<void>
  /** Runs what an update of the account costs, and counts its processor time, also where it throws. */
  charge<T>(userId: string, run: () => T): Charged<T>
  /** Forgets the accounts that owe nothing any more. */
  sweep(): void
}

/** What was made, and the processor time that it took. */
export interface Charged<T> {
  readonly made: T
  readonly cpuMs: number
}

/** How time is told: `now` counts milliseconds and never goes back, `startCpuClock` those that this thread works. */
interface Clocks {
  readonly now: () => number
  readonly startCpuClock: () => () => number
}

interface Spent {
  readonly ms: number
  readonly at: number
}

/** The CPU budgets of one process. */
export const createCpuBudgets = (
  { perSecond, burst }: CpuAllowance,
  { now, startCpuClock }: Clocks,
): CpuBudgets => {
  const accounts = new Map<string, Spent>()
  const spentBy = (userId: string, at = now()): number => {
    const spent = accounts.get(userId)
    return spent === undefined ? 0 : Math.max(0, spent.ms - ((at - spent.at) / 1000) * perSecond)
  }
  const add = (userId: string, ms: number): void => {
    const at = now()
    accounts.set(userId, { ms: spentBy(userId, at) + ms, at })
  }
  return {
    ready: async (userId) => {
      for (let over = spentBy(userId) - burst; over > 0; over = spentBy(userId) - burst)
        await wait(Math.ceil((over / perSecond) * 1000))
    },
    charge: (userId, run) => {
      const usedMs = startCpuClock()
      let cpuMs: number | undefined
      try {
        const made = run()
        cpuMs = usedMs()
        return { made, cpuMs }
      } finally {
        add(userId, cpuMs ?? usedMs())
      }
    },
    sweep: () => {
      for (const userId of accounts.keys()) if (spentBy(userId) === 0) accounts.delete(userId)
    },
  }
}
