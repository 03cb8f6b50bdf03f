import { useEffect, useRef } from 'react'
import type { Websites } from './website-list.ts'

/** Tells whoever looks at their list of each website that is theirs and was shared with them a moment ago. */
export const useOwnerNews = ({ owned, shared }: Websites): void => {
  const former = useRef(shared)
  useEffect(() => {
    const wereShared = new Set(former.current.map(({ draftId }) => draftId))
    former.current = shared
    for (const { draftId, businessName } of owned)
      if (wereShared.has(draftId)) tell(businessName).catch(console.error)
  }, [owned, shared])
}

// What says so is fetched when there is something to say.
const tell = async (businessName: string): Promise<void> => {
  const [{ toast }, { ownerNewsWords }] = await Promise.all([
    import('../ui/toast.tsx'),
    import('./owner-news-words.ts'),
  ])
  toast(ownerNewsWords(businessName))
}
