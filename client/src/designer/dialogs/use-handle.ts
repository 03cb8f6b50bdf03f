import { checkHandleEndpoint } from '@shingle/shared/handle/endpoints.ts'
import { handleTexts, isHandle, normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { useEffect, useState } from 'react'
import { useBusiness, useSettings } from '../../replica/use-draft.ts'
import { call } from '../../server/call-endpoint.ts'
import { networkProblem } from '../../server/problems.ts'

export interface HandleState {
  state: 'invalid' | 'checking' | 'available' | 'unavailable' | 'unknown'
  text: string
  /** What is near one that is taken, and free. */
  free?: readonly string[]
}

const typingMs = 300
const awayText = 'Whether it is free can be told when you are back online.'

/** A web address as it is typed, and whether this website may have it. */
export const useHandle = (draftId: string, first: string) => {
  const { language } = useSettings()
  const { location } = useBusiness()
  const [handle, setHandle] = useState(first)
  const [answer, setAnswer] = useState<{ handle: string; state: HandleState } | null>(null)
  const valid = isHandle(handle)
  useEffect(() => {
    if (!valid) return
    const asked = new AbortController()
    const timer = window.setTimeout(() => {
      ask({ draftId, handle, place: location }, asked.signal)
        .then((state) => setAnswer({ handle, state }))
        .catch((cause: unknown) => asked.signal.aborted || console.error(cause))
    }, typingMs)
    return () => {
      window.clearTimeout(timer)
      asked.abort()
    }
  }, [draftId, handle, location, valid])
  return {
    handle,
    type: (typed: string) => setHandle(normaliseHandle(typed, language)),
    ...stateOf(handle, answer),
  }
}

const stateOf = (handle: string, answer: { handle: string; state: HandleState } | null): HandleState => {
  if (!isHandle(handle)) return { state: 'invalid', text: handleTexts.rule }
  return answer?.handle === handle ? answer.state : { state: 'checking', text: handleTexts.checking }
}

interface Asked {
  readonly draftId: string
  readonly handle: string
  readonly place: string
}

const ask = async ({ handle, ...query }: Asked, signal: AbortSignal): Promise<HandleState> => {
  const result = await call(checkHandleEndpoint, { params: { handle }, query }, { signal })
  if (!result.ok) {
    const isAway = result.problem.code === networkProblem.code
    return { state: 'unknown', text: isAway ? awayText : result.problem.text }
  }
  const { availability, text, free } = result.value
  return { state: availability, text, free }
}
