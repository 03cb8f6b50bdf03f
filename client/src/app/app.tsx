import { lazy, Suspense } from 'react'
import { onceDrawn } from './once-drawn.ts'
import { Router } from './router.tsx'

const SpinnerOverlay = lazy(() =>
  onceDrawn(async () => ({ default: (await import('../ui/spinner-overlay.tsx')).SpinnerOverlay })),
)
const Toasts = lazy(() => onceDrawn(async () => ({ default: (await import('../ui/toast.tsx')).Toasts })))
const Tooltips = lazy(() =>
  onceDrawn(async () => ({ default: (await import('../ui/tooltips.tsx')).Tooltips })),
)

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
