import type { Problem, Result } from '@shingle/shared/problem/problem.ts'

/** A problem on its way to the one place that answers it. */
export class Refusal extends Error {
  readonly problem: Problem

  /** `cause` is what went wrong behind it, for the log alone. */
  constructor(problem: Problem, cause?: unknown) {
    super(problem.code, { cause })
    this.problem = problem
  }
}

/** The value of a result; its problem is thrown. */
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Refusal(result.problem)
  return result.value
}
