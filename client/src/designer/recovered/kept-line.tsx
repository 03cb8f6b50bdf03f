import { lazy, Suspense } from 'react'
import { useDraftSession, useDraftStatus } from '../../replica/use-draft.ts'

const KeptChanges = lazy(async () => ({ default: (await import('./kept-changes.tsx')).KeptChanges }))

/** The line about kept changes; hardly anybody has any, so that nobody else fetches it. */
export const KeptLine = () => {
  const { recovered } = useDraftStatus(useDraftSession())
  return recovered > 0 ? (
    <Suspense>
      <KeptChanges />
    </Suspense>
  ) : null
}
