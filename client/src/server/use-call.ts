import type { Result } from '@shingle/shared/problem/problem.ts'
import { useState } from 'react'

/** A call that a button makes: whether it is under way, and why it was refused the last time. */
export const useCall = (call: () => Promise<Result<unknown>>, onDone: () => void) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const make = (): void => {
    setBusy(true)
    call()
      .then((result) => {
        if (result.ok) onDone()
        else setProblem(result.problem.text)
      })
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return { busy, problem, make }
}
