import { setTimeout as wait } from 'node:timers/promises'

/** What one account may use up: so much per second, and saved up. */
export interface Allowance {
  readonly perSecond: number
  readonly burst: number
}

/** What accounts use up of something, over all their sockets and drafts. */
export interface AccountAllowances {
  /** Whether the account has used up what it may. */
  isSpent(userId: string): boolean
  /** Resolves when the account has something left; at once for whoever uses little. */
  ready(userId: string): Promise<void>
  /** Counts what was used, also where it is more than was left. */
  spend(userId: string, amount: number): void
  /** Forgets the accounts that owe nothing any more. */
  sweep(): void
}

interface Spent {
  readonly amount: number
  readonly at: number
}

/** The allowances of all accounts of one process; `now` counts milliseconds and never goes back. */
export const createAccountAllowances = (
  { perSecond, burst }: Allowance,
  now: () => number,
): AccountAllowances => {
  const accounts = new Map<string, Spent>()
  const spentBy = (userId: string, at = now()): number => {
    const spent = accounts.get(userId)
    return spent === undefined ? 0 : Math.max(0, spent.amount - ((at - spent.at) / 1000) * perSecond)
  }
  return {
    isSpent: (userId) => spentBy(userId) > burst,
    ready: async (userId) => {
      for (let over = spentBy(userId) - burst; over > 0; over = spentBy(userId) - burst)
        await wait(Math.ceil((over / perSecond) * 1000))
    },
    spend: (userId, amount) => {
      const at = now()
      accounts.set(userId, { amount: spentBy(userId, at) + amount, at })
    },
    sweep: () => {
      for (const userId of accounts.keys()) if (spentBy(userId) === 0) accounts.delete(userId)
    },
  }
}
