import { lazy, Suspense } from 'react'

const ConfirmYou = lazy(async () => ({ default: (await import('./confirm-you.tsx')).ConfirmYou }))

/** `ConfirmYou` for screens where it is seldom needed: it is fetched when it is. */
export const ConfirmYouLate = (props: { onConfirmed: () => void }) => (
  <Suspense fallback={null}>
    <ConfirmYou {...props} />
  </Suspense>
)
