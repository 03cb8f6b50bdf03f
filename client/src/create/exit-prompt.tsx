import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Place } from '../app/place.ts'
import { useBlocker } from '../app/use-place.ts'
import { answersStore, forgetAnswers } from './answers-store.ts'

const ExitDialog = lazy(async () => ({ default: (await import('./exit-dialog.tsx')).ExitDialog }))

interface ExitPromptProps {
  /** The person pressed Exit or the sign. */
  leaving: boolean
  onStay: () => void
}

/** Asks before answers that nobody has kept are left behind; the browser itself asks only where a reload would lose them. */
export const ExitPrompt = ({ leaving, onStay }: ExitPromptProps) => {
  const unsaved = useStore(answersStore, (state) => state.unsaved)
  const blocks = useCallback((next: Place) => unsaved && !staysInCreation(next.pathname), [unsaved])
  const { blocked, stay: unblock } = useBlocker(blocks)
  useLeaveWarning(useStore(answersStore, ({ isFleeting }) => isFleeting))
  useEffect(() => {
    if (leaving && !unsaved) window.location.assign('/')
  }, [leaving, unsaved])

  const stay = () => {
    onStay()
    unblock()
  }
  const goOut = () => {
    if (blocked) blocked.proceed()
    // What is forgotten is so only in the next render; the warning must be gone before the page is.
    else setTimeout(() => window.location.assign('/'))
  }

  const leave = () => {
    forgetAnswers()
    goOut()
  }

  const asks = (leaving && unsaved) || blocked !== null
  return <Suspense>{asks && <ExitDialog onKept={goOut} onLeave={leave} onStay={stay} />}</Suspense>
}

const staysInCreation = (pathname: string): boolean =>
  pathname.startsWith(appPaths.createAbout) || pathname === appPaths.signIn

const useLeaveWarning = (isFleeting: boolean): void => {
  useEffect(() => {
    if (!isFleeting) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isFleeting])
}
