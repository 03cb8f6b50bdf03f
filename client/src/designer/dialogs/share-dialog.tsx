import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tag } from '../../ui/tag.tsx'
import { momentWords } from '../../website/moment-words.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import { useDiffers } from '../base/website/use-published.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { AddressLine } from '../fields/address-line.tsx'
import styles from './dialogs.module.css'

/** The link for everybody, or why there is none yet. */
export const ShareDialog = () => {
  const { published } = useWebsite().entry
  const differs = useDiffers()
  const canEdit = useCanEdit()
  if (!published) {
    return (
      <Dialog
        open
        onOpenChange={closeDialog}
        title="Share"
        footer={
          <>
            <Button kind="quiet" onClick={() => closeDialog()}>
              Cancel
            </Button>
            <Button disabled={!canEdit} onClick={() => openDialog({ name: 'publish' })}>
              Publish
            </Button>
          </>
        }
      >
        <p>
          <Tag tone="warn">Draft · Not Published</Tag>
        </p>
        <p className={styles.soft}>Publish first to get a link for everybody.</p>
      </Dialog>
    )
  }
  const copy = () =>
    copyText(published.url)
      .then(() => {
        closeDialog()
        toast('Link copied')
      })
      .catch(() => toast('The link could not be copied', { kind: 'trouble' }))
  return (
    <Dialog open onOpenChange={closeDialog} title="Share" size="publish">
      <AddressLine address={published.url.replace(/^https?:\/\//, '')}>
        <Button onClick={copy}>
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
