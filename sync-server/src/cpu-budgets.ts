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
  /** Runs what an update of the account costs, and counts how long it took. */
  charge<T>(userId: string, run: () => T): T
  /** Forgets the accounts that owe nothing any more. */
  sweep(): void
}

interface Spent {
  readonly ms: number
  readonly at: number
}

/** The CPU budgets of one process; `now` counts milliseconds and never goes back. */
export const createCpuBudgets = ({ perSecond, burst }: CpuAllowance, now: () => number): CpuBudgets => {
  const accounts = new Map<string, Spent>()
  const spentBy = (userId: string): number => {
    const { ms, at } = accounts.get(userId) ?? { ms: 0, at: 0 }
    return Math.max(0, ms - ((now() - at) / 1000) * perSecond)
  }
  return {
    ready: async (userId) => {
      for (let over = spentBy(userId) - burst; over > 0; over = spentBy(userId) - burst)
        await wait(Math.ceil((over / perSecond) * 1000))
    },
    charge: (userId, run) => {
      const started = now()
      try {
        return run()
      } finally {
        accounts.set(userId, { ms: spentBy(userId) + now() - started, at: now() })
      }
    },
    sweep: () => {
      for (const userId of accounts.keys()) if (spentBy(userId) === 0) accounts.delete(userId)
    },
  }
}
