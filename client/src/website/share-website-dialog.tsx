import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { momentWords } from '../ui/moment-words.ts'
import { toast } from '../ui/toast.tsx'
import { AddressLine } from './address-line.tsx'
import styles from './share-website-dialog.module.css'
import { PublishStateTag } from './website-state.tsx'
import { spokenAddress } from './websites.ts'

interface ShareWebsiteDialogProps {
  published: WebsiteEntry['published']
  /** Whether visitors see something else than the draft. */
  differs: boolean
  /** The way to a first link, while nothing is published. */
  wayOn: ReactNode
  onClose: () => void
}

/** The link for everybody, or why there is none yet. */
export const ShareWebsiteDialog = ({ published, differs, wayOn, onClose }: ShareWebsiteDialogProps) => {
  const closes = (stays: boolean) => !stays && onClose()
  if (!published) {
    return (
      <Dialog
        open
        onOpenChange={closes}
        title="Share"
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              Cancel
            </Button>
            {wayOn}
          </>
        }
      >
        <PublishStateTag state="not-published" />
        <p className={styles.soft}>Publish first to get a link for everybody.</p>
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
          : 'Visitors see your draft as it is.'}
      </p>
    </Dialog>
  )
}
