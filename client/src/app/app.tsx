import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router/dom'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { router } from './router.tsx'

const Toasts = lazy(async () => ({ default: (await import('../ui/toast.tsx')).Toasts }))

export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Suspense>
        <Toasts />
      </Suspense>
      <SpinnerOverlay />
    </>
  )
}
