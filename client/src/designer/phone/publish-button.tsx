import { lazy, type ReactNode, Suspense } from 'react'
import { TroubleBoundary } from '../../app/trouble-boundary.tsx'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../base/designer-store.ts'
import { canEdit } from '../base/draft/can-edit.ts'
import { useDiffers } from '../base/website/use-published.ts'
import styles from './phone.module.css'

// With what tells two drafts apart: most who come by have nothing to publish.
const CountedChanges = lazy(async () => ({
  default: (await import('./counted-changes.tsx')).CountedChanges,
}))

/** Publishes, or says that the draft may not be changed here. Unless it is called otherwise, it counts what would go out. */
export const PublishButton = ({ children }: { children?: ReactNode }) => {
  const mayEdit = useDraftStatus(canEdit)
  const differs = useDiffers()
  return (
    <Button wide disabled={!mayEdit} onClick={() => openDialog({ name: 'publish' })}>
      {children ?? (differs ? <PublishChanges /> : 'Publish')}
      {differs && <i className={styles.dot} aria-hidden="true" />}
    </Button>
  )
}

const PublishChanges = () => (
  <TroubleBoundary instead="Publish">
    <Suspense fallback="Publish">
      <CountedChanges />
    </Suspense>
  </TroubleBoundary>
)
