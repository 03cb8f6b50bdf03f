import { handleIsOwners } from '@shingle/shared/handle/problems.ts'
import { Copy, ExternalLink, EyeOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { momentWords } from '../../ui/moment-words.ts'
import { AddressLine } from '../../website/address-line.tsx'
import { listedWords } from '../../website/listed-words.ts'
import { addressParts } from '../../website/site-address.ts'
import { openDialog } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'
import { useDiffers } from '../base/website/use-published.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './settings.module.css'

/** Where the page is published, since when, and whether the draft is ahead of it. */
export const AddressChapter = () => {
  const website = useWebsite()
  const { published, role } = website
  const differs = useDiffers()
  const isOwner = role === 'Owner'
  const waits = listedWords(published, new Date())
  const whoseItIs = !isOwner && <p className={styles.note}>{handleIsOwners.text}</p>
  if (!published) {
    return (
      <>
        <AddressLine lead="Draft - Not Published" address="">
          {isOwner && (
            <Button kind="line" onClick={() => openDialog({ name: 'publish' })}>
              Choose an address
            </Button>
          )}
        </AddressLine>
        {whoseItIs}
      </>
    )
  }
  const copy = () =>
    copyText(published.url)
      .then(() => toast('Link copied'))
      .catch(() => toast('The link could not be copied', { kind: 'trouble' }))
  return (
    <>
      <AddressLine {...addressParts(website, published.handle)}>
        <Button kind="quiet" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        {isOwner && (
          <Button kind="quiet" onClick={() => openDialog({ name: 'publish' })}>
            Edit
          </Button>
        )}
      </AddressLine>
      <p className={styles.note}>
        Published {momentWords(published.publishedAt)}.{' '}
        {differs ? 'Draft differs from published.' : 'The draft is the same as the published page.'}{' '}
        <a href={published.url} target="_blank" rel="noreferrer">
          Visit <ExternalLink aria-hidden="true" />
        </a>
      </p>
      {waits && <p className={styles.note}>{waits}</p>}
      {whoseItIs}
      {isOwner && (
        <Button kind="line" className={styles.unpublish} onClick={() => openDialog({ name: 'unpublish' })}>
          <EyeOff aria-hidden="true" />
          Unpublish
        </Button>
      )}
    </>
  )
}
