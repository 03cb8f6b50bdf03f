import type { LibraryEntry } from '@shingle/shared/image/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { useReach } from '../base/use-reach.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { listImages } from './library-calls.ts'

interface Library {
  /** Every upload, newest first; null while none are known. */
  entries: readonly LibraryEntry[] | null
  /** Whether they could not be fetched. */
  failed: boolean
}

/** What was listed last, so that somebody without a connection sees what this device knows. */
const known = new Map<string, readonly LibraryEntry[]>()

/** The image library of the open website. */
export const useLibrary = () => {
  const { draftId } = useWebsite()
  const reach = useReach()
  const [library, setLibrary] = useState<Library>({ entries: known.get(draftId) ?? null, failed: false })
  const ask = useCallback(() => {
    listImages(draftId)
      .then((answer) => {
        if (answer.ok) known.set(draftId, answer.value.images)
        setLibrary({ entries: known.get(draftId) ?? null, failed: !answer.ok })
      })
      .catch(console.error)
  }, [draftId])
  useEffect(() => {
    if (reach === 'online') ask()
  }, [ask, reach])
  return { ...library, reach, ask }
}
