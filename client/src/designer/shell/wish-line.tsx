import { CircleAlert, Clock } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { forgetWish, type PublishWish, useWish } from '../../website/publish-wish.ts'
import { openDialog } from '../base/designer-store.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './banners.module.css'

/** That publishing waits, with the way to take it back; or why it came to nothing. */
export const WishLine = () => {
  const wish = useWish(useWebsite().draftId)
  if (wish === null) return null
  return wish.refused === undefined ? <Waiting wish={wish} /> : <Refused wish={wish} words={wish.refused} />
}

const Waiting = ({ wish: { draftId, handle } }: { wish: PublishWish }) => (
  <div className={styles.waiting} role="status">
    <Clock aria-hidden="true" />
    <p>
      <b>Publishing waits.</b>{' '}
      {`It goes out at ${handle} by itself once everything is saved to your account.`}
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
