import { Check, Copy, ExternalLink } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'
import { AddressLine } from '../../website/address-line.tsx'
import { listedWords } from '../../website/listed-words.ts'
import { spokenAddress } from '../../website/websites.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './dialogs.module.css'

/** The live address, as soon as it is one. */
export const PublishedDialog = ({ url }: { url: string }) => {
  const waits = listedWords(useWebsite().published, new Date())
  const copy = () =>
    copyText(url)
      .then(() => toast('Link copied'))
      .catch(() => toast('The link could not be copied', { kind: 'trouble' }))
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Website Published"
      size="publish"
      footer={
        <>
          <Button {...wayOut} kind="quiet" onClick={closeDialog}>
            Go on editing
          </Button>
          <a className={buttonClass({ size: 'main' })} href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            Visit
          </a>
        </>
      }
    >
      <p className={styles.good}>
        <Check aria-hidden="true" />
        Your page is live. Everybody with this address can see it.
      </p>
      <AddressLine address={spokenAddress(url)}>
        <Button kind="quiet" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
      </AddressLine>
      {waits && <p>{waits}</p>}
    </Dialog>
  )
}
