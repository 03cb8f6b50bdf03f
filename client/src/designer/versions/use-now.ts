import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { useSyncExternalStore } from 'react'
import { useDraftSession } from '../../replica/use-draft.ts'

/** The whole draft as it is now. */
export const useNow = (): DraftContent => {
  const { view } = useDraftSession()
  return useSyncExternalStore(view.subscribe, view.content)
}
