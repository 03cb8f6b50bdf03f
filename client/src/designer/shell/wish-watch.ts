import { useEffect, useState } from 'react'
import { inTurn } from '../../replica/copy-lock.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'
import { forgetWish, keepWish, type PublishWish, readWish, useWish } from '../../website/publish-wish.ts'
import { toast } from '../base/toast.ts'
import { publishSaved } from '../base/website/publish-saved.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { isPassing, judgeWish } from './judge-wish.ts'

const againAfterMs = 10_000

/** Carries out the wish to publish, once everything that was seen is saved to the account; where that cannot be any more, says why. */
export const WishWatch = () => {
  const draft = useDraft()
  const wish = useWish(useWebsite().draftId)
  const judged = useDraftStatus((status) => JSON.stringify(wish && judgeWish(status, wish)))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was judged, or another attempt, is what it goes by
  useEffect(() => {
    if (wish === null) return
    const judgement = judgeWish(draft.status(), wish)
    if (judgement === 'wait') return
    if (judgement !== 'carry-out') return keepWish({ ...wish, ...judgement })
    let timer = 0
    carryOut(draft, wish)
      .then((isDone) => {
        if (!isDone) timer = window.setTimeout(() => setAttempt((count) => count + 1), againAfterMs)
      })
      .catch(console.error)
    return () => window.clearTimeout(timer)
  }, [draft, wish, judged, attempt])
  return null
}

/** One tab at a time, so that it is carried out once; false where it is to be tried again. */
const carryOut = (draft: OpenDraft, { draftId, accountId }: PublishWish): Promise<boolean> => {
  return inTurn(`publish-wish-${draftId}`, async () => {
    const wish = readWish(draftId, accountId)
    if (wish === null || judgeWish(draft.status(), wish) !== 'carry-out') return true
    const published = await publishSaved(draft, wish)
    if (!published.ok && isPassing(published.problem)) return false
    if (published.ok) forgetWish(draftId)
    else keepWish({ ...wish, refused: published.problem.text })
    if (published.ok) toast('Website Published')
    return true
  })
}
