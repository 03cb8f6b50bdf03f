import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { listVersions } from './version-calls.ts'

interface Listed {
  versions: readonly VersionEntry[]
  /** Where the next part of the list begins; null at its end. */
  next: string | null
  isAsking: boolean
  problem: Problem | null
}

/** The versions of the open draft, newest first, fetched part by part. */
export const useVersions = () => {
  const { draftId } = useWebsite()
  const [listed, setListed] = useState<Listed>({ versions: [], next: null, isAsking: true, problem: null })
  const ask = useCallback(
    (before: string | null) => {
      setListed((now) => ({ ...now, isAsking: true, problem: null }))
      listVersions(draftId, before)
        .then((answer) =>
          setListed((now) => {
            if (!answer.ok) return { ...now, isAsking: false, problem: answer.problem }
            const { versions, next } = answer.value
            const earlier = before === null ? [] : now.versions
            return { versions: [...earlier, ...versions], next, isAsking: false, problem: null }
          }),
        )
        .catch(console.error)
    },
    [draftId],
  )
  const online = useDraftStatus(({ online }) => online)
  const isMissing = listed.versions.length === 0
  // What could not be had without a connection comes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new connection asks again
  useEffect(() => {
    if (isMissing) ask(null)
  }, [ask, online])
  const forget = (id: string) =>
    setListed((now) => ({ ...now, versions: now.versions.filter((version) => version.id !== id) }))
  return { ...listed, more: () => ask(listed.next), retry: () => ask(null), forget }
}
