import { type AccountAllowances, type Allowance, createAccountAllowances } from './account-allowances.ts'

/** What the accounts' updates cost this process, in milliseconds of CPU time, over all their sockets and drafts. */
export interface CpuBudgets extends AccountAllowances {
  /** Runs what is done for the account, and counts its processor time, also where it throws. */
  charge<T>(userId: string, run: () => T): Charged<T>
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

/** The CPU budgets of one process. */
export const createCpuBudgets = (allowance: Allowance, { now, startCpuClock }: Clocks): CpuBudgets => {
  const allowances = createAccountAllowances(allowance, now)
  return {
    ...allowances,
    charge: (userId, run) => {
      const usedMs = startCpuClock()
      let cpuMs: number | undefined
      try {
        const made = run()
        cpuMs = usedMs()
        return { made, cpuMs }
      } finally {
        allowances.spend(userId, cpuMs ?? usedMs())
      }
    },
  }
}
