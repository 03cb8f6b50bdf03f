import { lazy, Suspense, useEffect } from 'react'
import { PresenceWatch } from '../presence/presence-watch.tsx'
import { AccessWatch } from './access-watch.ts'
import { DesignerShortcuts } from './designer-shortcuts.ts'
import { EndedWatch } from './ended-watch.ts'
import { LeavePrompt } from './leave-prompt.tsx'

const WishWatch = lazy(async () => ({ default: (await import('./wish-watch.ts')).WishWatch }))

/** What goes on behind every mode of the designer, and shows only when it has to. */
export const Watches = () => {
  useEffect(beginAtName, [])
  return (
    <>
      <LeavePrompt />
      <DesignerShortcuts />
      <AccessWatch />
      <EndedWatch />
      <PresenceWatch />
      <Suspense>
        <WishWatch />
      </Suspense>
    </>
  )
}

/** Whoever has come from another screen, which is gone with whatever had the focus. */
const beginAtName = (): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
}
