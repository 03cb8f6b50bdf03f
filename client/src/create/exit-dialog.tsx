import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'

interface ExitDialogProps {
  onLeave: () => void
  onStay: () => void
}

export const ExitDialog = ({ onLeave, onStay }: ExitDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onStay()}
    title="Leave without a website?"
    description="You have unsaved changes: your answers are kept only until the website is created. Leaving forgets them."
    footer={
      <>
        <Button kind="quiet" size="main" onClick={onLeave}>
          Leave
        </Button>
        <Button {...wayOut} size="main" onClick={onStay}>
          Stay
        </Button>
      </>
    }
  />
)
