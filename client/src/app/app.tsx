import { type ComponentType, lazy, Suspense } from 'react'
import { onceDrawn } from './once-drawn.ts'
import { Router } from './router.tsx'

/** What stands beside every screen, once that is drawn; one that does not come leaves the screen as it is. */
const beside = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    onceDrawn(async () => ({ default: await load() })).catch((cause: unknown) => {
      console.error(cause)
      return { default: () => null }
    }),
  )

const SpinnerOverlay = beside(async () => (await import('../ui/spinner-overlay.tsx')).SpinnerOverlay)
const Toasts = beside(async () => (await import('../ui/toast.tsx')).Toasts)
const Tooltips = beside(async () => (await import('../ui/tooltips.tsx')).Tooltips)

/** The app: the screen of the address, and what stands beside every one. */
export const App = () => (
  <>
    <Router />
    <Suspense>
      <Toasts />
      <Tooltips />
      <SpinnerOverlay />
    </Suspense>
  </>
)
