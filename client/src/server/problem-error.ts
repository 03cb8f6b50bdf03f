import type { Problem } from '@shingle/shared/problem/problem.ts'

/** Carries a Problem through the query cache, which knows failures only as thrown errors. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}
