import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import type { Place } from '../../app/place.ts'
import { useBlocker } from '../../app/use-place.ts'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { isUnsaved, leftBehind } from './left-behind.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

/**
 * Asks before the draft is left while something of it is not yet saved to the account, and says whether this device keeps it.
 * Closing the page asks as well, also in the moment in which something is being sent.
 */
export const LeavePrompt = () => {
  const behind = useDraftStatus(leftBehind)
  const blocks = useCallback((next: Place) => behind !== null && !staysInDraft(next), [behind])
  const { blocked, stay } = useBlocker(blocks)
  useLeaveWarning(useDraftStatus(isUnsaved))
  useSettledOnLeaving()
  if (blocked === null) return null
  return (
    <Suspense>
      <LeaveDialog behind={behind} onLeave={blocked.proceed} onStay={stay} />
    </Suspense>
  )
}

/** What was typed in the last moment before the page went is part of the draft as well. */
const useSettledOnLeaving = (): void => {
  const writing = useTextWriting()
  useEffect(() => {
    window.addEventListener('pagehide', writing.settle)
    return () => window.removeEventListener('pagehide', writing.settle)
  }, [writing])
}

const staysInDraft = ({ pathname, search }: Place): boolean =>
  pathname === appPaths.designer && websiteIn(search) === websiteIn(window.location.search)

const websiteIn = (search: string): string | null => new URLSearchParams(search).get('websiteId')
