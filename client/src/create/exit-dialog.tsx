import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'
import { Warning } from '../ui/warning.tsx'
import { keepAnswers } from './kept-answers.ts'
import { keptDays } from './kept-days.ts'

interface ExitDialogProps {
  /** The answers are kept on this device: nothing holds anybody back. */
  onKept: () => void
  onLeave: () => void
  onStay: () => void
}

export const ExitDialog = ({ onKept, onLeave, onStay }: ExitDialogProps) => {
  const [isFull, setIsFull] = useState(false)
  const save = () => (keepAnswers(window.location.pathname) ? onKept() : setIsFull(true))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without a website?"
      description={`Your answers are not saved. Saved on this device, they wait for you here for ${keptDays} days. Leaving forgets them: do that on a device that others use.`}
      footer={
        <>
          <Button kind="quiet" size="main" onClick={onLeave}>
            Leave
          </Button>
          <Button {...wayOut} kind="line" size="main" onClick={onStay}>
            Stay
          </Button>
          <Button size="main" onClick={save}>
            Save and exit
          </Button>
        </>
      }
    >
      {isFull && (
        <div role="alert">
          <Warning>This device has no room for your answers. Stay and make your website of them.</Warning>
        </div>
      )}
    </Dialog>
  )
}
