import { signInAgain } from '@shingle/shared/account/problems.ts'
import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { useRef } from 'react'
import { useTask } from '../../server/use-task.ts'

/** One call at a time that may need a sign-in of the last minutes. */
export interface ConfirmedTask<T> {
  readonly busy: boolean
  readonly problem: Problem | null
  readonly run: (task: () => Promise<Result<T>>) => void
  readonly forgive: () => void
  /** Makes the call that was refused again, once its caller has proven who they are; null while nobody has to. */
  readonly goOn: (() => void) | null
}

/** Makes such calls. While `goOn` is there, `ConfirmYou` is to be shown. */
export const useConfirmedTask = <T>(done: (value: T) => void): ConfirmedTask<T> => {
  const { busy, problem, run, forgive } = useTask<T>(done)
  const latest = useRef<(() => Promise<Result<T>>) | null>(null)
  const isAsked = problem?.code === signInAgain.code
  return {
    busy,
    problem: isAsked ? null : problem,
    run: (task) => {
      latest.current = task
      run(task)
    },
    forgive,
    goOn: isAsked ? () => latest.current && run(latest.current) : null,
  }
}
