import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'
import { momentWords } from '../ui/moment-words.ts'
import { toast } from '../ui/toast.tsx'
import { AddressLine } from './address-line.tsx'
import { listedWords } from './listed-words.ts'
import styles from './share-website-dialog.module.css'
import { PublishStateTag } from './website-state.tsx'
import { spokenAddress } from './websites.ts'

interface ShareWebsiteDialogProps {
  published: WebsiteEntry['published']
  /** Whether visitors see something else than the draft. */
  differs: boolean
  /** The way to a first link, while nothing is published. */
  wayOn: ReactNode
  /** Leads to where others are let in to edit; absent for whoever may not. */
  onEditors?: (() => void) | undefined
  onClose: () => void
}

/** The link for everybody, or why there is none yet. */
export const ShareWebsiteDialog = ({
  published,
  differs,
  wayOn,
  onEditors,
  onClose,
}: ShareWebsiteDialogProps) => {
  const closes = (stays: boolean) => !stays && onClose()
  if (!published) {
    return (
      <Dialog
        open
        onOpenChange={closes}
        title="Share"
        footer={
          <>
            <Button {...wayOut} kind="quiet" onClick={onClose}>
              Cancel
            </Button>
            {wayOn}
          </>
        }
      >
        <p>
          <PublishStateTag state="not-published" />
        </p>
        <p className={styles.soft}>Publish first to get a link for everybody.</p>
        <WayToEditors onSelect={onEditors} />
      </Dialog>
    )
  }
  const copy = () =>
    copyText(published.url)
      .then(() => {
        onClose()
        toast('Link copied')
      })
      // Without permission or focus the browser refuses; the address can be selected and copied by hand.
      .catch(() => toast('The link could not be copied. Select it and copy it.', { kind: 'trouble' }))
  return (
    <Dialog open onOpenChange={closes} title="Share" size="publish">
      <AddressLine address={spokenAddress(published.url)}>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
      </AddressLine>
      <p className={styles.soft}>
        Published {momentWords(published.publishedAt)}.{' '}
        {differs
          ? 'Visitors see that version; your draft differs from it.'
          : 'Your draft is the same as the published page.'}{' '}
        {listedWords(published, new Date())}
      </p>
      <WayToEditors onSelect={onEditors} />
    </Dialog>
  )
}

const WayToEditors = ({ onSelect }: { onSelect: (() => void) | undefined }) =>
  onSelect && (
    <p className={styles.soft}>
      The link only shows the page. To have somebody edit it with you, invite them:{' '}
      <Button kind="link" onClick={onSelect}>
        Editors
      </Button>
    </p>
  )
