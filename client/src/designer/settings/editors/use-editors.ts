import type { EditorsAnswer } from '@shingle/shared/invite/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { listEditors } from '../../../invite/invite-calls.ts'
import { useAskWhileLooking } from '../../../server/use-ask-while-looking.ts'
import { useWebsite } from '../../base/website/website-context.ts'

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
  // An invite may be accepted any moment.
  useAskWhileLooking(ask)
  return { data, problem, ask }
}
