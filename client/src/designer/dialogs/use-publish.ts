import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { forgetWish } from '../../website/publish-wish.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { publishSaved } from '../base/website/publish-saved.ts'
import { useWebsite } from '../base/website/website-context.ts'

type Publishing =
  | { state: 'idle' | 'publishing' }
  | { state: 'refused'; text: string }
  | { state: 'published'; url: string }

/** Publishes the open draft as it is shown, with what is being typed. */
export const usePublish = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  const { draftId } = useWebsite()
  const [publishing, setPublishing] = useState<Publishing>({ state: 'idle' })

  const run = async (handle: string): Promise<Publishing> => {
    writing.settle()
    const published = await publishSaved(draft, { draftId, handle })
    if (!published.ok) return { state: 'refused', text: published.problem.text }
    // What was wished for before is done by this.
    forgetWish(draftId)
    return { state: 'published', url: published.value }
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
