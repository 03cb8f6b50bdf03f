import { lazy, Suspense } from 'react'
import { Router } from './router.tsx'

const SpinnerOverlay = lazy(async () => ({
  default: (await import('../ui/spinner-overlay.tsx')).SpinnerOverlay,
}))
const Toasts = lazy(async () => ({ default: (await import('../ui/toast.tsx')).Toasts }))
const Tooltips = lazy(async () => ({ default: (await import('../ui/tooltips.tsx')).Tooltips }))

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
