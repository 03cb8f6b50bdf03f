import { useEffect } from 'react'
import { useDraftSession, useDraftStatus } from '../../replica/use-draft.ts'

/** Warns before leaving, but only while something is not yet saved to the account. */
export function useLeaveWarning(): void {
  const unsaved = useDraftStatus(useDraftSession()).save !== 'account'
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
