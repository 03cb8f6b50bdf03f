import { lazy, Suspense } from 'react'
import type { Progress } from './launch-stages.ts'
import styles from './live-board.module.css'

const SketchBoard = lazy(async () => ({ default: (await import('./sketch-board.tsx')).SketchBoard }))
const PageBoard = lazy(async () => ({ default: (await import('./page-board.tsx')).PageBoard }))

interface LiveBoardProps {
  written: boolean
  /** How far the page is that is being written now. */
  progress?: Pick<Progress, 'parts' | 'content'> | undefined
}

/** What the answers make: a sketch while the business is described, from then on the very page that will be created. */
export const LiveBoard = ({ written, progress }: LiveBoardProps) => (
  <Suspense fallback={<div className={styles.blank} />}>
    {written ? (
      <Suspense fallback={<SketchBoard />}>
        <PageBoard progress={progress} />
      </Suspense>
    ) : (
      <SketchBoard />
    )}
  </Suspense>
)
