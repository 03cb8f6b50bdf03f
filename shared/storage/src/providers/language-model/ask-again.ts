import { setTimeout as wait } from 'node:timers/promises'

const firstPauseMs = 250
const longestPauseMs = 2_000
/** How often a question is put that nobody answered. */
const mostAttempts = 3

/** What a failed attempt says of another one: whether it may help, and how long the endpoint asks to wait. */
export interface FailedAttempt {
  readonly mayHelp: boolean
  readonly askedMs?: number | undefined
}

interface Again {
  readonly signal: AbortSignal
  /** When there is no point in another attempt. */
  readonly until: number
  readonly judge: (error: unknown) => FailedAttempt
  /** Between 0 and 1. */
  readonly random?: () => number
}

/**
 * Tries up to three times. The pause is random up to 250 ms, then twice as much, so that many who failed together do not
 * come back together; an endpoint that names a pause is given it, where that ends in time.
 */
export const askAgain = async <T>(
  attempt: () => Promise<T>,
  { signal, until, judge, random = Math.random }: Again,
): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      const { mayHelp, askedMs = 0 } = judge(error)
      const pauseMs = Math.max(askedMs, random() * Math.min(longestPauseMs, firstPauseMs * 2 ** (tried - 1)))
      if (!mayHelp || tried === mostAttempts || signal.aborted || Date.now() + pauseMs >= until) throw error
      await wait(pauseMs, undefined, { signal })
    }
  }
}
