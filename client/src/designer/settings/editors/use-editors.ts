import type { EditorsAnswer } from '@shingle/shared/invite/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { listEditors } from '../../../invite/invite-calls.ts'
import { useAskOnReturn } from '../../../server/use-ask-on-return.ts'
import { useWebsite } from '../../base/website/website-context.ts'

/** How often the list is asked for while somebody looks at it: an invite may be accepted any moment. */
const everyMs = 5000

interface Editors {
  readonly data: EditorsAnswer | null
  readonly problem: string | null
  readonly ask: () => void
}

/** Who works on the open website, as it is now and as it changes. */
export const useEditors = (): Editors => {
  const { draftId, role } = useWebsite()
  const [data, setData] = useState<EditorsAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = useCallback(() => {
    listEditors(draftId)
      .then((result) => {
        setProblem(result.ok ? null : result.problem.text)
        if (result.ok) setData(result.value)
      })
      .catch(console.error)
  }, [draftId])
  // A handing over changes who sees whom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another role sees another list
  useEffect(ask, [ask, role])
  useAskOnReturn(ask)
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') ask()
    }, everyMs)
    return () => window.clearInterval(timer)
  }, [ask])
  return { data, problem, ask }
}
