import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router/dom'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { router } from './router.tsx'

const Toasts = lazy(async () => ({ default: (await import('../ui/toast.tsx')).Toasts }))
const Tooltips = lazy(async () => ({ default: (await import('../ui/tooltips.tsx')).Tooltips }))

export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Suspense>
        <Toasts />
        <Tooltips />
      </Suspense>
      <SpinnerOverlay />
    </>
  )
}
