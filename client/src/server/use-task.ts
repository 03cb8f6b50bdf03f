import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { useState } from 'react'
import { unknownProblem } from './problems.ts'

/** One call at a time that a dialog makes: whether it is under way, and why the last one was refused. */
export const useTask = <T>(done: (value: T) => void) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const run = (task: () => Promise<Result<T>>): void => {
    setBusy(true)
    setProblem(null)
    task()
      .then((result) => (result.ok ? done(result.value) : setProblem(result.problem)))
      .catch((cause: unknown) => {
        console.error(cause)
        setProblem(unknownProblem())
      })
      .finally(() => setBusy(false))
  }
  return { busy, problem, run, forgive: () => setProblem(null) }
}
