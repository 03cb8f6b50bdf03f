import { Pencil } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'
import { designerAddress } from '../../website/designer-address.ts'
import styles from './leave-dialog.module.css'
import type { UnsavedWork } from './unsaved-drafts.ts'
import { WorkList } from './work-list.tsx'

interface LeaveDialogProps {
  work: readonly UnsavedWork[]
  onKeep: () => void
  onDelete: () => void
  onClose: () => void
}

/** Signing out leaves nothing on this device; what is nowhere else is asked about first. */
export const LeaveDialog = ({ work, onKeep, onDelete, onClose }: LeaveDialogProps) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title="Sign out with unsaved work?"
    description="Signing out deletes what this device keeps of your account. This is nowhere else:"
    size="publish"
    footer={
      <div className={styles.ways}>
        <Button {...wayOut} kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onDelete}>
          Delete it and sign out
        </Button>
        <Button onClick={onKeep}>Keep it and sign out</Button>
      </div>
    }
  >
    <WorkList work={work} wayFor={openWay} />
    <p className={styles.soft}>
      What you keep waits on this device until you sign in again. On a device that others use, download it and
      delete it here.
    </p>
  </Dialog>
)

const openWay = ({ draftId, name, isGone }: UnsavedWork) =>
  draftId !== null &&
  !isGone && (
    <ButtonLink kind="quiet" to={designerAddress({ draftId })} aria-label={`Open ${name}`}>
      <Pencil aria-hidden="true" />
      Open
    </ButtonLink>
  )
