import { lazy, Suspense } from 'react'
import styles from './live-board.module.css'

const SketchBoard = lazy(async () => ({ default: (await import('./sketch-board.tsx')).SketchBoard }))
const PageBoard = lazy(async () => ({ default: (await import('./page-board.tsx')).PageBoard }))

/** What the answers make: a sketch while the business is described, from then on the very page that will be created. */
export const LiveBoard = ({ written }: { written: boolean }) => (
  <Suspense fallback={<div className={styles.blank} />}>
    {written ? (
      <Suspense fallback={<SketchBoard />}>
        <PageBoard />
      </Suspense>
    ) : (
      <SketchBoard />
    )}
  </Suspense>
)
