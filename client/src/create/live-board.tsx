import { lazy, Suspense } from 'react'
import { SketchBoard } from './sketch-board.tsx'

const PageBoard = lazy(async () => ({ default: (await import('./page-board.tsx')).PageBoard }))

/** What the answers make: a sketch while the business is described, from then on the very page that will be created. */
export function LiveBoard({ written }: { written: boolean }) {
  if (!written) return <SketchBoard />
  return (
    <Suspense fallback={<SketchBoard />}>
      <PageBoard />
    </Suspense>
  )
}
