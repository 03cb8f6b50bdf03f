import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { lazy, Suspense, useState } from 'react'
import { DoorScreen } from '../app/door-screen.tsx'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { lastShared } from '../website/last-open.ts'
import styles from './invite-screen.module.css'

// Reads drafts: hardly anybody has left work behind.
const KeptChanges = lazy(async () => ({ default: (await import('./kept-changes.tsx')).KeptChanges }))

/** Specification 2: where editors are sent whose access was removed. */
export const RevokedScreen = () => {
  useTitle('Edit access removed')
  const draftId = useSearch().get('websiteId')
  const [shared] = useState(lastShared)
  const isKnown = shared !== null && (draftId === null || draftId === shared.draftId)
  return (
    <DoorScreen sign={['Staff', 'only']}>
      <h1>Edit access removed</h1>
      <p className={styles.why}>
        {isKnown
          ? `${websiteName(shared.name)} is no longer among the websites that you can edit.`
          : 'This website is no longer among those that you can edit.'}{' '}
        Its owner took you off, or put the website into the trash: if it comes out of there, you can edit it
        again.
      </p>
      <div className={styles.ways}>
        <ButtonLink size="main" wide to={appPaths.websites}>
          View your websites
        </ButtonLink>
        <ButtonLink kind="line" size="main" wide to={appPaths.createAbout}>
          Create a new website
        </ButtonLink>
      </div>
      <Suspense>{draftId !== null && <KeptChanges draftId={draftId} />}</Suspense>
    </DoorScreen>
  )
}
