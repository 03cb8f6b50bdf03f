import type { Problem } from '@shingle/shared/problem/problem.ts'
import { readVisitsEndpoint, type VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../server/call-endpoint.ts'
import { useAskWhileLooking } from '../server/use-ask-while-looking.ts'

interface Known {
  readonly answer: VisitsAnswer | null
  readonly problem: Problem | null
  readonly isAsking: boolean
}

// What was counted is written every ten seconds.
const askEveryMs = 20_000

const nothing: Known = { answer: null, problem: null, isAsking: true }

/** How often a website was visited, as the server said last, and why it does not say so now. */
export const useVisits = (website: string) => {
  const [known, setKnown] = useState(nothing)
  const ask = useCallback(() => {
    setKnown((now) => ({ ...now, isAsking: true }))
    call(readVisitsEndpoint, { params: { id: website } })
      .then((result) =>
        setKnown((now) =>
          result.ok
            ? { answer: result.value, problem: null, isAsking: false }
            : { ...now, problem: result.problem, isAsking: false },
        ),
      )
      .catch(console.error)
  }, [website])
  useEffect(ask, [ask])
  useAskWhileLooking(ask, askEveryMs)
  return { ...known, ask }
}
