import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'
import { editedWords } from '../website/websites.ts'
import styles from './website-limit-dialog.module.css'

interface WebsiteLimitDialogProps {
  websites: readonly WebsiteEntry[]
  limit: number
  /** Whether it ended the making of one, whose answers wait. */
  keepsAnswers: boolean
  onClose: () => void
}

/** Why there is no room for another website, what takes it, and how to make some. */
export const WebsiteLimitDialog = ({ websites, limit, keepsAnswers, onClose }: WebsiteLimitDialogProps) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title="Website limit reached"
    description={
      <>
        <p>
          <b>{websiteLimitReached.text}.</b>
          {` ${limit} websites is the most for one account. Make room: delete one, or make one of its editors the owner. Websites in the trash do not count.`}
        </p>
        {keepsAnswers && <p>Your answers are kept: make room, then choose “Create a new website”.</p>}
      </>
    }
    footer={
      <Button {...wayOut} size="main" onClick={onClose}>
        Understood
      </Button>
    }
  >
    <ul className={styles.list}>
      {websites.map(({ draftId, businessName, published, modifiedAt }) => (
        <li key={draftId}>
          <span>{`${websiteName(businessName)}${published ? '' : ', not published'}`}</span>
          <span className={styles.soft}>{editedWords(modifiedAt, Date.now())}</span>
        </li>
      ))}
    </ul>
  </Dialog>
)
