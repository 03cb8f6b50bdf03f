import { publishEndpoint } from '@shingle/shared/page/endpoints.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { call } from '../../server/call-endpoint.ts'
import { notePublished } from '../../website/websites-query.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { useWebsite } from '../base/website/website-context.ts'

type Publishing =
  | { state: 'idle' | 'publishing' }
  | { state: 'refused'; text: string }
  | { state: 'published'; url: string }

const durableWithinMs = 15_000

/** Publishes what the account durably holds: first everything is saved, then that very state is published. */
export const usePublish = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  const entry = useWebsite()
  const [publishing, setPublishing] = useState<Publishing>({ state: 'idle' })

  const run = async (handle: string): Promise<Publishing> => {
    writing.settle()
    const saved = await draft.savedToAccount(durableWithinMs)
    if (!saved.ok) return refused(saved.problem)
    const { epoch, seq } = saved.value
    const result = await call(publishEndpoint, {
      params: { id: entry.draftId },
      body: { handle, epoch, seq },
    })
    if (!result.ok) return refused(result.problem)
    const { version: _, ...published } = result.value
    notePublished(entry.draftId, published)
    return { state: 'published', url: published.url }
  }

  const publish = (handle: string) => {
    setPublishing({ state: 'publishing' })
    run(handle)
      .then(setPublishing)
      .catch((cause: unknown) => {
        console.error(cause)
        setPublishing({ state: 'refused', text: 'An unknown error has occurred. Please try again.' })
      })
  }
  return { ...publishing, publish }
}

const refused = ({ text }: Problem): Publishing => ({ state: 'refused', text })
