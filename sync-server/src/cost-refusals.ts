import { joinCostNews } from '@shingle/storage/bus/cost-refused.ts'
import type { SyncServerOptions } from './sync-options.ts'

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

/** Cost refusals that all processes count together. */
export interface SharedCostRefusals extends CostRefusals {
  leave(): Promise<void>
}

/** Tells the other processes of every cost refusal, and counts theirs: who was refused here may not go on elsewhere. */
export const shareCostRefusals = (
  refusals: CostRefusals,
  { bus, log }: Pick<SyncServerOptions, 'bus' | 'log'>,
): SharedCostRefusals => {
  const news = joinCostNews(bus, refusals.note)
  return {
    ...refusals,
    note: (userId) => {
      refusals.note(userId)
      news.tell(userId).catch((error: unknown) => log.warn({ err: error }, 'a cost refusal was not told'))
    },
    leave: news.leave,
  }
}
