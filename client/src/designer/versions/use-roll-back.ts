import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { forgetWish } from '../../website/publish-wish.ts'
import { toast } from '../base/toast.ts'
import { publishSaved } from '../base/website/publish-saved.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { useRestore } from './use-restore.ts'

/** Brings a version back and publishes it where the website stands; undefined where it stands nowhere. */
export const useRollBack = () => {
  const draft = useDraft()
  const { draftId, publishedHandle: handle } = useWebsite()
  const restore = useRestore()
  if (handle === null) return undefined
  const publish = async (): Promise<void> => {
    const published = await publishSaved(draft, { draftId, handle })
    if (published.ok) {
      // What was wished for before is done by this.
      forgetWish(draftId)
      toast('Visitors see that version again')
    } else toast(`Restored, but not published: ${published.problem.text}`, { kind: 'trouble' })
  }
  /** Whether it was restored; what comes of publishing is said when it is known. */
  return (name: string, content: DraftContent): boolean => {
    const isRestored = restore.whole(name, content)
    if (isRestored) publish().catch(console.error)
    return isRestored
  }
}
