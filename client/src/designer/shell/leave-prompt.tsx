import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import type { Place } from '../../app/place.ts'
import { useBlocker } from '../../app/use-place.ts'
import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

/**
 * Asks before work is left behind. What this device keeps comes back with the draft, so that only what is nowhere asks:
 * closing the page does too while it is just being written.
 */
export const LeavePrompt = () => {
  const save = useDraftStatus(({ save }) => save)
  const why = useDraftStatus(({ why }) => why)
  // What is just being written is written to its end.
  const isNowhere = save === 'not-saved' && why !== 'saving'
  const blocks = useCallback((next: Place) => isNowhere && !staysInDraft(next), [isNowhere])
  const { blocked, stay } = useBlocker(blocks)
  useLeaveWarning(save === 'not-saved')
  useSettledOnLeaving()
  if (blocked === null) return null
  return (
    <Suspense>
      <LeaveDialog onLeave={blocked.proceed} onStay={stay} />
    </Suspense>
  )
}

/** What was typed in the last moment before the page went is part of the draft as well. */
const useSettledOnLeaving = (): void => {
  const { settle } = useDraft()
  useEffect(() => {
    window.addEventListener('pagehide', settle)
    return () => window.removeEventListener('pagehide', settle)
  }, [settle])
}

const staysInDraft = ({ pathname, search }: Place): boolean =>
  pathname === appPaths.designer && websiteIn(search) === websiteIn(window.location.search)

const websiteIn = (search: string): string | null => new URLSearchParams(search).get('websiteId')
