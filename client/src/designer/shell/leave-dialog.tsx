import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wayOut } from '../../ui/dialog-focus.ts'
import type { LeftBehind } from './left-behind.ts'

interface LeaveDialogProps {
  /** `null` once it is being saved, while this stands open. */
  behind: LeftBehind | null
  onLeave: () => void
  onStay: () => void
}

const words = {
  nowhere: {
    title: 'Leave with unsaved changes?',
    description: 'Your last changes are neither on this device nor in your account. Leaving loses them.',
    leave: 'Leave and lose them',
  },
  device: {
    title: 'Leave before your changes are in your account?',
    description:
      'Nothing is lost: your last changes are saved on this device. They go to your account once you open this website here again with a connection. Until then nobody else sees them.',
    leave: 'Leave',
  },
  none: {
    title: 'Leave now?',
    description: 'Your changes go to your account now.',
    leave: 'Leave',
  },
} as const satisfies Record<LeftBehind | 'none', object>

export const LeaveDialog = ({ behind, onLeave, onStay }: LeaveDialogProps) => {
  const { title, description, leave } = words[behind ?? 'none']
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={title}
      description={description}
      footer={
        <>
          <Button kind={behind === 'nowhere' ? 'danger' : 'line'} onClick={onLeave}>
            {leave}
          </Button>
          <Button {...wayOut} onClick={onStay}>
            Stay
          </Button>
        </>
      }
    />
  )
}
