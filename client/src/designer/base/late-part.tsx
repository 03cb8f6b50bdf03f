import { type ReactNode, Suspense } from 'react'
import { missingWords } from '../../app/missing-script.ts'
import { TroubleBoundary } from '../../app/trouble-boundary.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './late-part.module.css'

interface LatePartProps {
  children: ReactNode
  /** Too small to say in its place that it did not come: nothing stands there then. */
  isSmall?: boolean
}

/** A part of the designer that is fetched when it is wanted. Where it cannot be, the rest stays, and its place says so. */
export const LatePart = ({ children, isSmall }: LatePartProps) => (
  <TroubleBoundary instead={isSmall ? null : <Missing />}>
    <Suspense>{children}</Suspense>
  </TroubleBoundary>
)

// A browser asks for a script that failed no second time: only the page as a whole can be fetched again.
const Missing = () => (
  <div className={styles.missing} role="alert">
    <p>This did not load. {missingWords}</p>
    <Button onClick={() => window.location.reload()}>Reload</Button>
  </div>
)
