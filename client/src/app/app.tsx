import { lazy, Suspense } from 'react'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { Router } from './router.tsx'

const Toasts = lazy(async () => ({ default: (await import('../ui/toast.tsx')).Toasts }))
const Tooltips = lazy(async () => ({ default: (await import('../ui/tooltips.tsx')).Tooltips }))

export function App() {
  return (
    <>
      <Router />
      <Suspense>
        <Toasts />
        <Tooltips />
      </Suspense>
      <SpinnerOverlay />
    </>
  )
}
