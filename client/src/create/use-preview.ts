import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { request } from '../server/request.ts'

/** Long enough that quick changes of mind ask once. */
const settledMs = 120

/** The page that these answers make, as the server makes it: the last one that came; null while there is none. */
export const usePreview = (answers: Answers): DraftContent | null => {
  const [content, setContent] = useState<DraftContent | null>(null)
  // Answers are made anew at every render; what they say tells whether to ask again.
  const said = JSON.stringify(answers)
  const ask = useEffectEvent((signal: AbortSignal) =>
    request(previewEndpoint, { body: { answers } }, { signal }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for every other saying
  useEffect(() => {
    const asking = new AbortController()
    const show = async () => {
      const made = await ask(asking.signal)
      if (made.ok) setContent(made.value.content)
      // Whatever else went wrong, the last page stays.
      else if (made.problem.code === moreInformationNeeded.code) setContent(null)
    }
    const ignoreAbort = () => undefined
    const timer = setTimeout(() => void show().catch(ignoreAbort), settledMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [said])
  return content
}
