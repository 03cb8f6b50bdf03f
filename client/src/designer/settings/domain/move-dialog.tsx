import { useBusiness } from '../../../replica/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import styles from './domain.module.css'
import type { Owned } from './owned-domains.tsx'

interface MoveDialogProps extends Pick<Owned, 'shown' | 'leadsTo'> {
  onMove: () => void
  onClose: () => void
}

/** Asks before a domain at which visitors meet another website of the account leads to this one. */
export const MoveDialog = ({ shown, leadsTo, onMove, onClose }: MoveDialogProps) => {
  const { name } = useBusiness()
  return (
    <AskDialog
      title="Move this domain here?"
      action={
        <Button size="main" onClick={onMove}>
          Move it here
        </Button>
      }
      onClose={onClose}
    >
      <p>
        <b>{shown}</b> is connected to {leadsTo} now. It is disconnected there at once, and leads to{' '}
        {name || 'this website'} as soon as its proof was seen again.
      </p>
      <p className={styles.soft}>The other website goes on at its old address.</p>
    </AskDialog>
  )
}
