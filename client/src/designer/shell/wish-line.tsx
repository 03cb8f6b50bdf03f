import { CircleAlert, Clock } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { forgetWish, type PublishWish, useWish } from '../../website/publish-wish.ts'
import { addressAt } from '../../website/site-address.ts'
import { openDialog } from '../base/designer-store.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './banners.module.css'

/** That publishing waits, with the way to take it back; or why it came to nothing. */
export const WishLine = () => {
  const website = useWebsite()
  const wish = useWish(website.draftId)
  if (wish === null) return null
  if (wish.refused !== undefined) return <Refused wish={wish} words={wish.refused} />
  return <Waiting wish={wish} address={addressAt(website, wish.handle)} />
}

const Waiting = ({ wish: { draftId }, address }: { wish: PublishWish; address: string }) => (
  <div className={styles.waiting} role="status">
    <Clock aria-hidden="true" />
    <p>
      <b>Publishing waits.</b>{' '}
      <span>{`It goes out at ${address} by itself once everything is saved to your account.`}</span>
    </p>
    <Button kind="line" onClick={() => forgetWish(draftId)}>
      Do not publish
    </Button>
  </div>
)

const Refused = ({ wish: { draftId }, words }: { wish: PublishWish; words: string }) => (
  <div className={styles.trouble} role="alert">
    <CircleAlert aria-hidden="true" />
    <p>
      <b>Not published.</b> {words}
    </p>
    <Button kind="line" onClick={() => openDialog({ name: 'publish' })}>
      Publish
    </Button>
    <Button kind="line" onClick={() => forgetWish(draftId)}>
      Dismiss
    </Button>
  </div>
)
