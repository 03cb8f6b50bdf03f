import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type ExitDialogProps = { onLeave: () => void; onStay: () => void }

export function ExitDialog({ onLeave, onStay }: ExitDialogProps) {
  return (
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
          <Button size="main" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    />
  )
}
