import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { VersionAnswer } from '@shingle/shared/version/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { useWebsite } from '../base/website/website-context.ts'
import { readVersion } from './version-calls.ts'

export type AskedVersion =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'known'; version: VersionAnswer }
  | { state: 'failed'; problem: Problem; retry: () => void }

/** One version whole, or none for null. What an id names never changes, so that it is fetched once. */
export const useVersion = (named: string | null): AskedVersion => {
  const { draftId } = useWebsite()
  const [answers, setAnswers] = useState<Readonly<Record<string, VersionAnswer | Problem>>>({})
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setAnswers({})
    setAttempt((count) => count + 1)
  }, [])
  const answer = named === null ? undefined : answers[named]
  const isMissing = named !== null && answer === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isMissing || named === null) return
    let isOver = false
    readVersion(draftId, named)
      .then((result) => {
        const found = result.ok ? result.value : result.problem
        if (!isOver) setAnswers((known) => ({ ...known, [named]: found }))
      })
      .catch(console.error)
    return () => {
      isOver = true
    }
  }, [draftId, named, isMissing, attempt])

  if (named === null) return { state: 'none' }
  if (answer === undefined) return { state: 'asking' }
  return 'content' in answer
    ? { state: 'known', version: answer }
    : { state: 'failed', problem: answer, retry }
}
