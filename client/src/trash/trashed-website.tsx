import type { TrashedEntry } from '@shingle/shared/trash/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { RotateCcw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOpen } from '../app/left-open.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { WebsiteShot } from '../websites/website-shot.tsx'
import { restoreWebsite } from './restore-website.ts'
import styles from './trash.module.css'
import { forgetTrashed } from './trash-query.ts'
import { leftWords, trashedWords } from './trash-words.ts'

const DeleteForGoodDialog = lazy(async () => ({
  default: (await import('./delete-for-good-dialog.tsx')).DeleteForGoodDialog,
}))

interface TrashedWebsiteProps {
  website: TrashedEntry
  /** Whether there is room for it among the others. */
  canRestore: boolean
}

/** One website in the trash: how long it waits, and both ways out. */
export const TrashedWebsite = ({ website, canRestore }: TrashedWebsiteProps) => {
  const { draftId, businessName } = website
  const name = websiteName(businessName)
  const { left, until, isSoon } = leftWords(website, new Date())
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useOpen(`delete-for-good/${draftId}`)
  const restore = () => {
    setBusy(true)
    restoreWebsite(website)
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return (
    <article className={styles.row}>
      <div className={styles.shot}>
        <WebsiteShot website={website} />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{trashedWords(website)}</p>
      </div>
      <p className={isSoon ? styles.soon : styles.left}>
        {left}
        <small>{until}</small>
      </p>
      <div className={styles.ways}>
        <Button
          kind="line"
          aria-label={`Restore ${name}`}
          disabled={!canRestore}
          busy={isBusy}
          onClick={restore}
          data-trashed={draftId}
        >
          <RotateCcw aria-hidden="true" />
          Restore
        </Button>
        <IconButton label={`Delete ${name} for good`} danger onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <Suspense>
        {isAsked && (
          <DeleteForGoodDialog
            website={website}
            onClose={() => setAsked(false)}
            onDeleted={() => forgetTrashed(draftId)}
          />
        )}
      </Suspense>
    </article>
  )
}
