import { useEffect, useState } from 'react'
import type { DraftCopy } from '../../replica/copy-index.ts'
import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'

/** The recovered copies of work that could not be saved, newest first. */
export const useRecoveredCopies = (): readonly DraftCopy[] => {
  const draft = useDraft()
  const recovered = useDraftStatus(({ recovered }) => recovered)
  const [copies, setCopies] = useState<readonly DraftCopy[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of copies is another list
  useEffect(() => {
    let isOver = false
    draft
      .recoveredCopies()
      .then((found) => {
        if (!isOver) setCopies(found)
      })
      .catch(console.error)
    return () => {
      isOver = true
    }
  }, [draft, recovered])
  return copies
}
