import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { useSyncExternalStore } from 'react'
import { useDraft } from '../../replica/use-draft.ts'

/** The whole draft as it is now. */
export const useNow = (): DraftContent => {
  const { view } = useDraft()
  return useSyncExternalStore(view.subscribe, view.content)
}
