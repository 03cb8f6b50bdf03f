import type { Problem, Result } from '@shingle/shared/problem/problem.ts'

interface Circumstances {
  /** What went wrong behind it, for the log alone. */
  readonly cause?: unknown
  /** After how long to ask again, where that is known. */
  readonly retryAfterMs?: number
}

/** A problem on its way to the one place that answers it. */
export class Refusal extends Error {
  readonly problem: Problem
  readonly retryAfterMs: number | undefined

  constructor(problem: Problem, { cause, retryAfterMs }: Circumstances = {}) {
    super(problem.code, { cause })
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}

/** The value of a result; its problem is thrown. */
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Refusal(result.problem)
  return result.value
}
