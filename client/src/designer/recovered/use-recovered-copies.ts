import { useEffect, useState } from 'react'
import type { DraftCopy } from '../../replica/copy-index.ts'
import { useDraftSession, useDraftStatus } from '../../replica/use-draft.ts'

/** The recovered copies of work that could not be saved, newest first. */
export const useRecoveredCopies = (): readonly DraftCopy[] => {
  const session = useDraftSession()
  const { recovered } = useDraftStatus(session)
  const [copies, setCopies] = useState<readonly DraftCopy[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of copies is another list
  useEffect(() => {
    let isOver = false
    session
      .recoveredCopies()
      .then((found) => {
        if (!isOver) setCopies(found)
      })
      .catch(console.error)
    return () => {
      isOver = true
    }
  }, [session, recovered])
  return copies
}
