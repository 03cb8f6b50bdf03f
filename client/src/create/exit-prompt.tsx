import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useStore } from 'zustand'
import { appPaths } from '../app/app-paths.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { answersStore, forgetAnswers } from './answers-store.ts'

type ExitPromptProps = {
  /** The person pressed Exit or the sign. */
  leaving: boolean
  onStay: () => void
}

/** Asks before answers that nobody has kept are left behind; the browser itself asks when the tab closes. */
export function ExitPrompt({ leaving, onStay }: ExitPromptProps) {
  const unsaved = useStore(answersStore, (state) => state.unsaved)
  const blocker = useBlocker(({ nextLocation }) => unsaved && !staysInCreation(nextLocation.pathname))
  useLeaveWarning(unsaved)
  useEffect(() => {
    if (leaving && !unsaved) window.location.assign('/')
  }, [leaving, unsaved])

  const blocked = blocker.state === 'blocked'
  const stay = () => {
    onStay()
    if (blocked) blocker.reset()
  }
  const leave = () => {
    forgetAnswers()
    if (blocked) blocker.proceed()
    // The answers are forgotten only in the next render; the warning must be gone before the page is.
    else setTimeout(() => window.location.assign('/'))
  }

  return (
    <Dialog
      open={(leaving && unsaved) || blocked}
      onOpenChange={(open) => !open && stay()}
      title="Leave without a website?"
      description="You have unsaved changes: your answers are kept only until the website is created. Leaving forgets them."
      footer={
        <>
          <Button kind="quiet" size="main" onClick={leave}>
            Leave
          </Button>
          <Button size="main" onClick={stay}>
            Stay
          </Button>
        </>
      }
    />
  )
}

function staysInCreation(pathname: string): boolean {
  return pathname.startsWith(appPaths.createAbout) || pathname === appPaths.signIn
}

function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
