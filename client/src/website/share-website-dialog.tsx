import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Copy, Pencil } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { designerAddress } from './designer-address.ts'
import styles from './share-website-dialog.module.css'
import { WebsiteState } from './website-state.tsx'
import { editedWords, publishState, spokenAddress } from './websites.ts'

interface ShareWebsiteDialogProps {
  website: WebsiteEntry
  onClose: () => void
}

export const ShareWebsiteDialog = ({ website, onClose }: ShareWebsiteDialogProps) => {
  const { published } = website
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast('Link copied')
      onClose()
    } catch {
      // Without permission or focus the browser refuses; the address stands in the field to be copied by hand.
      toast('The link could not be copied. Select it in the field.', { kind: 'trouble' })
    }
  }

  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title="Share" size="publish">
      {published ? (
        <>
          <div className={styles.link}>
            <TextField
              label="Web address"
              labelHidden
              readOnly
              value={spokenAddress(published.url)}
              onChange={() => undefined}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => void copy(published.url)}>
              <Copy aria-hidden="true" />
              Copy Link
            </Button>
          </div>
          <p className={styles.soft}>
            {`Published ${editedWords(published.publishedAt, Date.now())}. `}
            {publishState(website) === 'differs' &&
              'Visitors see that version; your draft has changed since.'}
          </p>
        </>
      ) : (
        <>
          <WebsiteState website={website} />
          <p className={styles.soft}>
            There is no address to share yet. Publish it first, and everybody can open it.
          </p>
          <ButtonLink to={designerAddress(website)}>
            <Pencil aria-hidden="true" />
            Edit
          </ButtonLink>
        </>
      )}
    </Dialog>
  )
}
