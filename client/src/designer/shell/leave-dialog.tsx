import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

export const LeaveDialog = ({ onLeave, onStay }: LeaveDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onStay()}
    title="Leave with unsaved changes?"
    description="Your last changes are neither on this device nor in your account. Leaving loses them."
    footer={
      <>
        <Button kind="danger" onClick={onLeave}>
          Leave and lose them
        </Button>
        <Button {...wayOut} onClick={onStay}>
          Stay
        </Button>
      </>
    }
  />
)
