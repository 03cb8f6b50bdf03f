import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { request } from '../../server/request.ts'
import { answersOf } from './fresh-values.ts'

/** Long enough for the server, and short enough for somebody without a connection. */
const patienceMs = 1500

const everyType = sections.map(({ type }) => type)

/**
 * A page of every type of section as the server would write it for this business: undefined while it is asked for, null
 * where it does not answer.
 */
export const useFreshPage = (content: DraftContent): DraftContent | null | undefined => {
  const [made, setMade] = useState<DraftContent | null>()
  const ask = useEffectEvent((signal: AbortSignal) =>
    request(previewEndpoint, { body: { answers: answersOf(content, everyType) } }, { signal }),
  )
  useEffect(() => {
    let isCurrent = true
    const take = async () => {
      const answer = await ask(AbortSignal.timeout(patienceMs)).catch(() => null)
      if (isCurrent) setMade(answer?.ok ? answer.value.content : null)
    }
    void take()
    return () => {
      isCurrent = false
    }
  }, [])
  return made
}
