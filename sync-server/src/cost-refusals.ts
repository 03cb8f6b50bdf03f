/** How many refusals for their cost, and within how many milliseconds, an account may have; it then writes nothing for as long. */
export interface CostRefusalPace {
  readonly count: number
  readonly withinMs: number
}

/** Who keeps sending what costs more than any honest update. */
export interface CostRefusals {
  note(userId: string): void
  /** Whether an account writes nothing for now, on any socket. */
  isBarred(userId: string): boolean
  /** Forgets what is long ago. */
  sweep(): void
}

/** The cost refusals of one process; `now` counts milliseconds and never goes back. */
export const createCostRefusals = ({ count, withinMs }: CostRefusalPace, now: () => number): CostRefusals => {
  const accounts = new Map<string, readonly number[]>()
  const lately = (userId: string) => (accounts.get(userId) ?? []).filter((at) => now() - at < withinMs)
  return {
    note: (userId) => void accounts.set(userId, [...lately(userId), now()].slice(-count)),
    isBarred: (userId) => accounts.has(userId) && lately(userId).length >= count,
    sweep: () => {
      for (const userId of accounts.keys()) if (lately(userId).length === 0) accounts.delete(userId)
    },
  }
}
